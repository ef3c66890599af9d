"""Warnings about whom the box doubles and which doubles he takes (rows 18 to 21)."""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, result, settle, team


def warned(order: str, *events: Event, **rules: Any) -> list[str]:
    return played(order, *events, result("box"), **rules).warnings


class TestWhomTheBoxDoubles:
    def test_it_may_be_whom_he_likes(self) -> None:
        assert warned("ABCD", box(C="take"), box_doubles="free") == []

    def test_it_is_all_at_one_level_elsewhere(self) -> None:
        """Row 18: Gothenburg."""
        rules = {"box_doubles": "all_at_level"}
        assert warned("ABCD", box(C="take"), **rules) == ["left_out_all_at_level"]
        assert warned("ABCD", box(B="take", C="take", D="drop"), **rules) == []

    def test_it_leaves_out_those_he_cannot_double_and_other_levels(self) -> None:
        rules = {"box_doubles": "all_at_level"}
        assert warned("ABCD", settle("B", 1), box(C="take", D="take"), **rules) == []
        assert warned("ABCD", box(B="take", C="take", D="take"), **rules) == []
        turned = [team(B="take"), box(B="take")]
        assert warned("ABCD", *turned, **rules) == []
        assert warned("ABCD", team(B="take"), box(C="take", D="take"), **rules) == []

    def test_it_makes_no_level_of_an_automatic_double(self) -> None:
        """Row 21: after one all are centred at 2, as they were at 1."""
        rules = {"box_doubles": "all_at_level"}
        assert warned("ABC", box(B="take"), auto_doubles=1, **rules) == ["left_out_all_at_level"]

    def test_it_names_those_left_out(self) -> None:
        game = played("ABCD", box(C="take"), result("box"), box_doubles="all_at_level")
        assert game.warning_texts == ["The box must double all cubes at one level: B, D left out."]

    def test_it_includes_the_captain_in_los_angeles(self) -> None:
        rules = {"box_doubles": "captain_included"}
        assert warned("ABCD", box(C="take"), **rules) == ["left_out_captain_included"]
        assert warned("ABCD", box(B="take"), **rules) == []
        assert warned("ABCD", team(B="take"), box(C="take"), **rules) == []

    def test_it_never_leaves_out_anybody_with_one_cube(self) -> None:
        rules = {"box_doubles": "all_at_level", "cubes": "single"}
        assert warned("ABC", box(B="take", C="drop"), **rules) == []


class TestWhichDoublesTheBoxTakes:
    def test_it_may_be_as_he_likes(self) -> None:
        assert warned("ABCD", team(B="take", C="drop", D="drop"), box_take="free") == []

    @pytest.mark.parametrize(
        "box_take",
        [
            *["same_value_same_action", "half_or_none", "break_even"],
            *["captain_where_possible", "captain_downwards"],
        ],
    )
    def test_it_is_always_fine_to_take_all_or_none(self, box_take: str) -> None:
        all_taken = team(B="take", C="beaver", D="beaver/drop")
        assert warned("ABCD", all_taken, box_take=box_take) == []
        dropped = played("ABC", team(B="drop", C="drop"), box_take=box_take)
        assert dropped.warnings == []

    def test_it_answers_equal_cubes_alike(self) -> None:
        """W31: legal only at a free-take table."""
        rules = {"box_take": "same_value_same_action"}
        offer = team(B="take", C="drop", D="drop", E="drop")
        assert warned("ABCDE", offer, **rules) == ["unequal_answers"]
        unequal = {"start_levels": {"C": 2}, "level_agreement": "multiples"}
        assert warned("ABCD", team(B="take", C="drop"), **unequal, **rules) == []

    def test_it_does_not_compare_doubles_of_different_turns(self) -> None:
        rules = {"box_take": "same_value_same_action"}
        assert warned("ABC", team(B="take"), team(C="drop"), **rules) == []

    def test_it_takes_half_or_none(self) -> None:
        rules = {"box_take": "half_or_none"}
        assert warned("ABCDE", team(B="take", C="drop", D="drop"), **rules) == ["too_few_taken"]
        assert warned("ABCDE", team(B="take", C="take", D="drop", E="drop"), **rules) == []

    def test_it_takes_enough_to_break_even_the_captain_among_them(self) -> None:
        """Los Angeles: a won cube of 2 pays for two drops of 1, not for three."""
        rules = {"box_take": "break_even"}
        assert warned("ABCD", team(B="take", C="drop", D="drop"), **rules) == []
        three = team(B="take", C="drop", D="drop", E="drop")
        assert warned("ABCDE", three, **rules) == ["not_break_even"]
        without_captain = team(B="drop", C="take", D="take")
        assert warned("ABCD", without_captain, **rules) == ["captain_not_taken"]
        assert warned("ABCD", team(C="take", D="drop"), **rules) == []

    def test_it_takes_the_captains_where_possible(self) -> None:
        """Canberra."""
        rules = {"box_take": "captain_where_possible"}
        assert warned("ABCD", team(B="drop", C="take"), **rules) == ["captain_not_taken"]
        assert warned("ABCD", team(C="take", D="drop"), **rules) == []

    def test_it_takes_from_the_captain_downwards(self) -> None:
        rules = {"box_take": "captain_downwards"}
        assert warned("ABCD", team(B="take", C="drop", D="take"), **rules) == ["not_from_captain"]
        assert warned("ABCD", team(B="take", C="drop", D="drop"), **rules) == []

    @pytest.mark.parametrize("box_take", ["half_or_none", "break_even"])
    def test_it_takes_both_or_neither_with_two_members(self, box_take: str) -> None:
        """Row 20: Los Angeles, and the initial cubes in the US sheets."""
        offer = team(B="take", C="drop")
        assert warned("ABC", offer, box_take=box_take) == ["both_or_neither"]
        game = played("ABC", offer, result("box"), box_take=box_take)
        assert game.warning_texts == [
            "With two members the box takes both or neither, not all but C's."
        ]

    def test_it_minds_only_initial_cubes_with_two_members(self) -> None:
        offers = [box(B="take", C="take"), team(B="take", C="drop")]
        assert warned("ABC", *offers, box_take="half_or_none") == []


class TestSeating:
    def test_it_warns_of_more_players_than_the_table_seats(self) -> None:
        assert warned("ABCDEFG", max_players=6) == ["too_many_players"]
        assert warned("ABCDEF", max_players=6) == []

    def test_it_warns_of_a_missing_partner(self) -> None:
        assert warned("ABCDEF", preset="fibs") == ["partner_missing"]
        assert warned("ABCDE", preset="fibs", partner="H") == []
        assert warned("ABCDE", preset="fibs") == []

    def test_it_warns_of_a_partner_where_there_are_none(self) -> None:
        assert warned("ABCD", preset="cambridge", partner="H") == ["partner_not_agreed"]

    def test_it_lets_a_partnership_run_on_below_its_number(self) -> None:
        """Row 49, W48."""
        assert warned("ABCD", preset="fibs", partner="H") == []

    def test_it_warns_of_unequal_levels_where_all_play_one_stake(self) -> None:
        levels = {"C": 2}
        assert warned("ABC", start_levels=levels) == ["levels_not_equal"]
        assert warned("ABC", start_levels=levels, level_agreement="multiples") == []
        assert warned("ABC", auto_doubles=1) == []
