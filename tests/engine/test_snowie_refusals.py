"""What is no position line of Snowie, or tells of what no session can come to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.setup import Setup
from games.engine.snowie import from_snowie_line, snowie_line
from tests.engine.positions import random_board
from tests.engine.setups import a_setup, refused, survives

LENGTH, JACOBY, MONEY, ON_ROLL, NAME = 0, 1, 3, 4, 5
CRAWFORD, SCORE, CUBE, OWNER, BAR_OF_OTHER, BAR, DIE = 7, 8, 10, 11, 12, 37, 38

NOT_A_LINE = "This is not a position line of Snowie: "
NO_POSITION = "This is not a position of backgammon: "


def read(text: str) -> tuple[Setup, tuple[str, str]]:
    return from_snowie_line(text)


def write(value: tuple[Setup, tuple[str, str]]) -> str:
    return snowie_line(*value)


def changed(field: int, *texts: str) -> str:
    """The start of a match to 7 points with some fields changed, from `field` on."""
    fields = snowie_line(a_setup(length=7, scores=(2, 4))).split(";")
    fields[field : field + len(texts)] = texts
    return ";".join(fields)


@pytest.mark.parametrize("count", [1, 39, 41, 10_000])
def test_it_refuses_another_number_of_fields(count: int) -> None:
    fields = "1 field" if count == 1 else f"{count} fields"
    detail = f"{NOT_A_LINE}it has {fields} where 40 are expected."
    assert refused(read, "0;" * count) == detail


@pytest.mark.parametrize("number", ["", "+1", "01", "-0", "1 1", "1.0", "٣", "²", "1_0", "x", "\0"])
@pytest.mark.parametrize("field", [LENGTH, JACOBY, 2, MONEY, ON_ROLL, CRAWFORD, SCORE, CUBE, BAR])
def test_it_refuses_what_is_no_whole_number(number: str, field: int) -> None:
    assert f"it has {number!r} where a whole number is expected" in refused(
        read, changed(field, number)
    )


@pytest.mark.parametrize(
    ("field", "texts", "detail"),
    [
        (JACOBY, ["2"], f"{NOT_A_LINE}it has 2 where 1 for yes or 0 for no is expected."),
        (ON_ROLL, ["-1"], f"{NOT_A_LINE}it has -1 where 1 for yes or 0 for no is expected."),
        (CRAWFORD, ["3"], f"{NOT_A_LINE}it has 3 where 1 for yes or 0 for no is expected."),
        (MONEY, ["1"], f"{NOT_A_LINE}its length is 7, but it says that it is money."),
        (LENGTH, ["0"], f"{NOT_A_LINE}its length is 0, but it says that it is a match."),
        (OWNER, ["2"], f"{NOT_A_LINE}the owner of its cube must be 1, -1 or 0, not 2."),
        (LENGTH, ["-7"], f"{NO_POSITION}a length or score is 0 to 32767, not -7."),
        (SCORE, ["-1"], f"{NO_POSITION}a length or score is 0 to 32767, not -1."),
        (SCORE, ["7"], f"{NO_POSITION}a match to 7 is already won with a score of 7."),
        (CUBE, ["0"], f"{NO_POSITION}a cube shows a power of two, not 0."),
        (CUBE, ["3"], f"{NO_POSITION}a cube shows a power of two, not 3."),
        (CUBE, ["-2"], f"{NO_POSITION}a cube shows a power of two, not -2."),
        (CUBE, ["8192"], f"{NO_POSITION}the limit of the cube is 4096 at most, not 8192."),
        (BAR_OF_OTHER, ["1"], f"{NO_POSITION}a checker is on the bar of the other side."),
        (BAR, ["-1"], f"{NO_POSITION}a checker is on the bar of the other side."),
        (BAR, ["3"], "The player on roll has 16 checkers, but a side has 15."),
        (BAR_OF_OTHER, ["-16"], "The opponent has 30 checkers, but a side has 15."),
        (BAR_OF_OTHER, ["0"] * 26, "Both sides have borne off every checker"),
    ],
)
def test_it_refuses_what_no_session_can_come_to(field: int, texts: list[str], detail: str) -> None:
    assert refused(read, changed(field, *texts)).startswith(detail)


def test_it_refuses_a_crawford_game_for_money() -> None:
    line = snowie_line(a_setup()).split(";")
    line[CRAWFORD] = "1"
    assert "a money session has no Crawford game" in refused(read, ";".join(line))


def test_it_refuses_both_bars_against_two_closed_boards() -> None:
    row = ["-1", *["2"] * 6, *["0"] * 12, *["-2"] * 6, "1"]
    assert "neither could ever move" in refused(read, changed(BAR_OF_OTHER, *row))


@pytest.mark.parametrize("dice", [("7", "1"), ("1", "7"), ("3", "0"), ("0", "3"), ("-1", "-1")])
def test_it_refuses_other_dice_with_a_code_of_their_own(dice: tuple[str, str]) -> None:
    detail = refused(read, changed(DIE, *dice), code="bad_dice")
    assert detail == f"A roll is two numbers from 1 to 6, not {dice[0]} and {dice[1]}."


@pytest.mark.parametrize("name", ["A;B", "A\nB", "A\0", "\x7f", "\ud800"])
def test_it_refuses_names_that_would_break_the_line(name: str) -> None:
    detail = f"{NOT_A_LINE}the name {name!r} has a semicolon or a control character."
    assert refused(lambda name: snowie_line(a_setup(), (name, "Ana")), name) == detail
    assert refused(lambda name: snowie_line(a_setup(), ("Ana", name)), name) == detail
    if ";" not in name:
        assert refused(read, changed(NAME, name)) == detail


def test_it_writes_no_match_that_is_over() -> None:
    over = a_setup(length=7, scores=(7, 2), game_state=2)
    detail = f"{NOT_A_LINE}it cannot tell that a match is over."
    assert refused(lambda _: snowie_line(over), "") == detail


@given(st.text() | st.text(alphabet="0123456789-;", min_size=70, max_size=120))
def test_it_refuses_any_other_text(text: str) -> None:
    survives(read, write, text)


def test_it_never_takes_a_changed_line_for_anything_else() -> None:
    rng = random.Random(14)
    kept = 0
    for _ in range(3_000):
        setup = a_setup(board=random_board(rng), length=7, scores=(2, 6))
        fields = snowie_line(setup).split(";")
        for _ in range(rng.randint(1, 2)):
            fields[rng.randrange(40)] = rng.choice(["0", "1", "-1", "2", "-2", "5", "x", "", "7"])
        kept += survives(read, write, ";".join(fields)) is not None
    assert 0 < kept < 3_000
