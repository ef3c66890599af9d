"""Django's backend for PostgreSQL, which asks a busy connection less often whether it is there."""
