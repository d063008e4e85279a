"""Bots of The Lost Mines."""
