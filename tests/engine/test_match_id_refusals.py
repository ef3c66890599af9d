"""What is no match ID, or tells of what no session can come to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.errors import shown
from games.engine.match_id import decoded, from_match_id, match_id
from games.engine.setup import PLAYING, RESIGNED, Setup
from tests.engine.setups import CONTACT, a_setup, id_of, refused, survives

MATCH = {"length": 7, "score0": 2, "score1": 2, "no_jacoby": 1}
NOT_AN_ID = "This is not an ID of GNU Backgammon: "
NO_POSITION = "This is not a position of backgammon: "


def read(text: str) -> Setup:
    return from_match_id(text, CONTACT)


def id_with(**values: int) -> str:
    """The ID of Black before his roll, for money, with some fields changed."""
    return id_of(decoded(a_setup()) | values)


@pytest.mark.parametrize(
    "text", ["", "cAngACAAEAA", "cAngACAAEAAE=", "cAngACAAEAAEA", "A" * 10_000]
)
def test_it_refuses_a_wrong_length(text: str) -> None:
    assert refused(read, text) == (
        f"{NOT_AN_ID}{shown(text)} has {len(text)} characters where 12 are expected."
    )


@pytest.mark.parametrize("letter", ["-", "_", "=", " ", "\0", "é", "٣", "Ａ", "\ud800"])
def test_it_refuses_letters_beyond_the_alphabet(letter: str) -> None:
    assert "only the letters A to Z" in refused(read, f"cAng{letter}CAAEAAE")


def test_it_refuses_bits_after_the_last_field() -> None:
    for bit in range(5):
        text = id_with(rest=1 << bit)
        assert refused(read, text) == f"{NOT_AN_ID}bits are set after the last of its fields."


def test_it_refuses_an_owner_of_the_cube_who_is_no_side() -> None:
    assert (
        refused(read, id_with(cube_owner=2))
        == f"{NOT_AN_ID}the owner of its cube must be 0, 1 or 3, not 2."
    )


@pytest.mark.parametrize("dice", [(7, 1), (1, 7), (7, 7), (7, 0), (3, 0), (0, 3)])
def test_it_refuses_dice_that_cannot_be_thrown(dice: tuple[int, int]) -> None:
    detail = refused(read, id_with(die1=dice[0], die2=dice[1]), code="bad_dice")
    assert detail == f"A roll is two numbers from 1 to 6, not {dice[0]} and {dice[1]}."


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"game_state": 5}, "the state of a game is 0 to 4, not 5"),
        ({"game_state": 7}, "the state of a game is 0 to 4, not 7"),
        (MATCH | {"score0": 7}, "a match to 7 is already won with a score of 7"),
        (MATCH | {"score1": 7}, "a match to 7 is already won with a score of 7"),
        (MATCH | {"score1": 32767}, "a match to 7 is already won with a score of 32767"),
        (MATCH | {"score1": 7, "game_state": 0}, "a match to 7 is already won with a score of 7"),
        ({"crawford": 1}, "a money session has no Crawford game"),
        ({"cube_log": 13}, "the limit of the cube is 4096 at most, not 8192"),
        ({"cube_log": 15}, "the limit of the cube is 4096 at most, not 32768"),
        ({"turn": 0}, "it is Black that has to decide, not White"),
        ({"turn": 1, "resigned": 1}, "it is White that has to decide, not Black"),
    ],
)
def test_it_refuses_what_no_session_can_come_to(values: dict[str, int], reason: str) -> None:
    assert refused(read, id_with(**values)) == f"{NO_POSITION}{reason}."


DOUBLED = {"doubled": 1, "turn": 0}
BEAVERED = {"doubled": 1, "turn": 1, "cube_owner": 0, "cube_log": 1}


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        (DOUBLED | {"die1": 3, "die2": 1}, "the cube is turned before the dice are thrown"),
        (DOUBLED | {"cube_log": 12}, "the limit of the cube is 4096 at most, not 8192"),
        (MATCH | DOUBLED | {"crawford": 1, "score0": 6}, "not used in the Crawford game"),
        (MATCH | {"cube_log": 1, "crawford": 1, "score0": 6}, "not used in the Crawford game"),
        (MATCH | BEAVERED, "a match has no beavers"),
        (BEAVERED | {"cube_owner": 1}, "the cube belongs to the side that was doubled"),
        (BEAVERED | {"cube_owner": 3}, "the cube belongs to the side that was doubled"),
        (BEAVERED | {"cube_log": 0}, "after a beaver the cube is at 2 at least"),
        (BEAVERED | {"turn": 0}, "after a raccoon the cube is at 4 at least"),
    ],
)
def test_it_refuses_offers_that_cannot_be_made(values: dict[str, int], reason: str) -> None:
    assert reason in refused(read, id_with(**values))


def test_it_reads_a_finished_match_but_none_that_goes_on_at_its_end() -> None:
    over = MATCH | {"score0": 9, "game_state": RESIGNED}
    assert read(id_with(**over)).match_is_over
    refused(read, id_with(**over | {"game_state": PLAYING}))


@given(st.text(max_size=16) | st.from_regex(r"[A-Za-z0-9+/]{11}[A-H]", fullmatch=True))
def test_it_refuses_any_other_text_or_keeps_it(text: str) -> None:
    survives(read, match_id, text)


def test_it_reads_any_field_changed_at_random_or_refuses_it() -> None:
    rng = random.Random(12)
    start = decoded(a_setup(length=7, scores=(2, 6)))
    kept = 0
    for _ in range(3_000):
        names = rng.sample(sorted(start), 3)
        text = id_of(
            start | {name: rng.randrange(1 << rng.choice((1, 2, 3))) & 1 for name in names}
        )
        kept += survives(read, match_id, text) is not None
    assert 0 < kept < 3_000
