"""What a point is worth, for those who may see money: the public of a club and guests' phones read
tables without it, as on the pages."""

from __future__ import annotations

from typing import Any

from chouette.permissions import Action, Standing

OF_MONEY = frozenset(("stake_minor", "table_fee_minor", "currency"))
"""The names under which it stands in clubs, tables, games, sheets and events."""

OF_MEMBERS = "For members; null for the public and on guests' phones."


def as_seen(body: Any, standing: Standing) -> Any:
    """`body` as it is for members; for others with null in place of every stake and currency."""
    return body if standing.may(Action.SEE_MONEY) else without_money(body)


def without_money(body: Any) -> Any:
    """A copy of `body` with null in place of every stake and currency, however deep."""
    if isinstance(body, dict):
        return {
            name: None if name in OF_MONEY else without_money(value) for name, value in body.items()
        }
    if isinstance(body, list | tuple):
        return [without_money(value) for value in body]
    return body
