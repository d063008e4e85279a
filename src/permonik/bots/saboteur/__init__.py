"""Saboteur bots."""
