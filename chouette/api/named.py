"""Refusals of the rules with names: the rules know players by their numbers alone."""

from __future__ import annotations

from chouette.rules.errors import RuleViolation
from chouette.rules.wording import PLAYER_ARGS
from chouette.selectors.table_people import names_at

NAMING = PLAYER_ARGS | {"players"}
"""What in a refusal stands for a player, or for several with ", " between."""

DIGITS_MOST = 18


def with_names(fault: RuleViolation, club_id: int) -> RuleViolation:
    """The same refusal with the names that players have in this club; one query, or none. Whoever
    is no player there stays a number."""
    told = {
        key: value.split(", ")
        for key, value in fault.params.items()
        if key in NAMING and isinstance(value, str)  # "from 5 players" are a number of them
    }
    names = names_at(club_id, (one for each in told.values() for one in each if _is_number(one)))
    named = {key: ", ".join(names.get(one, one) for one in each) for key, each in told.items()}
    return type(fault)(**{**fault.params, **named}) if named else fault


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= DIGITS_MOST
