"""A game scored at once: whole points by member, the box is minus the sum (our addition)."""

from __future__ import annotations

import pytest

from .games import Event, Played, played, quick, refused, result, settle


def scored(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **rules)


class TestPoints:
    def test_it_pays_what_was_written(self) -> None:
        game = scored("ABCD", quick(B=-2, C=2, D=1))
        assert game.points == "A-1 B-2 C+2 D+1"
        assert game.transfers == ["B>A 2 contract", "A>C 2 contract", "A>D 1 contract"]

    def test_it_shares_with_the_partner(self) -> None:
        assert scored("ABC", quick(B=-2, C=-3), partner="H").points == "A+3 B-2 C-3 H+2"

    def test_it_needs_every_member(self) -> None:
        assert refused("ABC", quick(B=1)) == "answers_missing"

    def test_it_needs_members(self) -> None:
        assert refused("ABC", quick(B=1, C=1, Z=1)) == "unknown_player"

    def test_it_checks_the_box_if_he_is_named(self) -> None:
        assert scored("ABC", quick(A=0, B=1, C=-1)).points == "A0 B+1 C-1"
        assert refused("ABC", quick(A=1, B=1, C=-1)) == "unbalanced_points"

    @pytest.mark.parametrize("points", [0.5, 1.25, "1", None, True, 10**9, float("nan")])
    def test_it_is_in_whole_points(self, points: object) -> None:
        event = {"type": "quick", "points": {"B": points}}
        assert refused("AB", event) == "bad_json"

    @pytest.mark.parametrize("winner", ["member", "A", 1])
    def test_it_knows_two_winners(self, winner: object) -> None:
        assert refused("AB", {"type": "quick", "points": {"B": 1}, "winner": winner}) == "bad_json"

    def test_it_is_the_only_action_of_its_game(self) -> None:
        assert refused("ABC", settle("B", 1), quick(B=1, C=1)) == "bad_json"
        assert refused("ABC", quick(B=1, C=1), result("box")) == "game_over"


class TestManyCubes:
    def test_it_tells_the_winner_by_the_captains_sign(self) -> None:
        assert scored("ABCD", quick(B=-2, C=2, D=1)).order == "ACDB"
        assert scored("ABCD", quick(B=1, C=-2, D=-1)).order == "BCDA"

    def test_it_lets_a_winner_be_declared(self) -> None:
        assert scored("ABCD", quick("team", B=-2, C=2, D=1)).order == "BCDA"
        assert scored("ABCD", quick("box", B=2, C=2, D=1)).order == "ACDB"

    def test_it_leaves_the_order_alone_when_the_captain_has_nothing(self) -> None:
        assert scored("ABCD", quick(B=0, C=2, D=1)).order == "ABCD"
        assert scored("ABCD", quick("box", B=0, C=2, D=1)).order == "ACDB"
        assert scored("ABCD", quick("team", B=0, C=2, D=1)).order == "BCDA"

    def test_it_obeys_the_seat_rule(self) -> None:
        points = quick(B=-1, C=4, D=-1)
        assert scored("ABCD", points, seat="captain").order == "ACDB"
        assert scored("ABCD", points, seat="net").order == "CDBA"
        assert scored("ABCD", points, seat="all").order == "CDBA"
        assert scored("ABCD", points, seat="last_man").order == "ACDB"


class TestOneCube:
    def test_it_gives_the_game_to_the_team_if_anybody_gained(self) -> None:
        assert scored("ABCD", quick(B=2, C=2, D=-1), cubes="single").order == "BCDA"

    def test_it_takes_those_who_paid_for_droppers(self) -> None:
        """W06 in figures: B dropped and went last at once, C takes the box."""
        game = scored("ABCDE", quick(B=-1, C=2, D=2, E=-1), cubes="single")
        assert game.points == "A-2 B-1 C+2 D+2 E-1"
        assert game.order == "CDEBA"

    def test_it_gives_the_game_to_the_box_otherwise(self) -> None:
        assert scored("ABCD", quick(B=-1, C=-4, D=-4), cubes="single").order == "ACDB"
        assert scored("ABCD", quick(B=0, C=0, D=0), cubes="single").order == "ACDB"

    def test_it_lets_a_winner_be_declared(self) -> None:
        assert scored("ABC", quick("team", B=0, C=0), cubes="single").order == "BCA"
        assert scored("ABC", quick("team", B=-1, C=0), cubes="single").order == "CBA"
        assert scored("ABC", quick("team", B=-1, C=-1), cubes="single").order == "BCA"
        assert scored("ABC", quick("box", B=1, C=1), cubes="single").order == "ACB"


def test_it_tells_what_was_written() -> None:
    assert scored("ABCD", quick(B=-2, C=2, D=0)).why == (
        "B paid 2; C gained 2; D neither gained nor paid, so the box beat the captain and stays; "
        "C is captain next."
    )
