"""The lobby: open tables, new ones, joining, being ready, starting."""
