"""What a table page shows beside the score: house rules that need a person, not a computer.

Manners are text only; whom to double and which doubles to take is warned about when broken, and
told beforehand here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece of advice: a code of `wording.TEMPLATES` and what fills its gaps."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def advice(ruleset: Ruleset, players: int) -> tuple[Advice, ...]:
    """What this table should know with so many `players`, the box and his partner included."""
    return (
        *_about_partner(ruleset, players),
        *_about_numbers(ruleset, players),
        *_about_cubes(ruleset, players),
        *_about_manners(ruleset),
    )


def _about_partner(ruleset: Ruleset, players: int) -> Iterable[Advice]:
    """Rows 42 and 43."""
    optional, compulsory = ruleset.partner_from, ruleset.partner_compulsory_from
    if compulsory is not None and players >= compulsory:
        yield Advice("partner_must", {"players": compulsory})
    elif optional is not None and players >= optional:
        yield Advice("partner_may", {"players": optional})
    else:
        return
    yield _choice("partner_asked", ruleset.partner_asked)


def _about_numbers(ruleset: Ruleset, players: int) -> Iterable[Advice]:
    """Rows 56 and 57."""
    if ruleset.split_at is not None and players >= ruleset.split_at:
        yield Advice("split_now", {"players": ruleset.split_at})
    if players >= ruleset.max_players:
        yield Advice("table_full", {"players": ruleset.max_players})


def _about_cubes(ruleset: Ruleset, players: int) -> Iterable[Advice]:
    """Rows 17 to 23."""
    if ruleset.cubes == "single":
        yield _choice("team_double", ruleset.team_double)
    else:
        yield _choice("box_doubles", ruleset.box_doubles)
        yield _choice("box_take", ruleset.box_take)
    yield _choice("answer_order", ruleset.answer_order)
    if players >= max(3, ruleset.lone_taker_from):
        yield _choice("lone_taker", ruleset.lone_taker)


def _about_manners(ruleset: Ruleset) -> Iterable[Advice]:
    """Rows 63 to 68."""
    yield _choice("consultation", ruleset.consultation)
    yield Advice("consultation_on_cube" if ruleset.consultation_on_cube else "no_cube_advice")
    yield _choice("premature_roll", ruleset.premature_roll)
    yield _choice("illegal_play", ruleset.illegal_play)


def _choice(field_name: str, value: str) -> Advice:
    return Advice(f"{field_name}.{value}")
