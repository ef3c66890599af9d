"""A kept connection to PostgreSQL is asked whether it is there, but not twice in a moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import OperationalError, connection, connections

from clubsite.postgresql.base import TRUSTED_S, DatabaseWrapper

pytestmark = [pytest.mark.django_db, pytest.mark.postgres]


@pytest.fixture
def kept() -> Iterator[DatabaseWrapper]:
    """A connection of its own, as a thread keeps it between two requests."""
    made = connections.create_connection("default")
    assert isinstance(made, DatabaseWrapper)
    made.connect()
    yield made
    made.close()


def killed(kept: DatabaseWrapper, *, begins: bool = True) -> None:
    """Its server's side is gone, and a request begins."""
    assert kept.connection
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [kept.connection.info.backend_pid])
    if begins:
        kept.close_if_unusable_or_obsolete()


def asked(kept: DatabaseWrapper) -> object:
    """What a query of a request is answered."""
    with kept.cursor() as cursor:
        cursor.execute("SELECT 7")
        return cursor.fetchone()


def test_one_that_was_silent_for_a_moment_is_made_anew_if_it_is_gone(kept: DatabaseWrapper) -> None:
    killed(kept)
    kept.answered_at -= TRUSTED_S
    assert asked(kept) == (7,)


def test_one_that_answered_just_now_is_believed_and_then_asked_again(kept: DatabaseWrapper) -> None:
    killed(kept)
    with pytest.raises(OperationalError):
        asked(kept)
    kept.close_if_unusable_or_obsolete()
    assert asked(kept) == (7,)


def test_one_that_is_believed_is_not_asked_within_a_transaction(kept: DatabaseWrapper) -> None:
    kept.close_if_unusable_or_obsolete()
    kept.set_autocommit(False)
    assert asked(kept) == (7,)
    kept.answered_at -= TRUSTED_S
    killed(kept, begins=False)
    with pytest.raises(OperationalError):
        asked(kept)


def test_being_asked_is_an_answer_for_a_moment(kept: DatabaseWrapper) -> None:
    kept.answered_at -= TRUSTED_S
    kept.close_if_unusable_or_obsolete()
    assert asked(kept) == (7,)
    killed(kept)
    with pytest.raises(OperationalError):
        asked(kept)
