"""`koks`, `home_mars`, `score`, `giveaway_mars`: what a game counts (LN-18, 3.1, 3.9)."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.errors import NotParallel
from games.engine.parallel.game import LongGame
from games.engine.parallel.verdicts import Kind
from games.engine.variants.variant import Value
from tests.engine.long.options.played import BLACK, WHITE, at, ended, rolled, standing

IN_QUARTER, AWAY, HOME, ONE_OFF = "20:1 6:14", "18:1 6:14", "6:15", "20:1 6:13"


def won_against(loser: str, name: str = "long_classic", **options: Value) -> tuple[Kind, float]:
    """White bears off his last checker while Black stands so."""
    winner, kind, points = ended(rolled(at(name, "1:1", loser, chosen=options), "65"))
    assert winner is WHITE
    return kind, points


@pytest.mark.parametrize("loser", [IN_QUARTER, AWAY, HOME])
def test_who_has_borne_off_none_loses_two_wherever_he_stands(loser: str) -> None:
    assert won_against(loser) == (Kind.MARS, 2)


def test_who_has_borne_off_one_loses_one_even_from_his_starting_quarter() -> None:
    assert won_against(ONE_OFF, koks=3, home_mars=4) == (Kind.OIN, 1)


def test_koks_counts_three_where_a_checker_is_still_in_the_starting_quarter() -> None:
    assert won_against(IN_QUARTER, koks=3) == (Kind.KOKS, 3)
    assert won_against("19:1 6:14", koks=3) == (Kind.KOKS, 3)
    assert won_against(AWAY, koks=3) == (Kind.MARS, 2)


@pytest.mark.parametrize("points", [3, 4])
def test_home_mars_counts_as_agreed_where_all_are_home(points: int) -> None:
    assert won_against(HOME, home_mars=points) == (Kind.HOME_MARS, points)
    assert won_against("7:1 6:14", home_mars=points) == (Kind.MARS, 2)


def test_both_may_be_agreed_on_and_exclude_each_other() -> None:
    assert won_against(IN_QUARTER, koks=3, home_mars=4) == (Kind.KOKS, 3)
    assert won_against(HOME, koks=3, home_mars=4) == (Kind.HOME_MARS, 4)
    assert won_against(AWAY, koks=3, home_mars=4) == (Kind.MARS, 2)


def test_khachapuri_counts_the_checkers_left_or_as_classic_does() -> None:
    assert won_against("6:6", "khachapuri") == (Kind.PLAIN, 6)
    assert won_against("6:6", "khachapuri", score="oin_mars") == (Kind.OIN, 1)
    assert won_against(HOME, "khachapuri") == (Kind.PLAIN, 15)
    assert won_against(HOME, "khachapuri", score="oin_mars") == (Kind.MARS, 2)


def test_what_is_given_away_is_a_long_game_unless_the_short_one_is_agreed_on() -> None:
    game = LongGame.start(variants.get("giveaway").having({"base": "long"}))
    assert standing(game) == ("24:15", "24:15")
    with pytest.raises(NotParallel):
        LongGame.start(variants.get("giveaway").having({"base": "short"}))


@pytest.mark.parametrize(("agreed", "points"), [(False, 1), (True, 2)])
def test_by_giving_away_whoever_kept_all_his_checkers_may_win_two(
    agreed: bool, points: int
) -> None:
    game = rolled(at("giveaway", "1:1", HOME, giveaway_mars=agreed), "65")
    assert ended(game) == (BLACK, Kind.PLAIN, points)
    game = rolled(at("giveaway", "1:1", "6:14", giveaway_mars=agreed), "65")
    assert ended(game) == (BLACK, Kind.PLAIN, 1)
