"""The table server: real games between real people, that cannot be lost or peeked into."""
