"""`base = short` of giveaway (3.1): backgammon in which whoever bears off first has lost."""

from __future__ import annotations

import pytest

from games.engine import Match, Position, variants
from games.engine.board import Board
from games.engine.by_variant import outcome_of, rules_of
from games.engine.errors import NoCube
from games.engine.outcome import Ending, Win
from games.engine.tool import legal_plays_of
from games.engine.variants.variant import Value
from tests.engine.playing import BLACK, WHITE, a_position

GIVEAWAY = variants.get("giveaway")


def a_game(own: str, opponent: str, **chosen: Value) -> tuple[variants.Variant, Position]:
    """Black is on roll."""
    variant = GIVEAWAY.having({"base": "short", **chosen})
    return variant, a_position(own, opponent, match=Match(rules=rules_of(variant)))


def test_its_plays_are_those_of_backgammon() -> None:
    start = {"xgid": Position.start().xgid, "dice": "31"}
    told = legal_plays_of({**start, "variant": "giveaway", "options": {"base": "short"}})
    assert told == legal_plays_of(start)
    assert len(told["plays"]) == 16


@pytest.mark.parametrize(
    ("opponent", "agreed", "points"),
    [("6:15", False, 1), ("6:15", True, 2), ("6:14", False, 1), ("6:14", True, 1)],
)
def test_whoever_is_off_first_has_lost(opponent: str, agreed: bool, points: int) -> None:
    """Two where that is agreed on and the winner has kept all his checkers."""
    variant, at = a_game("1:1", opponent, giveaway_mars=agreed)
    assert outcome_of(variant, at) is None
    outcome = outcome_of(variant, at.throw("65").play("1/off"))
    assert outcome
    assert (outcome.winner, outcome.points) == (WHITE, points)
    assert (outcome.win, outcome.ending) == (Win(points), Ending.BORNE_OFF)


def test_nobody_may_refuse_to_bear_off_the_last() -> None:
    _, at = a_game("1:1", "6:15")
    assert [str(play) for play in at.legal_plays("65")] == ["1/off"]


def test_who_resigns_has_lost_here_too() -> None:
    variant, at = a_game("1:1", "6:15")
    outcome = outcome_of(variant, at.resign(1).accept_resignation())
    assert outcome
    assert (outcome.winner, outcome.ending) == (WHITE, Ending.RESIGNED)


def test_there_is_a_cube_only_where_one_is_agreed_on() -> None:
    _, without = a_game("6:1", "6:1")
    with pytest.raises(NoCube):
        without.double()
    variant, at = a_game("1:1", "6:15", cube="standard", giveaway_mars=True)
    outcome = outcome_of(variant, at.double().take().throw("65").play("1/off"))
    assert outcome
    assert outcome.points == 4


def test_in_backgammon_whoever_is_off_first_has_won() -> None:
    at = a_position("1:1", "6:15").throw("65").play("1/off")
    assert outcome_of(variants.get("short"), at) == at.outcome
    assert at.outcome
    assert at.outcome.winner is BLACK


def test_it_begins_as_backgammon_does() -> None:
    variant, _ = a_game("1:1", "6:15")
    assert Board(variant.layout, variant.layout) == Board.start()
