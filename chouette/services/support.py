"""What several services need: clean text, stable hashes, a club under lock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.db import IntegrityError, transaction

from chouette.currencies import CURRENCIES
from chouette.models import Club
from chouette.models.players import NAME_LENGTH_MAX
from chouette.permissions import Action, Actor, Standing, standing_in
from chouette.refusals import BadName, NotFound, UnknownValue
from clubsite.clean_text import name_or_none

RESERVED_SLUGS = frozenset({"new"})
"""Where an address stands these words lead to a form: no club and no rules have them."""


def clean_name(name: str, *, limit: int = NAME_LENGTH_MAX) -> str:
    """`name` on one line with single spaces and without invisible characters. Raises BadName if
    nothing or too much is left, or something in it is no text."""
    clean = name_or_none(name, limit=limit)
    if clean is None:
        raise BadName(limit=limit)
    return clean


def check_currency(code: str) -> str:
    """`code` if it is a currency, or "" for points only. Raises UnknownValue."""
    if code != "" and not (isinstance(code, str) and code in CURRENCIES):
        raise UnknownValue(field="currency", value=str(code)[:80])
    return code


def lock_club(club_id: int, actor: Actor, action: Action) -> tuple[Club, Standing]:
    """The club, its row locked, once `actor` was found to be allowed `action` under the lock.

    Raises NotFound or NotAllowed. The lock does not hold up those who only refer to the club.
    """
    club = Club.objects.select_for_update(no_key=True).filter(pk=club_id).first()
    if club is None:
        raise NotFound
    standing = standing_in(club, actor)
    standing.require(action)
    return club, standing


def after_commit(call: Callable[..., object], *args: object) -> None:
    """Call this once the transaction is committed; whatever it raises is logged and no more.

    A closure, because Django names a failed callback by its `__qualname__`, which a
    `functools.partial` has not: its failure would become the request's.
    """

    def called_after_commit() -> None:
        call(*args)

    transaction.on_commit(called_after_commit, robust=True)


def broken_constraint(error: IntegrityError, known: Mapping[str, tuple[str, ...]]) -> str | None:
    """Which of the `known` constraints `error` is about: PostgreSQL gives its name, SQLite the
    columns, which are the values of `known`."""
    diagnostic: Any = getattr(error.__cause__, "diag", None)
    name = getattr(diagnostic, "constraint_name", None)
    if name in known:
        return str(name)
    text = str(error)
    return next((name for name, columns in known.items() if all(c in text for c in columns)), None)
