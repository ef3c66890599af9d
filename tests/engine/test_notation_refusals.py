"""What is no notation is refused at once, with the reason."""

from __future__ import annotations

import random

import pytest

from games.engine.board import Board
from games.engine.errors import EngineError, IllegalPlay, InvalidNotation
from games.engine.notation import LONGEST, find_play, parse
from games.engine.plays import legal_plays

START = Board.start()
DOWN = "does not go down, as each player's points do, from 24 to 1"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "'hello' is not a point from 1 to 24, nor bar or off"),
        ("26/22", "'26' is not a point from 1 to 24, nor bar or off"),
        ("013/8", "'013' is not a point from 1 to 24, nor bar or off"),
        ("1³/8", "'1³' is not a point from 1 to 24, nor bar or off"),
        ("13/8/", "'13/8/' does not say both from where and to where"),
        ("13/8-6/5", "'8-6' is not a point from 1 to 24, nor bar or off"),
        ("????", "'????' is not a point from 1 to 24, nor bar or off"),
        ("bar,4", "'bar' does not say both from where and to where"),
        ("13 8", "'13' does not say both from where and to where"),
        ("8/13", f"'8/13' {DOWN}"),
        ("8/8", f"'8/8' {DOWN}"),
        ("off/5", f"'off/5' {DOWN}"),
        ("13/bar", f"'13/bar' {DOWN}"),
        ("24*/18", "'24*/18' has a hit mark where a checker begins"),
        ("6/off*", "nobody can be hit off the board"),
        ("8/4(5)", "'8/4(5)' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8/4(2)(2)", "'8/4(2)(2)' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8/4**", "'8/4**' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8(2)/4", "'8(2)/4' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("*", "'*' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("pass 8/4 hello", "'pass' is not a point from 1 to 24, nor bar or off"),
    ],
)
def test_it_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse(text)
    assert caught.value.code == "bad_notation"
    assert caught.value.params["reason"] == reason
    assert str(caught.value) == f"'{text}' is not a play in the notation of backgammon: {reason}."


@pytest.mark.parametrize("piece", ["8/5 ", "/", "(", "*", " ", "pass ", "8/4(4) ", "x", "9" * 50])
def test_it_refuses_a_long_text_at_once_and_shows_only_its_beginning(piece: str) -> None:
    text = piece * (10_000 // len(piece))
    with pytest.raises(InvalidNotation, match=f"longer than {LONGEST} characters") as caught:
        find_play(START, "31", text)
    assert len(str(caught.value)) < 200


def test_it_reads_the_longest_play_there_is() -> None:
    hops = " ".join(f"bar/{point}* {point}/{point - 1}*" for point in (24, 23, 22, 21))
    assert len(hops) < LONGEST
    assert len(parse(hops).paths) == 8


def test_it_counts_the_moves_before_it_tries_any() -> None:
    # Twenty times four moves would be more ways than anybody can wait for.
    with pytest.raises(IllegalPlay, match="it has 60 moves for 4 numbers"):
        find_play(Board({6: 15}, {6: 15}), "11", "6/5(4) 5/4(4) 4/3(4) 3/2(4) 2/1(4) " * 3)


def test_it_gives_a_legal_play_or_an_error_of_its_own_for_any_text() -> None:
    rng = random.Random(1)
    pieces = [*map(str, range(27)), *"//////   **(),-", "(2)", "bar", "off", "pass", "b", "é", "²"]
    legal = {dice: legal_plays(START, dice) for dice in ("31", "66", "65")}
    refused = 0
    for _ in range(5_000):
        text, dice = "".join(rng.choices(pieces, k=rng.randint(1, 9))), rng.choice(list(legal))
        try:
            assert find_play(START, dice, text) in legal[dice]
        except EngineError as error:
            refused += error.code in ("bad_notation", "illegal_play")
    assert refused > 4_000
