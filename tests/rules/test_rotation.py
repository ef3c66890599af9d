"""The order between games: first dice, newcomers, leaving, declining, stakes (rules 2.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.rules.rotation import (
    Rotation,
    decline_box,
    initial_order,
    seat_newcomers,
    start_levels,
    who_throws,
    without,
)
from chouette.rules.table_errors import RollsTied


def dice(**rolls: Sequence[int]) -> dict[str, list[tuple[int, ...]]]:
    """One die a throw: `B=[4, 3]` threw 4, then 3."""
    return {player: [(die,) for die in thrown] for player, thrown in rolls.items()}


class TestFirstOrder:
    """Rows 1 and 2: only those who tied throw again, and only to separate them in their band."""

    def test_it_is_by_the_dice(self) -> None:
        assert initial_order("ABC", dice(A=[2], B=[6], C=[4])) == ("B", "C", "A")

    def test_it_separates_a_tie_inside_its_band(self) -> None:
        """W36: C's 5 does not beat A's 6, and a 1 would still be above D."""
        assert initial_order("ABCD", dice(A=[6], B=[4, 3], C=[4, 5], D=[2])) == tuple("ACBD")
        assert initial_order("ABCD", dice(A=[6], B=[4, 6], C=[4, 1], D=[2])) == tuple("ABCD")

    def test_it_separates_several_ties_and_ties_of_ties(self) -> None:
        """W36b: A/B throw 2 and 6; C/D throw 4-4, then 1 and 6."""
        rolls = dice(A=[5, 2], B=[5, 6], C=[3, 4, 1], D=[3, 4, 6])
        assert initial_order("ABCD", rolls) == tuple("BADC")

    def test_it_adds_up_several_dice(self) -> None:
        rolls = {"A": [(1, 6)], "B": [(4, 4)], "C": [(2, 5)]}
        assert who_throws("ABC", rolls) == ("A", "C")
        again = {**rolls, "A": [(1, 6), (2, 2)], "C": [(2, 5), (6, 1)]}
        assert initial_order("ABC", again) == ("B", "C", "A")

    def test_it_says_who_must_throw_again(self) -> None:
        rolls = dice(A=[6], B=[4], C=[4], D=[2])
        assert who_throws("ABCD", rolls) == ("B", "C")
        with pytest.raises(RollsTied, match="B, C"):
            initial_order("ABCD", rolls)

    def test_it_waits_for_the_rest_of_a_tie(self) -> None:
        """B has thrown again already, C has not."""
        assert who_throws("ABC", dice(A=[6], B=[4, 3], C=[4])) == ("C",)

    def test_it_waits_for_those_who_have_not_thrown_at_all(self) -> None:
        assert who_throws("ABC", {}) == ("A", "B", "C")
        assert who_throws("ABC", dice(A=[1], B=[2])) == ("C",)
        assert who_throws("A", {}) == ("A",)
        assert who_throws("A", dice(A=[3])) == ()

    def test_it_ignores_throws_nobody_asked_for(self) -> None:
        assert initial_order("AB", dice(A=[1, 6], B=[2])) == ("B", "A")

    @given(st.dictionaries(st.sampled_from("ABCDEF"), st.lists(st.integers(1, 6), max_size=4)))
    def test_it_orders_everybody_once_or_names_who_throws(
        self, rolls: Mapping[str, Sequence[int]]
    ) -> None:
        players = tuple(rolls) or ("A",)
        throwing = who_throws(players, dice(**rolls))
        if throwing:
            assert set(throwing) <= set(players)
        else:
            order = initial_order(players, dice(**rolls))
            assert sorted(order) == sorted(players)
            firsts = [rolls[player][0] for player in order]
            assert firsts == sorted(firsts, reverse=True)


class TestNewcomers:
    """Row 51, W37: B beat A, F came during the game."""

    def test_it_seats_them_above_the_loser_in_cambridge(self) -> None:
        assert seat_newcomers("BCDA", "A", "F", "above_loser") == tuple("BCDFA")

    def test_it_seats_them_below_the_loser_on_fibs_and_in_canberra(self) -> None:
        assert seat_newcomers("BCDA", "A", "F", "below_loser") == tuple("BCDAF")

    def test_it_seats_them_above_both_losers_of_a_double_stand_up(self) -> None:
        assert seat_newcomers("CDBA", "BA", "FG", "above_loser") == tuple("CDFGBA")

    def test_it_seats_them_last_when_nobody_moved(self) -> None:
        assert seat_newcomers("ABC", "", "FG", "above_loser") == tuple("ABCFG")
        assert seat_newcomers("ABC", "", "FG", "below_loser") == tuple("ABCFG")


class TestLeaving:
    """Row 52, W39."""

    def test_it_lets_the_captain_inherit_the_box(self) -> None:
        assert without("ABCDE", "A") == tuple("BCDE")

    def test_it_moves_up_the_next_behind_a_captain(self) -> None:
        assert without("ABCDE", "B") == tuple("ACDE")

    def test_it_closes_the_gap_of_the_crew(self) -> None:
        assert without("ABCDE", "CE") == tuple("ABD")


class TestDecliningTheBox:
    """Row 13, W40: B beat A and declines; B did not lose, so he stands above A."""

    def test_it_passes_the_box_to_the_next(self) -> None:
        assert decline_box("BCDEA", "A") == tuple("CDEBA")

    def test_it_stands_above_both_losers_of_a_double_stand_up(self) -> None:
        assert decline_box("CDEBA", "BA") == tuple("DECBA")

    def test_it_goes_last_when_nobody_moved(self) -> None:
        assert decline_box("ABC", "") == tuple("BCA")


class TestStakes:
    """Row 38, W33: stakes x for B, 2x for A and D, 4x for C."""

    LEVELS = {"A": 2, "B": 1, "C": 4, "D": 2}

    def test_it_plays_the_smaller_of_each_pair(self) -> None:
        found = start_levels("ABCD", self.LEVELS, "smaller_of_pair")
        assert found == {"B": 1, "C": 2, "D": 2}

    def test_it_plays_the_members_own_multiple(self) -> None:
        assert start_levels("ABCD", self.LEVELS, "multiples") == {"B": 1, "C": 4, "D": 2}

    def test_it_plays_one_stake_where_all_are_equal(self) -> None:
        assert start_levels("ABCD", self.LEVELS, "equal") == {"B": 1, "C": 1, "D": 1}

    def test_it_takes_players_without_a_level_for_one(self) -> None:
        assert start_levels("ABC", {"C": 3}, "multiples") == {"B": 1, "C": 3}
        assert start_levels("ABC", {"C": 3}, "smaller_of_pair") == {"B": 1, "C": 1}


def test_it_keeps_the_partner_outside_the_order() -> None:
    assert Rotation(("A", "B"), "H").partner == "H"
    assert Rotation(("A", "B")).partner is None
