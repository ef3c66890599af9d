"""`pass_head_limit`, `passed_stop`, `sequence_from_turn`, `unstartable`, `later_four`: what is
passed, and what of a roll goes on (3.10 to 3.12)."""

from __future__ import annotations

import pytest

from tests.engine.long.options.played import BLACK, WHITE, at, told

PASSES = pytest.mark.parametrize("name", ["gulbar", "crazy_gulbar"])
STUCK = ("24:1 6:4 3:10", "24:10 7:1 3:4")
"""White cannot play a five of his, but a six."""


@PASSES
def test_one_checker_leaves_the_head_for_all_that_is_passed(name: str) -> None:
    """White plays two of his sixes; of the two that pass Black plays one."""
    game = at(name, "24:15", "24:15", turns=0).throw("66")
    game = game.play(game.plays()[0])
    assert (game.actor, game.numbers) == (BLACK, (6, 6))
    assert told(game) == {"24:14 18:1"}


@PASSES
def test_or_any_number_of_them_where_it_is_agreed_on(name: str) -> None:
    game = at(name, "24:15", "24:15", turns=0, pass_head_limit=None).throw("66")
    game = game.play(game.plays()[0])
    assert told(game) == {"24:13 18:2"}


def test_nor_does_it_matter_that_any_number_of_the_rollers_own_may_leave() -> None:
    """Black has more on his head than White's sixes would ask for."""
    for agreed, result in ((1, "24:13 18:1 6:1"), (None, "24:10 18:4 6:1")):
        options = {"head_limit": None, "pass_head_limit": agreed}
        game = at("crazy_gulbar", "24:1 5:14", "24:14 6:1", chosen=options).throw("66")
        assert told(game) == {"24:1 5:14"}
        game = game.play(game.plays()[0])
        assert (game.actor, told(game)) == (BLACK, {result})


def test_in_crazy_nardy_too_and_the_roller_keeps_his_own_limit() -> None:
    limits = {}
    for agreed in (1, None):
        game = at("crazy_nardy", "24:15", "24:15", turns=0, pass_head_limit=agreed).throw("66")
        assert told(game) == {"24:13 18:2"}
        limits[agreed] = told(game.play(game.plays()[0]))
    assert limits == {1: {"24:14 18:1"}, None: {"24:13 18:2"}}


def test_what_left_the_head_for_passed_numbers_does_not_count_in_ones_own_roll() -> None:
    game = at("gulbar", "24:15", "24:15", turns=0).throw("66")
    game = game.play(game.plays()[0])
    game = game.play(game.plays()[0]).throw("21")
    assert game.actor is BLACK
    assert "24:13 21:1 18:1" in told(game)


@pytest.mark.parametrize(
    ("agreed", "groups"),
    [
        ("first_incomplete", [(2,), (3,) * 4, (4,) * 4]),
        ("each", [(2,), *((n,) * 4 for n in (3, 4, 5, 6))]),
    ],
)
def test_the_opponent_stops_where_he_cannot_complete_or_plays_what_he_can_of_each(
    agreed: str, groups: list[tuple[int, ...]]
) -> None:
    """As in the worked game after a first 1-1: of the fours he can play one."""
    game = at("crazy_gulbar", "24:15", "24:15", turns=0, passed_stop=agreed).throw("11")
    given = list[tuple[int, ...]]()
    while game.rounds:
        if game.actor is BLACK:
            given.append(game.numbers)
        game = game.play(game.plays()[0])
    assert given == groups
    assert game.roller is BLACK


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_a_doublet_runs_on_from_the_first_turn_or_from_the_fourth(turn: int) -> None:
    for since in (1, 4):
        game = at("crazy_gulbar", "24:15", "24:15", turns=turn - 1, sequence_from_turn=since)
        game = game.throw("55")
        assert game.numbers == (5, 5, 5, 5)
        game = game.play(game.plays()[0])
        goes_on = turn >= since
        assert game.numbers == ((6, 6, 6, 6) if goes_on else ())
        assert game.roller is (WHITE if goes_on else BLACK)


def test_the_turns_of_each_side_are_counted_for_itself() -> None:
    game = at("crazy_gulbar", "24:15", "24:15", roller=BLACK, turns=3, sequence_from_turn=4)
    assert game.throw("55").rounds[0].groups == ((5,) * 4, (6,) * 4)


@pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
def test_a_doublet_that_cannot_be_started_ends_the_turn(name: str) -> None:
    game = at(name, *STUCK).throw("55")
    game = game.play(game.plays()[0])
    assert (game.roller, game.numbers) == (BLACK, ())


@pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
def test_or_the_next_doublet_follows_where_it_is_agreed_on(name: str) -> None:
    game = at(name, *STUCK, unstartable="skip_to_next").throw("55")
    (nothing,) = game.plays()
    assert nothing.is_pass
    game = game.play(nothing)
    assert (game.actor, game.numbers) == (WHITE, (6, 6, 6, 6))
    assert all(not play.is_pass for play in game.plays())


@pytest.mark.parametrize(("agreed", "given"), [("passed", [(6, 6, 6, 6)]), ("lost", [])])
@pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
def test_a_later_four_that_cannot_be_begun_is_passed_or_lost(
    name: str, agreed: str, given: list[tuple[int, ...]]
) -> None:
    """White bears off four fives, and has nobody for the sixes."""
    game = at(name, "5:4 3:3", "24:10 7:1 3:4", later_four=agreed).throw("55")
    passed = list[tuple[int, ...]]()
    while game.rounds:
        if game.actor is BLACK:
            passed.append(game.numbers)
        game = game.play(game.plays()[0])
    assert passed == given
    assert game.roller is BLACK
