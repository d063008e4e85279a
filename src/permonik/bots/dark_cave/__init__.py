"""Bots of The Dark Cave."""
