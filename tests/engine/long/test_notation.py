"""How plays of the long games are written and read, and which rule a written one breaks."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver, IllegalPlay, InvalidNotation, NotRolled
from games.engine.parallel.game import LongGame
from tests.engine.long.positions import side, text

START = "24:15"
ROW = "24:8 20:1 19:1 18:1 17:1 16:1 5:2"
"""Six in a row, once a checker comes to 21."""


def thrown(name: str, own: str, opponent: str, dice: str, **options: Any) -> LongGame:
    variant = variants.get(name).having(options)
    sides = side(own), side(opponent)
    return LongGame(variant=variant, sides=sides, rolls=(1, 1)).throw(dice)


@pytest.mark.parametrize(
    ("name", "own", "dice", "written"),
    [
        ("long_classic", START, "65", ["24/13"]),
        ("long_classic", START, "33", ["24/21 24/15", "24/18(2)"]),
        ("long_classic", "14:1 13:2", "61", ["14/7", "13/6"]),
        ("long_classic", "6:2 5:1", "65", ["6/off 5/off"]),
        ("kaftar", START, "66", ["24/6(4)"]),
        ("kaftar", START, "63", ["24/3", "24/21 24/6"]),
        ("kaftar", "24:1 6:14", "66", ["24/off 6/off(2)"]),
        ("astrogon", "24:10 20:1 4:4", "65", ["24/18 20/2"]),
        ("fevga", "24:14 13:1", "66", ["24/18(2) 13/1", "24/18(3) 13/7"]),
    ],
)
def test_it_is_written_with_the_hops_of_each_checker_joined(
    name: str, own: str, dice: str, written: list[str]
) -> None:
    plays = list(map(str, thrown(name, own, START, dice).plays()))
    assert set(written) <= set(plays)
    assert len(plays) == len(set(plays))


@pytest.mark.parametrize(
    "written",
    ["24/13", "24/18/13", "24/18 18/13", "18/13, 24/18", "24-13", "24 → 13", "6-5: 24/13"],
)  # fmt: skip
def test_it_is_read_in_any_usual_form(written: str) -> None:
    game = thrown("long_classic", START, "24:14 8:1", "65")
    after = game.play(written)
    assert text(after.sides[0]) == "24:14 13:1"


def test_a_player_who_cannot_move_passes() -> None:
    game = thrown("long_classic", START, "24:9 9:1 8:1 7:1 6:1 5:1 4:1", "65")
    assert game.play("").roller is game.play("cannot move").roller is not game.roller
    with pytest.raises(IllegalPlay) as refusal:
        thrown("long_classic", START, START, "65").play("pass")
    assert refusal.value.rule == "must_move"
    assert "24/13" in refusal.value.detail


REFUSED = [
    ("long_classic", "24:14 20:1", START, "61", "24/18 24/23", "head"),
    ("long_classic", "24:14 20:1", START, "61", "24/18 19/18", "no_checker"),
    ("long_classic", "24:14 20:1", START, "61", "24/20", "no_number"),
    ("long_classic", "24:14 20:1", START, "61", "20/19 24/23", "used_twice"),
    ("long_classic", "24:14 20:1", START, "61", "24/18 20/19 19/18", "too_many_moves"),
    ("long_classic", "24:14 18:1", START, "61", "18/12", "point_held"),
    ("long_classic", "24:14 18:1", START, "61", "18/17", "both_numbers"),
    ("long_classic", "24:14 18:1", START, "61", "18/17*/11", "no_blot"),
    ("long_classic", "24:14 18:1", START, "61", "bar/24", "no_checker"),
    ("long_classic", "24:14 14:1", "24:12 15:1 7:1 6:1", "65", "14/9", "higher_number"),
    ("long_classic", START, START, "33", "24/21 24/18", "whole_doublet"),
    ("long_classic", ROW, START, "31", "24/21 5/4", "block"),
    ("long_classic", "24:1 6:14", START, "65", "24/18 5/off", "no_checker"),
    ("long_classic", "8:1 6:14", "20:15", "65", "6/off", "not_home"),
    ("long_classic", "5:2 3:1", START, "64", "3/off 5/off", "higher_first"),
    ("nardgammon", ROW, "24:14 2:1", "31", "24/21 5/4", "block"),
    ("kaftar", START, START, "63", "24/18 24/21", "must_fly"),
    ("one_six", "6:2 5:1", START, "54", "5/off 6/2", "number_stays_on"),
    ("crazy_nardy", "6:4 5:4 3:7", START, "42", "6/2", "no_moves_at_home"),
    ("crazy_nardy", "3:2 2:2", START, "42", "3/off", "exact_number"),
    ("fevga", START, START, "21", "24/22 24/23", "runner"),
    ("fevga", "24:7 19:1 18:1 17:1 16:1 15:1 14:1 5:2", "8:15", "21", "24/21", "unblock"),
]


@pytest.mark.parametrize(("name", "own", "opponent", "dice", "written", "rule"), REFUSED)
def test_the_rule_that_it_breaks_is_told(
    name: str, own: str, opponent: str, dice: str, written: str, rule: str
) -> None:
    with pytest.raises(IllegalPlay) as refusal:
        thrown(name, own, opponent, dice).play(written)
    assert refusal.value.rule == rule
    assert refusal.value.code == "illegal_play"
    assert refusal.value.detail.startswith(f"'{written}' is not legal with ")


def test_numbers_passed_on_are_named_instead_of_the_dice() -> None:
    passed = thrown("gulbar", START, START, "66").play("24/18(2)")
    with pytest.raises(IllegalPlay) as refusal:
        passed.play("24/17")
    assert "with 6-6: no die moves 24/17" in refusal.value.detail


def test_nothing_is_read_before_a_throw_or_after_the_end() -> None:
    with pytest.raises(NotRolled):
        LongGame.start(variants.get("long_classic")).find_play("24/18")
    over = thrown("long_classic", "1:1", "3:15", "65").play("1/off")
    with pytest.raises(GameIsOver):
        over.find_play("3/off")


@pytest.mark.parametrize("junk", [5, None, "xx", "24/", "e24", "24/18(9)"])
def test_what_is_no_play_is_none_in_the_notation_of_long_games(junk: Any) -> None:
    game = thrown("long_classic", START, START, "65")
    with pytest.raises(InvalidNotation) as refusal:
        game.play(junk)
    assert "is not a play in the notation of long games: " in refusal.value.detail
    assert refusal.value.code == "bad_notation"


def test_no_checker_is_marked_where_there_is_no_emir() -> None:
    game = thrown("long_classic", START, START, "65")
    for written in ("e24/18 24/19", "e24/13", "e24/18"):
        with pytest.raises(IllegalPlay) as refusal:
            game.play(written)
        assert refusal.value.rule == "marked"
        assert refusal.value.detail.endswith("and in long_classic none is marked.")
