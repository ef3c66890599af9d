"""How a game ends and what that is worth (SB-7)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from games.engine import Cube, Ending, Match, Outcome, Phase, Position, Rules, Side, Win
from games.engine.errors import InvalidResignation
from games.engine.outcome import Resignation
from tests.engine.playing import BLACK, WHITE, a_position

ENDS = [
    ("1:14", Win.SINGLE),
    ("24:1 6:13", Win.SINGLE),
    ("6:15", Win.GAMMON),
    ("18:1 6:14", Win.GAMMON),
    ("19:1 6:14", Win.BACKGAMMON),
    ("bar:1 6:14", Win.BACKGAMMON),
]
"""The loser's checkers, in his own numbering, as the last of the winner's goes."""


def last_checker(loser: str, side: Side = BLACK, **fields: object) -> Position:
    """The position after a side has borne off its last checker."""
    return a_position("2:1", loser, on_roll=side, **fields).play("2/off", "65")


@pytest.mark.parametrize(("loser", "win"), ENDS)
@pytest.mark.parametrize("side", Side)
def test_it_ends_with_the_last_checker(loser: str, win: Win, side: Side) -> None:
    over = last_checker(loser, side)
    assert over.phase is Phase.OVER
    assert over.outcome == Outcome(side, win, Ending.BORNE_OFF, int(win))
    assert over.outcome.loser is side.other


@pytest.mark.parametrize(("loser", "win"), ENDS)
def test_it_multiplies_by_the_cube(loser: str, win: Win) -> None:
    over = last_checker(loser, cube=Cube(8, BLACK))
    assert over.outcome
    assert over.outcome.points == 8 * win


@pytest.mark.parametrize(("loser", "win"), ENDS)
def test_it_counts_a_backgammon_two_where_agreed(loser: str, win: Win) -> None:
    match = Match(rules=Rules(backgammon=2))
    over = last_checker(loser, match=match, cube=Cube(4, WHITE))
    assert over.outcome
    assert (over.outcome.win, over.outcome.points) == (win, 4 * min(win, 2))


def test_it_ends_at_once_whatever_is_left_of_the_roll() -> None:
    """A side that bears off its last checker with the first number plays no second."""
    over = a_position("1:1", "1:15").play("1/off", "21")
    assert over.outcome
    doublet = a_position("1:2", "1:15").play("1/off(2)", "66")
    assert doublet.outcome


def test_it_goes_on_while_a_checker_is_left() -> None:
    for own in ("1:2 2:1", "6:1 1:1", "24:1"):
        position = a_position(own, "2:15").throw("21")
        play = position.legal_plays()[0]
        after = position.play(play)
        assert after.outcome is None
        assert after.on_roll is WHITE


def test_it_shows_the_board_to_the_loser_as_after_any_play() -> None:
    over = last_checker("19:1 6:14")
    assert over.on_roll is over.decides is WHITE
    assert over.roll is None
    assert over.board.swap().win is Win.BACKGAMMON
    assert over.seen_by(BLACK).off == 15


def test_it_may_win_more_than_the_match_needs() -> None:
    match = Match(3, (1, 1), rules=Rules(crawford=False))
    over = last_checker("19:1 6:14", match=match, cube=Cube(4, BLACK))
    assert over.outcome
    assert over.outcome.points == 12
    assert match.after(over.outcome).scores == (1, 13)


def test_it_names_what_can_be_won_and_what_ends_a_game() -> None:
    assert [int(win) for win in Win] == [1, 2, 3]
    assert [win.name for win in Win] == ["SINGLE", "GAMMON", "BACKGAMMON"]
    assert {ending.value for ending in Ending} == {"borne off", "dropped", "resigned"}


def test_it_is_a_value_that_never_changes() -> None:
    outcome = Outcome(WHITE, Win.GAMMON, Ending.RESIGNED, 4)
    with pytest.raises(FrozenInstanceError):
        outcome.points = 2  # type: ignore[misc]
    assert outcome == Outcome(WHITE, Win.GAMMON, Ending.RESIGNED, 4)
    assert len({outcome, Outcome(WHITE, Win.GAMMON, Ending.RESIGNED, 4)}) == 1


@pytest.mark.parametrize("win", [1, 2, 3, *Win])
def test_it_takes_what_is_resigned_as_a_number_or_by_name(win: int) -> None:
    assert Resignation.of(WHITE, win) == Resignation(WHITE, Win(win))
    assert Resignation.of(WHITE, win).win is Win(win)


@pytest.mark.parametrize(
    ("win", "told"),
    [(0, "0"), (4, "4"), (-1, "-1"), (1.5, "1.5"), ("2", "'2'"), (None, "null")],
)
def test_it_takes_nothing_else(win: object, told: str) -> None:
    with pytest.raises(InvalidResignation) as refusal:
        Resignation.of(WHITE, win)  # type: ignore[arg-type]
    assert refusal.value.code == "bad_resignation"
    assert refusal.value.detail == (
        f"A resignation loses a single game, a gammon or a backgammon: 1, 2 or 3, not {told}."
    )
