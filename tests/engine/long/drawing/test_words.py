"""A parallel game in words: what is to be done, where the checkers are, in any language."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from games.engine import variants
from games.engine.drawing.long_words import TEXTS, status
from games.engine.drawing.words import Words
from games.engine.packed import flag, one
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.verdicts import Kind, Verdict
from games.engine.sides import Side
from games.engine.variants.components import BlockRule, Wall
from tests.engine.long.pictures import draw
from tests.engine.long.positions import PARALLEL, side, walk

CLASSIC = variants.get("long_classic")
START = LongGame.start(CLASSIC)
ENGLISH = Words()


def game(name: str, white: str, black: str, dice: str = "", **options: object) -> LongGame:
    variant = variants.get(name).having(options)  # type: ignore[arg-type]
    start = LongGame(variant=variant, sides=(side(white), side(black)), rolls=(1, 1))
    return start.throw(dice) if dice else start


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (START, "White is to throw."),
        (START.throw("65"), "White is to play 6-5."),
        (START.throw("33"), "White is to play 3-3-3-3."),
        (game("long_classic", "24:15", "24:9 9:1 8:1 7:1 6:1 5:1 4:1", "65"),
         "White cannot play 6-5."),
        (game("astrogon", "24:14 20:1", "24:15", "31", mn="choice"),
         "White is to play 3 or 1-1-1."),
    ],
)  # fmt: skip
def test_it_says_what_is_to_be_done(told: LongGame, said: str) -> None:
    assert status(told.scene, ENGLISH) == said


def test_numbers_passed_to_the_opponent_are_told_as_such() -> None:
    passed = game("gulbar", "24:15", "24:15", "66")
    passed = passed.play(passed.plays()[0])
    assert status(passed.scene, ENGLISH) == "Black is to play 6-6, which White could not."


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (Verdict(Side.BLACK, Kind.OIN, 1), "Black has won an oin, worth 1."),
        (Verdict(Side.WHITE, Kind.MARS, 2), "White has won a mars, worth 2."),
        (Verdict(Side.WHITE, Kind.KOKS, 3), "White has won a koks, worth 3."),
        (Verdict(Side.WHITE, Kind.HOME_MARS, 4), "White has won a home mars, worth 4."),
        (Verdict(Side.WHITE, Kind.PLAIN, 6), "White has won, worth 6."),
        (Verdict(None, Kind.DRAW, 0.5), "Nobody has won: 0.5 for each."),
    ],
)
def test_it_says_how_the_game_ended(verdict: Verdict, said: str) -> None:
    assert status(replace(START, verdict=verdict).scene, ENGLISH) == said


def test_it_tells_a_last_throw() -> None:
    last = replace(START, last_roll=True, roller=Side.BLACK)
    assert status(last.scene, ENGLISH) == "Black is to throw a last time: White is off."


def test_each_side_s_checkers_are_told_by_its_own_numbers() -> None:
    told = game("long_classic", "24:13 18:2", "24:4 6:3 1:1", "21").describe()
    assert told == (
        "Long nardy. White has thrown 2-1. White is to play 2-1."
        " White: head 13, 18: 2; pips 348. Black: head 4, 6: 3, 1: 1, off 7; pips 115."
        " Each side counts its own points from its head, 24, down to its home, 6 to 1;"
        " its 12 is the other's head."
    )


def test_who_is_marked_held_waiting_or_in_reserve_is_told() -> None:
    extras = Extra(reserve=3, marked=24, above=6), Extra(bar=1, prisoners=flag(3), marked=3)
    sides = side("24:11 15:1") - 3 * one(0), side("24:13") - 2 * one(0)
    told = LongGame(variant=CLASSIC, sides=sides, extras=extras).describe(("Ana", "Bo"))
    assert "Ana: head 11, 15: 1, reserve 3, emir on the head under 6; pips 279." in told
    assert "Bo: bar 1, head 13, prisoner on 3, emir on 3; pips 339." in told


@pytest.mark.parametrize("name", PARALLEL)
def test_a_drawing_says_the_same_in_words_in_the_reader_s_language(name: str) -> None:
    names = ("Ana <a>", "Bo & Co")

    def loudly(text: str) -> str:
        assert text in TEXTS
        return f"!{text}"

    for state in walk(name, seed=8)[::15]:
        picture = draw(state, names=names, translate=loudly)
        assert picture.said("desc") == state.describe(names, loudly)
        assert picture.said("title").startswith("!Nardy board. !")
        assert set(names) <= set(picture.shown)


def test_a_name_that_no_text_may_hold_does_no_harm() -> None:
    picture = draw(START, names=("\x00\ud800" + "W" * 99, "{side}"))
    assert "�" in picture.said("desc")
    assert "{side}" in picture.shown
    assert all(len(shown) < 60 for shown in picture.shown if "W" in shown and "throw" not in shown)


def test_a_rule_set_that_somebody_made_up_is_shown_by_its_name() -> None:
    for name in ("mine", "{mine} & <yours>"):
        made_up = LongGame.start(CLASSIC.but(name, block=BlockRule(Wall.FREE)))
        assert f"{name}." in str(made_up)
        assert made_up.describe().startswith(f"{name}. White is to throw.")
        assert "</svg>" in made_up.svg()
    titled = LongGame.start(CLASSIC.but("mine", title="Ours"))
    assert titled.describe().startswith("Ours. ")
    # What is chosen makes no other game of it.
    assert LongGame.start(CLASSIC.having({"koks": 3})).describe().startswith("Long nardy. ")


def test_no_help_page_is_read_for_a_drawing() -> None:
    asked = "import sys, games.engine; print(any('.guide' in name for name in sys.modules))"
    shown = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert shown.stdout.strip() == b"False"
