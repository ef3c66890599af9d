"""The options of backgammon (SB-7 to SB-14): what is declared is what a game is played by."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from games.engine import Cube, Game, Match, Position, Rules, Side, variants
from games.engine.by_variant import rules_of
from games.engine.errors import (
    BeaverNotAllowed,
    CrawfordGame,
    HollandRule,
    NotContrary,
)
from games.engine.outcome import Ending, Outcome, Win
from games.engine.variants.refusals import UnknownOptionValue
from games.engine.variants.variant import Value
from tests.engine.playing import a_position

SHORT = variants.get(variants.USUAL)
WON_BY_ONE = Outcome(Side.WHITE, Win.SINGLE, Ending.DROPPED, 1)


def rules(**chosen: Value) -> Rules:
    return rules_of(SHORT.having(chosen))


def test_it_declares_the_options_of_the_sources_with_where_they_stand() -> None:
    declared = {name: (one.rule, one.sure, one.default) for name, one in SHORT.options.items()}
    assert declared == {
        "backgammon": ("SB-7", "A", 3),
        "jacoby": ("SB-9", "A", False),
        "animals": ("SB-10", "A", 0),
        "max_automatic": ("SB-11", "A", 0),
        "crawford": ("SB-13", "A", True),
        "holland": ("SB-14", "A", False),
    }


def test_whoever_agrees_on_nothing_plays_by_what_is_declared() -> None:
    assert Rules() == rules_of(SHORT) == rules()


@pytest.mark.parametrize("name", SHORT.options)
def test_each_choice_is_another_rule(name: str) -> None:
    choices = list(SHORT.options[name].choices)
    assert len({tuple(asdict(rules(**{name: value})).items()) for value in choices}) == len(choices)
    differs = [
        field
        for field, value in asdict(rules(**{name: choices[-1]})).items()
        if value != getattr(Rules(), field)
    ]
    assert len(differs) == 1


def test_a_backgammon_counts_three_or_two() -> None:
    for value in (3, 2):
        at = a_position("1:1", "bar:1 6:14", match=Match(rules=rules(backgammon=value)))
        outcome = at.throw("65").play("1/off").outcome
        assert outcome
        assert outcome.points == value


def test_a_gammon_counts_without_the_cube_unless_jacoby_is_agreed_on() -> None:
    for jacoby, points in ((False, 2), (True, 1)):
        at = a_position("1:1", "6:15", match=Match(rules=rules(jacoby=jacoby)))
        outcome = at.throw("65").play("1/off").outcome
        assert outcome
        assert outcome.points == points


@pytest.mark.parametrize("animals", range(4))
def test_as_many_turns_follow_a_double_as_there_are_animals(animals: int) -> None:
    at = Position.start(Match(rules=rules(animals=animals))).double()
    for _ in range(animals):
        at = at.turn_again()
    with pytest.raises(BeaverNotAllowed):
        at.turn_again()


@pytest.mark.parametrize("times", range(11))
def test_so_many_equal_opening_throws_double_the_stake(times: int) -> None:
    game = Game.start(Match(rules=rules(max_automatic=times)))
    for _ in range(times + 2):
        game = game.open(3, 3)
    assert game.cube == Cube(2**times)


def test_the_crawford_game_has_no_cube_unless_it_is_not_played() -> None:
    score = 5, (3, 0)
    played = Match(*score, rules=rules()).after(WON_BY_ONE)
    with pytest.raises(CrawfordGame):
        Position.start(played).double()
    free = Match(*score, rules=rules(crawford=False)).after(WON_BY_ONE)
    assert Position.start(free).double().cube.offer == "double"


def test_after_it_nobody_doubles_too_soon_where_holland_is_agreed_on() -> None:
    with pytest.raises(HollandRule):
        Position.start(Match(5, (4, 0), rules=rules(holland=True))).double()
    assert Position.start(Match(5, (4, 0), rules=rules())).double().cube.offer == "double"


@pytest.mark.parametrize(
    ("name", "value"),
    [("backgammon", 1), ("animals", 4), ("animals", True), ("jacoby", 1), ("max_automatic", -1)],
)
def test_what_cannot_be_agreed_on_is_refused(name: str, value: Value) -> None:
    with pytest.raises(UnknownOptionValue):
        rules(**{name: value})


def test_a_long_game_has_no_such_rules() -> None:
    with pytest.raises(NotContrary):
        rules_of(variants.get("long_classic"))


def test_a_rule_set_without_a_cube_is_played_without_one() -> None:
    given_away = variants.get("giveaway").having({"base": "short"})
    assert rules_of(given_away).cube_limit == 1
