"""The network of path cards that three of the games share: tiles, grid, reach and walk."""
