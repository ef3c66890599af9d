"""A position in words, for those who cannot see a drawing, in the reader's language."""

from __future__ import annotations

import random
import re
import string

import pytest

from games.engine import Cube, Match, Position, Rules, Win
from games.engine.drawing.words import TEXTS, Words, checkers, contest, cube, status
from tests.engine.playing import (
    BLACK,
    MONEY,
    WHITE,
    a_position,
    doubled,
    game_by_chance,
)

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2 8:3"
ENGLISH = Words()


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_it_tells_everything_that_the_drawing_shows() -> None:
    position = a_position(
        "bar:1 13:5 8:3 6:5",
        "24:2 13:4 6:5",
        match=Match(7, (2, 3)),
        cube=Cube(2, WHITE),
    ).throw("61")
    assert position.describe() == (
        "Black is to play 6-1. Match to 7. Score: White 2, Black 3. Cube: 2, owned by White."
        " Points as Black numbers them. Black: bar 1, 13: 5, 8: 3, 6: 5, off 1; pips 144."
        " White: 19: 5, 12: 4, 1: 2, off 4; pips 130."
    )


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (a_position(), "Black is to throw or double."),
        (a_position(on_roll=WHITE), "White is to throw or double."),
        (a_position(cube=Cube(2, WHITE)), "Black is to throw."),
        (a_position().throw("31"), "Black is to play 3-1."),
        (a_position("bar:1 6:14", CLOSED).throw("31"), "Black has thrown 3-1 and cannot move."),
        (doubled(), "Black doubles to 2."),
        (doubled().turn_again(), "White beavers to 4."),
        (doubled().turn_again().turn_again(), "Black raccoons to 8."),
        (doubled().turn_again().turn_again().turn_again(), "White turns an otter to 16."),
        (a_position().resign(Win.SINGLE), "Black offers to lose a single game."),
        (a_position().resign(2, WHITE), "White offers to lose a gammon."),
        (doubled().resign(3), "White offers to lose a backgammon."),
        (doubled().drop(), "White has dropped: Black has won 1."),
        (doubled().turn_again().drop(), "Black has dropped: White has won 2."),
        (a_position().resign(1).accept_resignation(), "White has won a single game, worth 1."),
        (a_position("1:1", "6:15").play("1/off", "21"), "Black has won a gammon, worth 2."),
        (
            a_position("2:1", "24:1 6:14", cube=Cube(4, WHITE)).play("2/off", "65"),
            "Black has won a backgammon, worth 12.",
        ),
    ],
)
def test_it_says_what_is_to_be_done_or_how_the_game_ended(position: Position, said: str) -> None:
    assert status(position, ENGLISH) == said


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (Match(), "Money game"),
        (Match(rules=MONEY), "Money game, Jacoby rule, beavers"),
        (Match(7, rules=MONEY), "Match to 7"),
        (Match(7, (6, 2), True), "Match to 7, Crawford game"),
        (Match(7, (6, 2)), "Match to 7, after the Crawford game"),
    ],
)
def test_it_says_what_is_played_for(match: Match, said: str) -> None:
    assert contest(a_position(match=match), ENGLISH) == said


def test_it_says_where_the_cube_is() -> None:
    assert cube(a_position(cube=Cube(64)), ENGLISH) == "Cube: 64, in the middle."
    assert cube(a_position(cube=Cube(2, BLACK)), ENGLISH) == "Cube: 2, owned by Black."
    assert cube(a_position(match=Match(rules=Rules(cube_limit=1))), ENGLISH) == "No cube."
    assert cube(a_position(match=Match(3, (2, 0), True)), ENGLISH) == "No cube."


def test_it_numbers_both_sides_points_as_the_player_on_roll_does() -> None:
    position = a_position("24:2 6:13", "13:2 6:13")
    assert checkers(position, BLACK, ENGLISH) == "Black: 24: 2, 6: 13; pips 126."
    assert checkers(position, WHITE, ENGLISH) == "White: 19: 13, 12: 2; pips 104."


def test_it_calls_the_sides_by_their_names() -> None:
    said = a_position(match=Match(3)).double().describe(("Ana", "Bogdan"))
    assert said.startswith("Bogdan doubles to 2. Match to 3. Score: Ana 0, Bogdan 0.")
    assert "Black" not in said
    assert "White" not in said


def test_it_is_said_in_the_reader_s_language() -> None:
    italian = {"{side} is to play {dice}.": "{side} deve giocare {dice}.", "bar": "barra"}
    said = (
        a_position("bar:1 6:14")
        .throw("31")
        .describe(("Ana", "Bogdan"), lambda text: italian.get(text, text))
    )
    assert said.startswith("Bogdan deve giocare 3-1.")
    assert "barra 1" in said


def test_it_asks_for_known_texts_only_and_fills_every_gap() -> None:
    asked: set[str] = set()

    def note(text: str) -> str:
        asked.add(text)
        return text

    for seed in range(12):
        match = Match(seed % 2 * 5, rules=MONEY)
        for game in game_by_chance(random.Random(seed), match):
            if game.position:
                said = game.position.describe(("Ana", "Bogdan"), note)
                assert not re.search(r"[{}]|  |\.\.", said)
    assert asked <= set(TEXTS)
    assert len(asked) > 20


def test_it_names_its_gaps() -> None:
    assert len(set(TEXTS)) == len(TEXTS)
    known = {
        *("side", "other", "dice", "level", "points", "length", "white", "black"),
        *("white_score", "black_score", "places", "pips", "score"),
    }
    assert {gap for text in TEXTS for gap in gaps(text)} == known
