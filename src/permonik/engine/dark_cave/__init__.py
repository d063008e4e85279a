"""Saboteur: The Dark Cave: two clans look for the way out of a cave, with their gold."""
