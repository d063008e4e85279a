"""What every game shares: the contract, dice, decks, events, options and records."""
