"""What outlives the process: the journal of every table, and who sat there. SQLite or PostgreSQL."""
