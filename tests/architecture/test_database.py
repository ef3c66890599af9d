"""What the settings promise, asked of the database itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import OperationalError, connection, transaction

pytestmark = pytest.mark.django_db


def pragma(name: str) -> object:
    with connection.cursor() as cursor:
        return cursor.execute(f"PRAGMA {name}").fetchone()[0]


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("name", "value"),
    [("busy_timeout", 20_000), ("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)],
)
def test_it_has_the_pragmas_it_was_told(name: str, value: object) -> None:
    assert pragma(name) == value


@pytest.mark.sqlite
def test_it_is_a_file_in_tests() -> None:
    assert Path(connection.settings_dict["NAME"]).is_file()


@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_it_takes_the_write_lock_when_a_transaction_begins() -> None:
    with transaction.atomic(durable=True), ThreadPoolExecutor(1) as pool:
        assert pool.submit(locked_by_another).result()


def locked_by_another() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 0")
        try:
            cursor.execute("BEGIN IMMEDIATE")
        except OperationalError:
            return True
        finally:
            connection.close()
    return False


def test_it_leaves_transactions_to_the_services() -> None:
    assert connection.settings_dict["ATOMIC_REQUESTS"] is False
    assert connection.settings_dict["CONN_HEALTH_CHECKS"] is True
    assert connection.settings_dict["CONN_MAX_AGE"] > 0


def test_it_keeps_utc() -> None:
    assert connection.timezone_name == "UTC"
