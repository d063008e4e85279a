"""What every game on the contract must satisfy, as checks that anybody can run on a game of their own.

`checks` holds the laws of the contract, `leaks` those of secrecy, `strategies` draws games with Hypothesis
(which must be installed for that). A check raises AssertionError and says where.
"""
