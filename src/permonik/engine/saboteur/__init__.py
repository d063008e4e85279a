"""Saboteur: gold miners and hidden saboteurs."""
