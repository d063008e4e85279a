"""Who somebody is, without accounts: a name, sessions, a recovery code, and being forgotten."""
