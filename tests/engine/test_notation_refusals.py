"""What is no notation is refused at once, with the reason."""

from __future__ import annotations

import random

import pytest

from games.engine.board import Board
from games.engine.errors import EngineError, IllegalPlay, InvalidNotation
from games.engine.notation import LONGEST, find_play, parse
from games.engine.plays import legal_plays

START = Board.start()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "'hello' is no point from 1 to 24, nor bar or off"),
        ("26/22", "'26' is no point from 1 to 24, nor bar or off"),
        ("013/8", "'013' is no point from 1 to 24, nor bar or off"),
        ("1³/8", "'1³' is no point from 1 to 24, nor bar or off"),
        ("13/8/", "'' is no point from 1 to 24, nor bar or off"),
        ("13/8-6/5", "'8-6' is no point from 1 to 24, nor bar or off"),
        ("????", "'????' is no point from 1 to 24, nor bar or off"),
        ("bar,4", "'bar' says not both from where and to where, as 13/8 does"),
        ("13 8", "'13' says not both from where and to where, as 13/8 does"),
        ("8/13", "each player's points go down from 24 to 1, and so do his checkers"),
        ("8/8", "each player's points go down from 24 to 1, and so do his checkers"),
        ("off/5", "each player's points go down from 24 to 1, and so do his checkers"),
        ("13/bar", "each player's points go down from 24 to 1, and so do his checkers"),
        ("24*/18", "a hit mark stands behind the point where a blot is hit"),
        ("6/off*", "nobody can be hit off the board"),
        ("8/4(5)", "8/4(5) is no move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8/4(2)(2)", "8/4(2)(2) is no move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8/4**", "8/4** is no move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("8(2)/4", "8(2)/4 is no move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("*", "* is no move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"),
        ("pass 8/4 hello", "'pass' is no point from 1 to 24, nor bar or off"),
    ],
)
def test_it_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse(text)
    assert caught.value.code == "bad_notation"
    assert caught.value.params["reason"] == reason
    assert str(caught.value) == f"'{text}' is no play in the notation of backgammon: {reason}."


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
