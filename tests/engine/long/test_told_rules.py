"""Sentences of the help pages, played: each where the page would be wrong if the engine differed.

The texts are in games.engine.variants.guide; C and D readings that are no options among them.
"""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.parallel.game import LongGame
from games.engine.parallel.opening import white_next
from games.engine.parallel.verdicts import Kind
from games.engine.sides import Side
from games.engine.variants.variant import Value

ALL_ON_HEAD = "24:12 reserve:3 emir:24(6)"
START = "24:15"


def plays(variant: str, white: str, black: str, dice: str, **options: Value) -> list[str]:
    """What White may play."""
    game = LongGame.at(variants.get(variant).having(options), white, black)
    return [str(play) for play in game.throw(dice).plays()]


def premoves(white: str) -> list[str]:
    return [str(p) for p in LongGame.at(variants.get("emir"), white, ALL_ON_HEAD).premoves()]


def test_in_emir_a_single_checker_in_the_way_takes_no_right_away() -> None:
    his = "24:11 4:1 reserve:3 emir:24(5)"
    assert plays("emir", ALL_ON_HEAD, his, "44") == ["24/20 24/16* 20/16"]


def test_in_emir_a_closed_point_in_the_way_does() -> None:
    his = "24:10 4:2 reserve:3 emir:24(4)"
    assert plays("emir", ALL_ON_HEAD, his, "44") == ["24/20"]


def test_a_pile_is_dealt_out_only_if_each_of_its_checkers_finds_a_point() -> None:
    assert "4/3,2,1" in premoves("24:8 4:3 6:1 reserve:3 emir:6")
    assert "3/2,1" not in "".join(premoves("24:8 3:3 6:1 reserve:3 emir:6"))


def test_a_pile_is_dealt_out_over_points_of_its_own_side() -> None:
    assert "10/9,8,7" in premoves("24:5 10:3 8:3 1:1 reserve:3 emir:1")


def test_in_one_six_a_six_that_could_bear_off_may_move_inside() -> None:
    found = plays("one_six", "6:2 5:1 4:1", "24:15", "61")
    assert found == ["6/off 4/3", "6/off 5/4", "6/5 6/off"]


def test_in_one_six_each_six_of_four_flies_or_not() -> None:
    assert plays("one_six", START, START, "66") == [
        "24/18(4)", "24/18(3) 24/6", "24/18(2) 24/6(2)", "24/18 24/6(3)", "24/6(4)",
    ]  # fmt: skip


@pytest.mark.parametrize("variant", ["one_six", "crazy_nardy"])
def test_bearing_off_begins_in_the_middle_of_a_roll(variant: str) -> None:
    assert any("off" in play for play in plays(variant, "7:1 6:13 1:1", START, "61"))


def test_in_kabutar_two_leave_in_a_first_turn_whose_flight_is_closed() -> None:
    assert plays("kabutar", START, "24:14 18:1", "66") == ["24/18(2)"]
    assert plays("kabutar", "24:14 20:1", "24:14 18:1", "66") == ["24/18 20/2"]


def test_in_gulbar_a_double_that_both_have_played_gives_no_other_roll() -> None:
    game = LongGame.at(variants.get("gulbar"), START, "24:14 10:1").throw("66")
    game = game.play("24/18(2)")
    assert str(game.plays()[0]) == "24/18 10/4"
    assert game.play("24/18 10/4").roller is Side.BLACK


@pytest.mark.parametrize("variant", ["gulbar", "crazy_gulbar", "crazy_nardy"])
def test_passed_numbers_give_no_second_checker_and_end_the_first_turn(variant: str) -> None:
    game = LongGame.start(variants.get(variant)).throw("66").play("24/18(2)")
    assert game.actor is Side.BLACK
    game = game.play("24/18").throw("66")
    assert [str(play) for play in game.plays()] == ["24/18"], "one again, but not two"


def test_black_draws_if_he_finishes_in_the_roll_in_which_white_did() -> None:
    options: dict[str, Value] = {"ends": "roll_end", "last_roll": True}
    rules = variants.get("crazy_gulbar").having(options)
    game = LongGame.at(rules, "5:1", "5:1").throw("55").play("5/off").play("5/off")
    assert game.verdict is not None
    assert game.verdict.kind is Kind.DRAW


@pytest.mark.parametrize("variant", ["fevga", "lunatic_fevga"])
def test_after_a_draw_the_dice_decide_who_begins(variant: str) -> None:
    rules = variants.get(variant).having({"last_roll": True})
    game = LongGame.at(rules, "5:1", "5:1").throw("54").play("5/off").throw("54").play("5/off")
    assert white_next(game) is None


@pytest.mark.parametrize(("judged", "points"), [("last_roll", 2), ("first_off", 6)])
def test_in_khachapuri_it_is_judged_what_the_game_counts(judged: str, points: int) -> None:
    rules = variants.get("khachapuri").having({"last_roll": True, "mars_judged": judged})
    game = LongGame.at(rules, "1:1", "6:6").throw("65").play("1/off").throw("66").play("6/off(4)")
    assert game.verdict is not None
    assert game.verdict.points == points


@pytest.mark.parametrize(
    ("white", "dice", "written"),
    [("24:15", "63", "24/6/3"), ("24:3 6:12", "11", "24/1(2) 24/1/off")],
)
def test_what_shows_where_a_flight_lands_is_read_as_well(
    white: str, dice: str, written: str
) -> None:
    game = LongGame.at(variants.get("kaftar"), white, START).throw(dice)
    shown = {play.with_flights(): play for play in game.plays()}
    assert game.find_play(written) == shown[written]
