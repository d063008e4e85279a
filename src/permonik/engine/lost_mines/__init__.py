"""The Lost Mines: two clans of dwarfs on their way through the forest to four hidden mines."""
