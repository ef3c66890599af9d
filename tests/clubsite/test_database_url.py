from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from clubsite.env import database_from_url

BASE = Path("/base")


def test_it_reads_an_sqlite_file_relative_to_the_project() -> None:
    assert database_from_url("sqlite:///var/club.sqlite3", base=BASE) == {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": BASE / "var/club.sqlite3",
    }


def test_it_reads_an_absolute_sqlite_file_with_a_space_in_its_path() -> None:
    database = database_from_url("sqlite:////srv/our%20club.sqlite3", base=BASE)
    assert database["NAME"] == Path("/srv/our club.sqlite3")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_it_reads_a_postgresql_server(scheme: str) -> None:
    url = f"{scheme}://ana:p%40ss%2Fword@db.test:5433/club?sslmode=require"
    assert database_from_url(url, base=BASE) == {
        "ENGINE": "clubsite.postgresql",
        "NAME": "club",
        "USER": "ana",
        "PASSWORD": "p@ss/word",
        "HOST": "db.test",
        "PORT": "5433",
        "OPTIONS": {"sslmode": "require"},
    }


def test_it_reads_a_postgresql_socket_folder() -> None:
    database = database_from_url("postgresql:///club?host=/run/postgresql", base=BASE)
    assert (database["HOST"], database["PORT"], database["OPTIONS"]) == ("/run/postgresql", "", {})


def test_it_takes_host_and_port_from_the_parameters() -> None:
    address = "postgresql://ana@/club?host=db.test&port=5433&sslmode=require"
    database = database_from_url(address, base=BASE)
    assert (database["HOST"], database["PORT"]) == ("db.test", "5433")
    assert database["OPTIONS"] == {"sslmode": "require"}


@pytest.mark.parametrize(
    "url",
    [
        "mysql://db.test/club",
        "club.sqlite3",
        "sqlite://",
        "sqlite://club.sqlite3",
        "sqlite:///club.sqlite3?timeout=1",
        "postgresql://db.test",
        "postgresql://db.test:port/club",
        "postgresql://db.test:99999/club",
        "postgresql://[db.test/club",
    ],
)
def test_it_refuses_what_it_cannot_honour(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL"):
        database_from_url(url, base=BASE)
