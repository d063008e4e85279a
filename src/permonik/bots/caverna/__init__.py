"""Caverna bots."""
