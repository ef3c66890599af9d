"""How the presets of Los Angeles, FIBS and Canberra play."""

from __future__ import annotations

from typing import Any

from .games import Event, Played, box, extra, played, refused, result, settle, team


def at(preset: str, order: str, *events: Event, **more: Any) -> Played:
    return played(order, *events, preset=preset, **more)


class TestLosAngeles:
    """A hybrid seat, only losers move, break-even takes, extras or drop, partner at 6 or 7."""

    SLUG = "los-angeles"

    def test_it_takes_the_box_from_him_who_loses_points_though_he_won_the_last(self) -> None:
        """Row 12: the box wins the game at a net loss and goes last."""
        events = [box(B="drop"), settle("C", 3), result("box")]
        game = at(self.SLUG, "ABCD", *events)
        assert (game.points, game.order) == ("A-1 B-1 C+3 D-1", "CDBA")

    def test_it_takes_the_box_from_him_whom_the_last_man_beats(self) -> None:
        events = [box(B="drop", C="drop", D="drop", E="take"), result("team")]
        game = at(self.SLUG, "ABCDE", *events)
        assert (game.points, game.order) == ("A+1 B-1 C-1 D-1 E+2", "CDEBA")

    def test_it_leaves_a_captain_who_won_in_his_place(self) -> None:
        game = at(self.SLUG, "ABCD", team(B="drop"), box(C="drop", D="drop"))
        assert (game.points, game.order) == ("A+1 B+1 C-1 D-1", "ABCD")

    def test_it_obliges_a_lone_taker_to_accept_extras(self) -> None:
        alone = box(B="drop", C="drop", D="drop", E="take")
        game = at(self.SLUG, "ABCDE", alone, extra("BE"), extra("CE"), result("box"))
        assert game.points == "A+5 B0 C0 D-1 E-4"
        assert game.warnings == []

    def test_it_makes_the_box_double_the_captain_too(self) -> None:
        game = at(self.SLUG, "ABCD", box(C="take"), result("box"))
        assert game.warnings == ["left_out_captain_included"]

    def test_it_makes_the_box_take_enough_to_break_even_captain_included(self) -> None:
        offer = team(B="drop", C="take", D="drop", E="drop")
        game = at(self.SLUG, "ABCDE", offer, result("box"))
        assert game.warnings == ["not_break_even", "captain_not_taken"]

    def test_it_makes_the_box_take_both_or_pass_both_with_two_members(self) -> None:
        """Row 20."""
        game = at(self.SLUG, "ABC", team(B="take", C="drop"), result("box"))
        assert game.warnings == ["both_or_neither"]

    def test_it_must_have_a_partner_at_seven(self) -> None:
        assert at(self.SLUG, "ABCDEF", result("box")).warnings == []
        assert at(self.SLUG, "ABCDEFG", result("box")).warnings == ["partner_missing"]
        assert at(self.SLUG, "ABCDEF", result("box"), partner="H").warnings == []


class TestFibs:
    """Kit Woolsey's draft: a partner from six players on, who becomes captain after a loss."""

    SLUG = "fibs"

    def test_it_must_have_a_partner_at_six(self) -> None:
        assert at(self.SLUG, "ABCDE", result("box")).warnings == []
        assert at(self.SLUG, "ABCDEF", result("box")).warnings == ["partner_missing"]

    def test_it_makes_the_partner_captain(self) -> None:
        game = at(self.SLUG, "ABCDE", result("team"), partner="H")
        assert (game.points, game.order) == ("A-2 B+1 C+1 D+1 E+1 H-2", "BHCDEA")

    def test_it_keeps_the_partnership_after_a_win(self) -> None:
        assert at(self.SLUG, "ABCDE", result("box"), partner="H").order == "ACDEB+H"

    def test_it_decides_by_the_captain(self) -> None:
        assert at(self.SLUG, "ABCD", team(C="drop"), result("box")).order == "ACDB"


class TestCanberra:
    """A lone taker must beaver or drop, raccoons, the captain's cube where possible."""

    SLUG = "canberra"

    def test_it_has_raccoons_but_no_otters(self) -> None:
        game = at(self.SLUG, "AB", box(B="beaver/raccoon"), result("box"))
        assert game.points == "A+8 B-8"
        otter = box(B="beaver/raccoon/otter")
        assert refused("AB", otter, result("box"), preset=self.SLUG) == "beaver_not_allowed"

    def test_it_makes_a_lone_taker_beaver(self) -> None:
        plain = at(self.SLUG, "ABC", box(B="drop", C="take"), result("team"))
        assert (plain.points, plain.warnings) == ("A-1 B-1 C+2", ["beaver_required"])
        turned = at(self.SLUG, "ABC", box(B="drop", C="beaver"), result("team"))
        assert (turned.points, turned.warnings) == ("A-3 B-1 C+4", [])

    def test_it_counts_jacoby_for_each_contract(self) -> None:
        game = at(self.SLUG, "ABC", box(B="take", C="take"), result("team", "gammon"))
        assert game.points == "A-8 B+4 C+4"
        assert at(self.SLUG, "ABC", result("team", "gammon")).points == "A-2 B+1 C+1"

    def test_it_makes_the_box_take_the_captains_cube_if_any(self) -> None:
        game = at(self.SLUG, "ABCD", team(B="drop", C="take"), result("box"))
        assert game.warnings == ["captain_not_taken"]

    def test_it_has_as_many_automatic_doubles_as_are_thrown(self) -> None:
        assert at(self.SLUG, "AB", result("box"), auto_doubles=4).points == "A+16 B-16"

    def test_it_seats_six(self) -> None:
        assert at(self.SLUG, "ABCDEF", result("box")).warnings == []
        assert at(self.SLUG, "ABCDEFG", result("box")).warnings == ["too_many_players"]
