"""The API."""

from __future__ import annotations

from tests.matrix.reading import table_of

TABLE = table_of("""
""")
