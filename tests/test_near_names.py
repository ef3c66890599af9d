"""Names that are written a little otherwise are known again, and doubtful ones are left alone."""

from __future__ import annotations

import pytest

from chouette.near_names import NearNames, plain

CLUB = ("Bogdan", "Ștefan Pop", "Ioana", "Ana Maria", "Mira")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Bogdn", "Bogdan"),
        ("BOGDAN", "Bogdan"),
        ("Bogdann", "Bogdan"),
        ("stefan  pop", "Ștefan Pop"),
        ("Stefan Popp", "Ștefan Pop"),
        ("Ana-Maria", "Ana Maria"),
    ],
)
def test_it_finds_whom_a_slip_of_the_pen_means(written: str, meant: str) -> None:
    assert NearNames(CLUB).nearest(written) == meant


@pytest.mark.parametrize("written", ["Vlad", "Ana", "Ion", "B", "", "\u0301", "Mirabela"])
def test_it_guesses_nobody_where_names_are_different(written: str) -> None:
    assert NearNames(CLUB).nearest(written) is None


def test_it_guesses_nobody_where_two_are_as_near() -> None:
    assert NearNames(["Anna", "Anne"]).nearest("Ann") is None
    assert NearNames(["Stefan", "Ștefan"]).nearest("Stéfan") is None


def test_it_takes_the_nearer_of_two() -> None:
    assert NearNames(["Bogdana", "Bogdan"]).nearest("Bogdn") == "Bogdan"


def test_it_reads_names_without_accents_case_and_spaces() -> None:
    assert plain(" Ștefan  POP ") == "stefan pop"


def test_a_list_that_would_take_minutes_is_guessed_in_part() -> None:
    club = [f"{'a' * 70}{number:04}" for number in range(998)]
    names = NearNames(club)
    asked = [names.nearest(f"{'a' * 69}b{number:04}") for number in range(200)]
    assert names._left < 0
    assert asked[-1] is None


def test_an_ordinary_long_list_is_guessed_whole() -> None:
    club = [f"{chr(97 + number % 26)}ndrei popescu {number:04}" for number in range(998)]
    names = NearNames(club)
    asked = [
        names.nearest(f"{chr(97 + number % 26)}ndrei popesku {number:04}") for number in range(200)
    ]
    assert names._left > 0
    assert [name for name in asked if name is None] == []
