"""What can be asked of a board."""

from __future__ import annotations

import pytest

from games.engine import Board, Win
from tests.engine.playing import RACE, a_board

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2"
START = Board.start()


@pytest.mark.parametrize(
    ("own", "pips"),
    [
        ("24:2 13:5 8:3 6:5", 167),
        ("1:1", 1),
        ("bar:2", 50),
        ("bar:1 24:2 6:3", 91),
        ("6:15", 90),
        (RACE, 41),
    ],
)
def test_it_counts_the_pips_still_to_go(own: str, pips: int) -> None:
    assert a_board(own, "23:1").pips == pips


def test_it_counts_no_pips_for_who_has_borne_off_everything() -> None:
    board = Board({}, {24: 2})
    assert (board.pips, board.swap().pips) == (0, 48)


@pytest.mark.parametrize(
    ("own", "opponent", "is_contact"),
    [
        ("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", True),
        ("13:1", "13:1", True),
        ("13:1", "11:1", False),
        ("12:15", "12:15", False),
        ("12:14 14:1", "12:15", True),
        ("bar:1 1:14", "1:15", True),
        ("1:15", "bar:1 1:14", True),
        ("", "bar:1", False),
        (RACE, RACE, False),
        (RACE, "24:1 1:2", True),
        (RACE, "22:1", True),
        (RACE, "18:1", False),
    ],
)
def test_it_knows_whether_the_sides_still_have_to_pass_each_other(
    own: str, opponent: str, is_contact: bool
) -> None:
    board = a_board(own, opponent)
    assert board.is_contact == board.swap().is_contact == is_contact
    assert board.is_race == (not is_contact)


@pytest.mark.parametrize(
    ("own", "is_closed"),
    [
        (CLOSED, True),
        (f"{CLOSED} 24:3", True),
        ("6:5 5:2 4:2 3:2 2:2 1:2", True),
        ("6:2 5:2 4:2 3:2 2:2 1:1", False),
        ("7:2 6:2 5:2 4:2 3:2 2:2", False),
        ("24:2 13:5 8:3 6:5", False),
    ],
)
def test_it_knows_a_closed_board(own: str, is_closed: bool) -> None:
    assert a_board(own, "24:0 bar:1").has_closed_board == is_closed


@pytest.mark.parametrize(
    ("own", "opponent", "is_shut_out"),
    [
        ("bar:1 6:5", CLOSED, True),
        ("bar:4", f"{CLOSED} 8:3", True),
        ("24:0 6:5", CLOSED, False),
        ("bar:1 6:5", "6:2 5:2 4:2 3:2 2:2 1:1", False),
    ],
)
def test_it_knows_who_is_on_the_bar_against_a_closed_board(
    own: str, opponent: str, is_shut_out: bool
) -> None:
    board = a_board(own, opponent)
    assert board.is_shut_out == is_shut_out
    assert not board.swap().is_shut_out


@pytest.mark.parametrize(
    ("own", "longest"),
    [
        ("24:2 13:5 8:3 6:5", 1),
        ("1:15", 1),
        ("6:1 5:1 4:1", 0),
        ("bar:2", 0),
        ("8:2 7:2 6:2 5:2 4:2 3:2", 6),
        ("8:2 7:2 6:2 5:2 4:1 3:2", 4),
        ("20:2 19:2 7:2 6:2 5:3", 3),
        ("24:2 23:2 22:2 bar:2", 3),
        ("9:2 8:2 7:2 6:2 5:2 4:2 3:2", 7),
    ],
)
def test_it_finds_the_longest_prime(own: str, longest: int) -> None:
    board = a_board(own, "13:1")
    assert board.longest_prime == longest
    assert board.has_full_prime == (longest >= 6)


@pytest.mark.parametrize(
    ("own", "may"),
    [
        (RACE, True),
        ("6:15", True),
        ("1:1", True),
        ("7:1 6:14", False),
        ("bar:1 6:14", False),
        ("24:1", False),
    ],
)
def test_it_knows_who_may_bear_off(own: str, may: bool) -> None:
    """SB-6: everybody home, nobody on the bar."""
    assert a_board(own, "13:1").may_bear_off == may


@pytest.mark.parametrize(
    ("loser", "win"),
    [
        ("1:14", Win.SINGLE),
        ("bar:14", Win.SINGLE),
        ("1:15", Win.GAMMON),
        ("18:15", Win.GAMMON),
        ("19:1 1:14", Win.BACKGAMMON),
        ("24:1 1:14", Win.BACKGAMMON),
        ("bar:1 1:14", Win.BACKGAMMON),
    ],
)
def test_it_tells_what_is_won_once_everybody_is_off(loser: str, win: Win) -> None:
    """SB-7."""
    board = a_board("", loser)
    assert board.win is win
    assert board.swap().win is None


def test_it_tells_no_win_before() -> None:
    assert a_board("1:1", "bar:15").win is None
    assert START.win is None
