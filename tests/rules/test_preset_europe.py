"""How the presets of Backgammon Circle, Cambridge, Amsterdam and Gothenburg play."""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, Played, box, played, refused, result, settle, team


def at(preset: str, order: str, *events: Event, **more: Any) -> Played:
    return played(order, *events, preset=preset, **more)


class TestBackgammonCircle:
    """Seed 001: one cube, the team doubles unanimously, no beavers, no rule for a lone taker."""

    SLUG = "backgammon-circle"

    def test_it_knows_no_beaver(self) -> None:
        events = [box(B="beaver"), result("team")]
        assert refused("AB", *events, preset=self.SLUG) == "beaver_not_allowed"

    def test_it_lets_a_lone_taker_play_on(self) -> None:
        alone = box(B="drop", C="drop", D="take", E="drop")
        game = at(self.SLUG, "ABCDE", alone, result("team"))
        assert (game.points, game.order) == ("A+1 B-1 C-1 D+2 E-1", "DCEBA")

    def test_it_lets_the_box_or_the_captain_win_the_seat(self) -> None:
        assert at(self.SLUG, "ABCD", result("box")).order == "ACDB"
        assert at(self.SLUG, "ABCD", result("team")).order == "BCDA"

    def test_it_has_one_automatic_double(self) -> None:
        assert at(self.SLUG, "ABC", result("team"), auto_doubles=1).points == "A-4 B+2 C+2"


class TestCambridge:
    """Many cubes; no beavers, no agreed results, extras off; automatic doubles as the box likes."""

    SLUG = "cambridge"

    def test_it_knows_no_beaver(self) -> None:
        assert refused("AB", team(B="beaver"), preset=self.SLUG) == "beaver_not_allowed"

    def test_it_frowns_at_agreed_results(self) -> None:
        game = at(self.SLUG, "ABC", settle("B", -1), result("box"))
        assert (game.points, game.warnings) == ("A+2 B-1 C-1", ["agreed_result_off"])

    def test_it_has_as_many_automatic_doubles_as_are_thrown(self) -> None:
        assert at(self.SLUG, "AB", result("box"), auto_doubles=5).points == "A+32 B-32"

    def test_it_doubles_all_at_one_level(self) -> None:
        left_out = at(self.SLUG, "ABC", box(B="take"), result("box"))
        assert left_out.warnings == ["left_out_all_at_level"]

    def test_it_lets_the_box_take_as_he_likes(self) -> None:
        """W31 is legal here."""
        offer = team(B="take", C="drop", D="drop", E="drop")
        game = at(self.SLUG, "ABCDE", offer, result("box"))
        assert (game.warnings, game.order) == ([], "ACDEB")

    def test_it_decides_by_the_captain(self) -> None:
        game = at(self.SLUG, "ABCD", box(B="drop", C="take", D="take"), result("team"))
        assert (game.points, game.order) == ("A-3 B-1 C+2 D+2", "ACDB")


@pytest.mark.parametrize("slug", ["amsterdam", "gothenburg"])
class TestAmsterdamAndGothenburg:
    """Same value, same action; beavers; one automatic double; agreed results."""

    def test_it_answers_equal_cubes_alike(self, slug: str) -> None:
        mixed = at(slug, "ABCD", team(B="take", C="drop"), result("box"))
        assert mixed.warnings == ["unequal_answers"]
        alike = at(slug, "ABCD", team(B="take", C="take"), result("box"))
        assert alike.warnings == []

    def test_it_answers_unequal_cubes_as_the_box_likes(self, slug: str) -> None:
        """B's cube was turned to and fro before: he offers 8, C and D offer 2."""
        turned = [team(B="take"), box(B="take")]
        game = at(slug, "ABCD", *turned, team(B="drop", C="take", D="take"), result("box"))
        assert game.warnings == []
        assert game.points == "A0 B+4 C-2 D-2"

    def test_it_doubles_all_at_one_level(self, slug: str) -> None:
        game = at(slug, "ABCD", box(B="take", D="drop"), result("box"))
        assert game.warnings == ["left_out_all_at_level"]

    def test_it_has_beavers_and_one_automatic_double(self, slug: str) -> None:
        game = at(slug, "AB", box(B="beaver"), result("box"), auto_doubles=1)
        assert game.points == "A+8 B-8"
        assert refused("AB", result("box"), preset=slug, auto_doubles=2) == (
            "too_many_automatic_doubles"
        )

    def test_it_agrees_results(self, slug: str) -> None:
        game = at(slug, "ABC", settle("B", 2), result("box"))
        assert (game.warnings, game.order) == ([], "BCA")


def test_amsterdam_splits_with_a_partner_by_the_odd_point_rule() -> None:
    """Row 44: remainder to the box, as the scoring tool there does."""
    game = at("amsterdam", "ABCDEF", result("box"), partner="H")
    assert game.points == "A+3 B-1 C-1 D-1 E-1 F-1 H+2"
    assert game.warnings == []


def test_gothenburg_splits_the_table_instead() -> None:
    game = at("gothenburg", "ABCDE", result("box"), partner="H")
    assert game.warnings == ["partner_not_agreed"]
