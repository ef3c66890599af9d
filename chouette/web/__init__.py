"""Pages for people at the table."""
