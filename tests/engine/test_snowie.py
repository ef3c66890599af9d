"""A position as one line of Snowie's text format (formats.md 1.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.dice import Roll
from games.engine.gnubg_id import from_gnubg_id, gnubg_id
from games.engine.setup import PLAYING, USUAL_CUBE_LIMIT, Setup
from games.engine.sides import Side
from games.engine.snowie import from_snowie_line, snowie_line
from tests.engine.setups import a_setup, setups

WHITE, BLACK = Side
NAMES = "Ana", "Bogdan"

# As gnubg exports what it shows with these IDs.
KNOWN = {
    "4HPwAFDwOQDABg:cImlABAAEAAE": (
        "5;0;0;0;1;Bogdan;Ana;0;2;1;1;0;"
        "-1;1;0;0;0;0;5;0;3;0;0;0;-4;0;0;0;0;-3;0;-5;0;0;0;0;2;2;3;1;"
    ),
    "4HPwATDgc/ABMA:8AngACAAMAAE": (
        "7;0;0;0;1;Bogdan;Ana;1;6;2;1;0;"
        "0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;"
    ),
    "4HPwATDgc/ABMA:cAkAAAAAAAAA": (
        "0;1;0;1;1;Bogdan;Ana;0;0;0;1;0;"
        "0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;"
    ),
    "Jk/wEUCJn+ABIQ:QQkqATAAKAAE": (
        "9;0;0;0;1;Bogdan;Ana;0;5;3;2;-1;"
        "-1;1;0;1;0;0;6;0;1;-1;0;0;-5;4;0;0;0;-1;0;-4;1;-1;0;-2;1;0;4;2;"
    ),
    "d7sBAFDu7gwAQA:MQGyABAAGAAE": (
        "5;0;0;0;0;Ana;Bogdan;0;1;3;2;0;"
        "-1;-1;3;3;3;3;0;2;0;0;0;0;0;0;0;0;0;0;0;0;-2;-3;-2;-3;-3;1;4;4;"
    ),
    "d7sBAFDu7gwAQA:EQGgABAAGAAE": (
        "5;0;0;0;0;Ana;Bogdan;0;1;3;2;-1;"
        "-1;-1;3;3;3;3;0;2;0;0;0;0;0;0;0;0;0;0;0;0;-2;-3;-2;-3;-3;1;0;0;"
    ),
}
LINE = KNOWN["4HPwAFDwOQDABg:cImlABAAEAAE"]


@pytest.mark.parametrize(("known_id", "line"), KNOWN.items())
def test_it_writes_what_gnubg_exports(known_id: str, line: str) -> None:
    assert snowie_line(from_gnubg_id(known_id), NAMES) == line


@pytest.mark.parametrize(("known_id", "line"), KNOWN.items())
def test_it_reads_what_gnubg_exports(known_id: str, line: str) -> None:
    setup, names = from_snowie_line(line)
    assert gnubg_id(setup) == known_id
    assert names == NAMES


def test_it_has_forty_fields() -> None:
    assert snowie_line(a_setup()).count(";") == 40


def test_it_names_the_sides_where_there_are_no_names() -> None:
    assert snowie_line(a_setup()).split(";")[5:7] == ["Black", "White"]
    assert snowie_line(a_setup(on_roll=WHITE)).split(";")[5:7] == ["White", "Black"]


@pytest.mark.parametrize(
    "line", [LINE[:-1], f" {LINE}\r\n", LINE.replace("5;0;0;0;", "5;0;1;0;", 1)]
)
def test_it_forgives_blanks_around_a_missing_last_mark_and_an_unknown_third_field(
    line: str,
) -> None:
    assert from_snowie_line(line) == from_snowie_line(LINE)


def test_it_ignores_jacoby_in_a_match() -> None:
    assert not from_snowie_line(LINE.replace("5;0;", "5;1;", 1))[0].jacoby


def test_it_keeps_the_order_of_the_dice() -> None:
    line = snowie_line(a_setup(roll=Roll(1, 3)))
    assert line.endswith(";1;3;")
    assert snowie_line(from_snowie_line(line)[0]) == line


@pytest.mark.parametrize("names", [("", ""), ("Søren", "李"), ("A B", "x,1842"), ("'", '"\\')])
def test_it_keeps_names(names: tuple[str, str]) -> None:
    for side in Side:
        line = snowie_line(a_setup(on_roll=side), names)
        assert from_snowie_line(line)[1] == names


def test_it_reads_the_limit_of_the_cube_as_the_usual_or_what_the_cube_has_come_to() -> None:
    for level, limit in ((1, 1024), (1024, 1024), (2048, 2048), (4096, 4096)):
        line = snowie_line(a_setup(cube_level=level, cube_limit=4096))
        assert from_snowie_line(line)[0].cube_limit == limit


def test_it_loses_an_offer() -> None:
    assert snowie_line(a_setup(offer="double")) == snowie_line(a_setup())


@given(
    setups(states=(PLAYING, PLAYING)),
    st.text(st.characters(exclude_characters=";", exclude_categories=["C"]), max_size=12),
)
def test_it_reads_what_it_writes(setup: Setup, name: str) -> None:
    line = snowie_line(setup, (name, "Ana"))
    read, names = from_snowie_line(line)
    carried = replace(
        setup,
        offer="",
        resigned=0,
        decides=setup.on_roll,
        beavers=False,
        cube_limit=max(USUAL_CUBE_LIMIT, setup.cube_level),
    )
    assert read == carried
    assert names == (name, "Ana")
    assert snowie_line(read, names) == line
