"""The rules of the games: standard library only, no IO, no clock, no prose."""
