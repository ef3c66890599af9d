"""XGID's letters in place of dice: D doubled, B beavered, R raccooned, all in `turn`'s exchange."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine.match_id import match_id
from games.engine.setup import Offer, Setup
from games.engine.sides import Side
from games.engine.xgid import from_xgid, xgid
from tests.engine.setups import a_setup, refused

WHITE, BLACK = Side


def text(cube: str, dice: str, rest: str = "0:0:0:0:10", turn: int = 1) -> str:
    """The start with a cube of "exponent:owner"."""
    return f"XGID=-b----E-C---eE---c-e----B-:{cube}:{turn}:{dice}:{rest}"


def cube(setup: Setup) -> tuple[int, Side | None]:
    return setup.cube_level, setup.cube_owner


def test_it_reads_a_double_with_the_cube_as_it_was() -> None:
    setup = from_xgid(text("0:0", "D"))
    assert (setup.offer, setup.on_roll, setup.decides) == ("double", BLACK, WHITE)
    assert cube(setup) == (1, None)
    assert setup.roll is None


def test_it_reads_the_other_side_s_redouble() -> None:
    setup = from_xgid(text("2:-1", "D", turn=-1))
    assert (setup.offer, setup.on_roll, setup.decides) == ("double", WHITE, BLACK)
    assert cube(setup) == (4, WHITE)


def test_it_writes_a_double_as_gnubg_s_vector_has_it() -> None:
    doubled = from_xgid(text("0:0", "D", "0:0:0:7:10"))
    assert match_id(doubled) == "cBHgAAAAAAAE"


@pytest.mark.parametrize(
    ("letter", "offer", "decides", "taken", "known_id"),
    [
        ("B", "beaver", BLACK, "1:-1", "QRkAAAAAAAAE"),
        ("R", "raccoon", WHITE, "2:-1", "QhEAAAAAAAAE"),
    ],
)
def test_it_reads_what_follows_a_double_for_money(
    letter: str, offer: Offer, decides: Side, taken: str, known_id: str
) -> None:
    setup = from_xgid(text(taken, letter))
    assert (setup.offer, setup.decides, setup.cube_owner) == (offer, decides, WHITE)
    assert match_id(setup) == known_id
    assert xgid(setup) == text(taken, letter)


@pytest.mark.parametrize(
    ("before", "letter", "level"),
    [("0:0", "B", 2), ("0:0", "R", 4), ("1:1", "B", 4), ("1:1", "R", 8), ("3:0", "B", 16)],
)
def test_it_also_reads_a_cube_as_it_was_before_the_double(
    before: str, letter: str, level: int
) -> None:
    assert cube(from_xgid(text(before, letter))) == (level, WHITE)


def test_it_reads_a_beaver_whether_or_not_the_rule_mentions_them() -> None:
    for rule in range(4):
        setup = from_xgid(text("1:-1", "B", f"0:0:{rule}:0:10"))
        assert (setup.offer, setup.beavers) == ("beaver", rule >= 2)


def test_it_has_no_letter_for_an_otter() -> None:
    raccoon = a_setup(offer="raccoon", cube_level=8, cube_owner=WHITE)
    otter = replace(raccoon, offer="otter", decides=raccoon.decides.other)
    assert refused(lambda _: xgid(otter), "") == (
        "This is not an XGID: it has no letter for an otter."
    )


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (text("1:-1", "D"), "the cube belongs to the other side"),
        (text("1:1", "D", turn=-1), "the cube belongs to the other side"),
        (text("0:0", "D", "6:2:1:7:10"), "the cube is not used in the Crawford game"),
        (text("0:-1", "B"), "after a beaver the cube is at 2 at least"),
        (text("1:-1", "R"), "after a raccoon the cube is at 4 at least"),
        (text("1:-1", "B", "0:0:0:7:10"), "a match has no beavers"),
        (text("2:-1", "R", "0:0:0:7:10"), "a match has no beavers"),
        (text("10:0", "D"), "a cube at 2048 is beyond the limit of 1024"),
        (text("3:1", "D", "0:0:0:0:3"), "a cube at 16 is beyond the limit of 8"),
        (text("9:0", "R"), "a cube at 4096 is beyond the limit of 1024"),
        (text("0:0", "D", "0:0:0:0:0"), "a cube at 2 is beyond the limit of 1"),
    ],
)
def test_it_refuses_offers_that_cannot_be_made(position: str, reason: str) -> None:
    assert refused(from_xgid, position) == f"This is not a position of backgammon: {reason}."


@pytest.mark.parametrize("letter", ["d", "b", "r", "DD", "D0", "O", "T", "", " D"])
def test_it_knows_no_other_letters(letter: str) -> None:
    refused(from_xgid, text("0:0", letter), code="bad_dice")
