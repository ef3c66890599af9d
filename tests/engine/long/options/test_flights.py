"""`head_lifted`, `few_fly`: what a flight allows, and when too few are left to fly (3.5, 3.6)."""

from __future__ import annotations

import pytest

from games.engine.parallel.breaches import HeadLimitReached
from tests.engine.long.options.played import at, rolled, standing, told

START = "24:15"
BY_FLYING = {"24:14 3:1", "24:13 21:1 6:1"}
TWO_ON_FOOT = "24:13 21:1 18:1"


def test_a_six_that_is_thrown_frees_the_head() -> None:
    """The 6 may be walked with one checker, and the 3 with another of the head."""
    game = at("one_six", START, START, turns=0).throw("63")
    assert told(game) == {*BY_FLYING, "24:14 15:1", TWO_ON_FOOT}


def test_or_only_one_that_is_used_to_fly() -> None:
    game = at("one_six", START, START, turns=0, head_lifted="used").throw("63")
    assert told(game) == {*BY_FLYING, "24:14 15:1"}


def test_who_flies_second_has_flown_as_well() -> None:
    game = at("one_six", START, START, turns=0, head_lifted="used").throw("63")
    for text in ("24/21 24/6", "24/6 24/21"):
        assert standing(game.play(text))[0] == "24:13 21:1 6:1"
    with pytest.raises(HeadLimitReached):
        game.play("24/21 24/18")


@pytest.mark.parametrize("agreed", ["thrown", "used"])
def test_without_a_one_or_a_six_one_leaves_the_head(agreed: str) -> None:
    game = at("one_six", "24:14 20:1", START, head_lifted=agreed).throw("32")
    assert not any(result.startswith("24:12") for result in told(game))


def test_of_four_ones_each_flight_frees_the_head_for_the_others() -> None:
    """Once on foot is the limit; with a flight among the four it is none."""
    free = told(at("one_six", "24:15", START).throw("11"))
    limited = told(at("one_six", "24:15", START, head_lifted="used").throw("11"))
    assert free - limited == {"24:13 22:2", "24:13 23:1 21:1", "24:12 23:2 22:1", "24:11 23:4"}
    assert {"24:11 23:3 1:1", "24:14 20:1", "24:11 1:4"} <= limited


def test_where_only_a_flight_lets_both_numbers_be_played_one_must_fly() -> None:
    """Black's 3 is White's 15, where the one that walked with a 3 or a 6 would go on to."""
    both = at("one_six", START, "24:14 3:1").throw("63")
    assert told(both) == {*BY_FLYING, TWO_ON_FOOT}
    assert told(at("one_six", START, "24:14 3:1", head_lifted="used").throw("63")) == BY_FLYING


FEW, FOUR = "24:3 14:3 4:9", "24:4 14:3 4:8"


def test_three_on_the_head_fly_and_the_fourth_number_is_an_ordinary_one() -> None:
    assert told(at("kabutar", FEW, START).throw("55")) == {"14:2 9:1 5:3 4:9"}


def test_or_they_stay_and_the_double_is_an_ordinary_one() -> None:
    game = at("kabutar", FEW, START, few_fly=False).throw("55")
    assert told(game) == {
        *("24:2 14:2 9:2 4:9", "24:2 14:3 4:10", "24:2 19:1 14:1 9:1 4:10", "24:2 19:1 9:3 4:9"),
        *("24:3 14:1 4:11", "24:3 9:2 4:10"),
    }


@pytest.mark.parametrize("agreed", [True, False])
def test_four_fly_in_any_case(agreed: bool) -> None:
    game = at("kabutar", FOUR, START, few_fly=agreed)
    assert standing(rolled(game, "55"))[0] == "14:3 5:4 4:8"
