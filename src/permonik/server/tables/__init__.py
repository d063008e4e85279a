"""Tables at which games are played: what the journal says, who is there, and what each seat is sent."""
