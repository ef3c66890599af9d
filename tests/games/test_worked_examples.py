"""The rolls that the help pages show are played by the engine as the sources play them."""

from __future__ import annotations

import pytest

from games.engine.variants import VARIANTS
from games.engine.variants.guide import GUIDES
from games.web.worked import worked

ONLY_WAY = {
    ("long_classic", 0): ["White has 6-6-6-6 and must play 24/18(2)."],
    ("long_classic", 1): ["White has 6-5 and must play 14/8."],
    ("giveaway", 0): ["White has 6-5 and must play 1/off.", "Black has won."],
    ("kabutar", 0): ["White has 3-3-3-3 and must play 24/3(4)."],
    ("astrogon", 0): ["White has 5-5 and must play 24/14."],
    ("astrogon", 1): ["White has 6-6-6-6-6 and must play 24/18."],
    ("even_odd", 0): ["White has 5-5 and must play 24/14."],
    ("even_odd", 1): ["Black skips this turn."],
    ("khachapuri", 0): ["White has 6-5 and must play 24/13."],
    ("khachapuri", 1): ["White has 6-6-6-6 and can play nothing."],
    ("gulbar", 0): [
        "White has 6-6-6-6 and must play 24/18(2).",
        "Black has 6-6 and must play 24/18.",
    ],
    ("gulbar", 1): ["White has 5-5-5-5 and must play 24/4.", "White throws again."],
    ("crazy_gulbar", 0): [
        "White has 1-1-1-1 and must play 24/20.",
        "White has 2-2-2-2 and must play 20/14.",
        "Black has 2 and must play 24/22.",
        "Black has 3-3-3-3 and must play 22/10.",
        "Black has 4-4-4-4 and must play 10/6.",
    ],
    ("crazy_gulbar", 1): [
        "White has 5-5-5-5 and must play 24/4.",
        "White has 6-6-6-6 and can play nothing.",
        "Black has 6-6-6-6 and must play 24/18.",
    ],
    ("crazy_nardy", 1): [
        "White has 4-2 and can play nothing.",
        "Black has 4-2 and must play 24/20.",
    ],
    ("fevga", 0): ["White has 6-6-6-6 and must play 24/18."],
    ("lunatic_fevga", 0): [
        "White has 6-6-6-6 and must play 24/18.",
        "Black has 6-6-6 and must play 24/18.",
    ],
    ("emir", 1): ["White has 5-5-5-5 and must play 20/15*/5 8/3."],
    ("short", 1): ["White has 6-4 and must play 5/off."],
    ("short", 2): ["White has 6-5 and can play nothing."],
}
CHOICE = {
    ("long_classic", 2): {"8/2 3/2", "8/2 4/3", "8/2 5/4", "8/2 6/5"},
    ("giveaway", 1): {"6/off 3/off", "6/off 4/1", "6/off 5/2", "6/3 6/off"},
    ("nardgammon", 0): {"8/2 3/2", "8/2 4/3", "8/2 5/4", "8/2 6/5"},
    ("karzar", 0): {"8/2 3/2", "8/2 4/3", "8/2 5/4", "8/2 6/5"},
    ("karzar", 1): {"8/1", "8/2 3/2", "8/2 4/3", "8/2 5/4", "8/2 6/5"},
    ("kaftar", 0): {"24/6/3", "24/21 24/6"},
    ("kaftar", 1): {"24/1(2) 24/1/off", "24/1(3) 6/5"},
    ("one_six", 0): {"24/15", "24/21 24/18", "24/6/3", "24/21 24/6"},
    ("one_six", 1): {"6/1 5/1", "6/2 6/1"},
    ("kabutar", 1): {"24/5(2) 14/4", "24/5(2) 14/9(2)"},
    ("fevga", 1): {"24/18(2) 13/1", "24/18(3) 13/7"},
    ("emir", 0): {"20/15+/13", "20/15+ 8/6", "20/18 8/3", "8/1"},
    ("short", 0): {"bar/15", "bar/21 24/18", "bar/21 13/7", "bar/21 8/2"},
}


TOLD_BELOW = {("crazy_nardy", 0), ("lunatic_fevga", 1)}


def test_every_example_is_told_here() -> None:
    shown = {(name, n) for name, guide in GUIDES.items() for n in range(len(guide.examples))}
    assert {*ONLY_WAY, *CHOICE, *TOLD_BELOW} == shown


@pytest.mark.parametrize(("variant", "number"), ONLY_WAY)
def test_where_there_is_one_way_it_is_played(variant: str, number: int) -> None:
    example = worked(VARIANTS[variant], GUIDES[variant].examples[number])
    assert [act.said for act in example.acts] == ONLY_WAY[variant, number]


@pytest.mark.parametrize(("variant", "number"), CHOICE)
def test_where_there_are_several_all_are_shown(variant: str, number: int) -> None:
    *_, last = worked(VARIANTS[variant], GUIDES[variant].examples[number]).acts
    assert set(last.ways) == CHOICE[variant, number]
    assert last.said.endswith("and may choose:")


def test_in_crazy_nardy_the_opponent_plays_what_is_left_of_a_four() -> None:
    acts = worked(VARIANTS["crazy_nardy"], GUIDES["crazy_nardy"].examples[0]).acts
    assert acts[0].said == "White has 5-5-5-5 and must play 10/5."
    assert acts[1].said == "Black has 5-5-5 and may choose:"


def test_in_lunatic_fevga_the_roller_goes_on() -> None:
    said = [
        act.said
        for act in worked(VARIANTS["lunatic_fevga"], GUIDES["lunatic_fevga"].examples[1]).acts
    ]
    assert said[2:] == [
        "Black has 2 and must play 24/22.",
        "White has 3-3-3-3 and may choose:",
    ]
