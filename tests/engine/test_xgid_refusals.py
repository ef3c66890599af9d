"""What is no XGID, or tells of what no session can come to: contract 2.3 and more."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.dice import Roll
from games.engine.xgid import from_xgid, xgid
from tests.engine.positions import from_games
from tests.engine.setups import a_setup, refused, survives

NOT_AN_XGID = "This is not an XGID: "
NO_POSITION = "This is not a position of backgammon: "
BOARD = "-b----E-C---eE---c-e----B-"
CLOSED = "aBBBBBB------------bbbbbbA"


def text(rest: str = "0:0:1:00:0:0:0:7:10", board: str = BOARD) -> str:
    return f"XGID={board}:{rest}"


@pytest.mark.parametrize(
    ("board", "detail"),
    [
        (BOARD[:-1], f"{NOT_AN_XGID}its board has 25 characters where 26 are expected."),
        (BOARD + "-", f"{NOT_AN_XGID}its board has 27 characters where 26 are expected."),
        ("", f"{NOT_AN_XGID}its board has 0 characters where 26 are expected."),
        (
            " " + BOARD[1:],
            f"{NOT_AN_XGID}character 1 of its board is ' ', but only A to P, a to p ",
        ),
        (
            BOARD[:-1] + "Q",
            f"{NOT_AN_XGID}character 26 of its board is 'Q', but only A to P, a to p ",
        ),
        ("-b----E-C---eE---c-e----P-", "The player on roll has 29 checkers, but a side has 15."),
        ("-p" + "-" * 24, "The opponent has 16 checkers, but a side has 15."),
        ("-b----E-C---eE---c-e----BA", "The player on roll has 16 checkers, but a side has 15."),
        ("ab----E-C---eE---c-e----B-", "The opponent has 16 checkers, but a side has 15."),
        ("A" + BOARD[1:-2] + "A-", f"{NO_POSITION}a checker is on the bar of the other side."),
        (BOARD[:1] + "a" + BOARD[2:-1] + "a", f"{NO_POSITION}a checker is on the bar of the other"),
        (CLOSED, "Both sides are on the bar against a closed board: neither could ever move."),
        ("-" * 26, "Both sides have borne off every checker: a game ends with the first who does."),
    ],
)
def test_it_refuses_boards_that_cannot_be(board: str, detail: str) -> None:
    assert refused(from_xgid, text(board=board)).startswith(detail)


def test_it_says_which_side_has_too_many_whoever_is_on_roll() -> None:
    sixteen = text("0:0:-1:00:0:0:0:7:10", board="-b----E-C---eE---c-e----BA")
    assert refused(from_xgid, sixteen) == "The opponent has 16 checkers, but a side has 15."


@pytest.mark.parametrize("letter", ["Q", "q", "Z", "z", "@", "`", "0", "é", "Ａ", "\0", "–", " "])
def test_it_refuses_other_letters_on_the_board(letter: str) -> None:
    said = f"character 1 of its board is {letter!r}, but only A to P, a to p and - are known."
    assert refused(from_xgid, text(board=letter + BOARD[1:])) == f"{NOT_AN_XGID}{said}"


@pytest.mark.parametrize(
    "dice", ["70", "07", "77", "17", "30", "03", "3", "123", "3-1", "٣١", "-1", "+1", "1.", "\0\0"]
)
def test_it_refuses_other_dice_with_a_code_of_their_own(dice: str) -> None:
    detail = refused(from_xgid, text(f"0:0:1:{dice}:0:0:0:7:10"), code="bad_dice")
    assert detail == f"A roll is two numbers from 1 to 6, not {dice!r}."


@pytest.mark.parametrize(
    ("rest", "detail"),
    [
        ("0:0:1:00:7:0:0:7:10", f"{NO_POSITION}a match to 7 is already won with a score of 7."),
        ("0:0:1:00:0:7:0:7:10", f"{NO_POSITION}a match to 7 is already won with a score of 7."),
        ("0:0:1:00:0:9:0:7:10", f"{NO_POSITION}a match to 7 is already won with a score of 9."),
        ("0:0:1:00:0:1:0:1:10", f"{NO_POSITION}a match to 1 is already won with a score of 1."),
        ("0:0:1:00:40000:0:0:0:10", f"{NO_POSITION}a length or score is 0 to 32767, not 40000."),
        ("0:0:1:00:0:0:2:7:10", f"{NOT_AN_XGID}its rule must be 0 to 1, not 2."),
        ("0:0:1:00:0:0:3:7:10", f"{NOT_AN_XGID}its rule must be 0 to 1, not 3."),
        ("0:0:1:00:0:0:4:0:10", f"{NOT_AN_XGID}its rule must be 0 to 3, not 4."),
        ("11:0:1:00:0:0:0:7:10", f"{NO_POSITION}a cube at 2048 is beyond the limit of 1024."),
        ("3:1:1:00:0:0:0:7:2", f"{NO_POSITION}a cube at 8 is beyond the limit of 4."),
        ("15:0:1:00:0:0:0:7:15", f"{NOT_AN_XGID}an exponent of its cube must be 0 to 12, not 15."),
        ("0:0:1:00:0:0:0:7:13", f"{NOT_AN_XGID}an exponent of its cube must be 0 to 12, not 13."),
        ("1:1:1:00:6:0:1:7:10", f"{NO_POSITION}the cube is not used in the Crawford game."),
        ("0:2:1:00:0:0:0:7:10", f"{NOT_AN_XGID}the owner of its cube must be 1, 0 or -1, not '2'."),
        ("0::1:00:0:0:0:7:10", f"{NOT_AN_XGID}the owner of its cube must be 1, 0 or -1, not ''."),
        ("0:0:0:00:0:0:0:7:10", f"{NOT_AN_XGID}its turn must be 1 or -1, not '0'."),
        ("0:0:+1:00:0:0:0:7:10", f"{NOT_AN_XGID}its turn must be 1 or -1, not '+1'."),
    ],
)
def test_it_refuses_what_no_session_can_come_to(rest: str, detail: str) -> None:
    assert refused(from_xgid, text(rest)).startswith(detail)


@pytest.mark.parametrize("number", ["-1", "+1", "", " 1", "1.0", "1e1", "0x1", "٣", "²", "1_0"])
@pytest.mark.parametrize("field", [0, 4, 5, 6, 7, 8])
def test_it_refuses_what_is_no_plain_number(number: str, field: int) -> None:
    fields = ["0", "0", "1", "00", "0", "0", "0", "7", "10"]
    fields[field] = number
    said = f" must be a number of 1 to 5 digits, not {number!r}."
    assert said in refused(from_xgid, text(":".join(fields)))


@pytest.mark.parametrize("count", [0, 1, 9, 11, 10_000])
def test_it_refuses_another_number_of_fields(count: int) -> None:
    detail = refused(from_xgid, ":".join("0" * count))
    fields = "1 field" if count < 2 else f"{count} fields"
    assert detail == f"{NOT_AN_XGID}it has {fields} where 10 are expected."


@pytest.mark.parametrize("prefix", ["xgid", "XGID:", "XGID = ", "XGID=XGID=", "ID="])
def test_it_refuses_another_prefix(prefix: str) -> None:
    refused(from_xgid, text().replace("XGID=", prefix))


def test_it_writes_no_match_that_is_over() -> None:
    over = a_setup(length=7, scores=(7, 2), game_state=2)
    assert refused(lambda _: xgid(over), "") == f"{NOT_AN_XGID}it cannot tell that a match is over."


@given(st.text())
def test_it_refuses_any_other_text(text: str) -> None:
    survives(from_xgid, xgid, text)


@given(st.integers(0, 80), st.integers(0, 3), st.text(alphabet="-AaPpQ019:DBR+ \0é٣", max_size=3))
def test_it_refuses_a_changed_text_or_keeps_it(at: int, length: int, other: str) -> None:
    start = text("1:-1:1:31:2:4:1:5:10")
    survives(from_xgid, xgid, start[:at] + other + start[at + length :])


def test_it_never_takes_a_changed_xgid_for_anything_else() -> None:
    rng = random.Random(13)
    games = from_games(rng)
    kept = 0
    for _ in range(3_000):
        board, dice = next(games)
        letters = list(xgid(a_setup(board=board, roll=Roll(*dice), length=7, scores=(6, 2))))
        for _ in range(rng.randint(1, 2)):
            letters[rng.randrange(5, len(letters))] = rng.choice("-AaBbPp0123:")
        setup = survives(from_xgid, xgid, "".join(letters))
        kept += setup is not None
    assert 0 < kept < 3_000
