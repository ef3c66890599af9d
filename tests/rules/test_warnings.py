"""Warnings never block and never change points; each house rule has games it frowns at."""

from __future__ import annotations

import pytest

from chouette.rules.ruleset import PRESETS
from chouette.rules.templates import WARNINGS

from .games import box, buy, extra, played, result, settle, team


def test_it_says_nothing_about_a_proper_game() -> None:
    game = played("ABCD", box(B="take", C="drop", D="take"), result("box"), preset="cambridge")
    assert game.warnings == []


def test_it_changes_neither_points_nor_order() -> None:
    frowned = played("ABCD", team(B="take", C="drop"), result("box"), box_take="captain_downwards")
    odd = played("ABCD", team(B="drop", C="take"), result("box"), box_take="captain_downwards")
    assert frowned.warnings == []
    assert odd.warnings == ["not_from_captain"]
    plain = played("ABCD", team(B="drop", C="take"), result("box"))
    assert (odd.points, odd.order) == (plain.points, plain.order)


class TestAgreedResults:
    """Row 39: off in Cambridge."""

    def test_it_warns_where_they_are_off(self) -> None:
        game = played("ABC", settle("B", 1), result("box"), preset="cambridge")
        assert game.warnings == ["agreed_result_off"]
        assert game.warning_texts == ["Agreed results are off at this table: B settled."]

    def test_it_warns_of_each(self) -> None:
        game = played("ABC", settle("B", 1), settle("C", 0), agreed_results=False)
        assert game.warnings == ["agreed_result_off"] * 2

    @pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"cambridge"}))
    def test_it_is_silent_elsewhere(self, preset: str) -> None:
        assert "agreed_result_off" not in played("AB", settle("B", 1), preset=preset).warnings


class TestBoughtCubes:
    """Row 27: rare; off unless the table agreed on them."""

    @pytest.mark.parametrize("cubes", ["multi", "single"])
    def test_it_warns_unless_they_are_agreed(self, cubes: str) -> None:
        events = [buy("CB"), result("box")]
        if cubes == "single":
            events.insert(0, box(B="take"))
        assert played("ABC", *events, cubes=cubes).warnings == ["bought_not_agreed"]
        assert played("ABC", *events, cubes=cubes, bought_cubes=True).warnings == []


class TestExtras:
    """Rows 23 and 26: by agreement, or because a lone taker must accept them."""

    ALONE = (box(B="drop", C="drop", D="drop", E="take"), extra("BE"), result("box"))

    def test_it_warns_unless_they_are_agreed(self) -> None:
        assert played("ABCDE", *self.ALONE).warnings == ["extra_not_agreed"]
        assert played("ABCDE", *self.ALONE, voluntary_extras=True).warnings == []

    def test_it_is_silent_about_extras_a_lone_taker_must_accept(self) -> None:
        assert played("ABCDE", *self.ALONE, lone_taker="extras").warnings == []

    def test_it_warns_when_the_rule_for_a_lone_taker_does_not_hold(self) -> None:
        few = [box(B="drop", C="drop", D="take"), extra("BD"), result("box")]
        assert played("ABCD", *few, lone_taker="extras").warnings == ["extra_not_agreed"]
        two = [box(B="drop", C="drop", D="take", E="take"), extra("BE"), result("box")]
        assert played("ABCDE", *two, lone_taker="extras").warnings == ["extra_not_agreed"]

    def test_it_may_be_given_later(self) -> None:
        """E took alone in the first double and has redoubled since."""
        events = [box(B="drop", C="drop", D="drop", E="take"), team(E="take")]
        first = [*events, extra("BE"), result("box")]
        assert played("ABCDE", *first, lone_taker="extras").warnings == []

    def test_it_names_both(self) -> None:
        assert played("ABCDE", *self.ALONE).warning_texts == [
            "Extras are not agreed at this table: B gave one to E."
        ]


class TestLoneTakerMustBeaver:
    """Row 23: Canberra."""

    RULES = {"lone_taker": "must_beaver", "lone_taker_from": 3}

    @pytest.mark.parametrize("cubes", ["multi", "single"])
    def test_it_warns_of_a_plain_take(self, cubes: str) -> None:
        events = [box(B="drop", C="take", D="drop"), result("box")]
        game = played("ABCD", *events, cubes=cubes, **self.RULES)
        assert game.warnings == ["beaver_required"]
        assert game.warning_texts == ["C took alone and had to beaver or drop."]

    def test_it_is_content_with_a_beaver(self) -> None:
        """W26a and W26b: the lone taker beavers to 4."""
        events = [box(B="drop", C="beaver", D="drop")]
        game = played("ABCD", *events, result("team"), jacoby="off", **self.RULES)
        assert (game.points, game.warnings) == ("A-2 B-1 C+4 D-1", [])
        game = played("ABCD", *events, result("box", "gammon"), jacoby="off", **self.RULES)
        assert (game.points, game.warnings) == ("A+10 B-1 C-8 D-1", [])

    @pytest.mark.parametrize(
        "events",
        [
            [box(B="drop", C="drop", D="drop")],
            [box(B="drop", C="take", D="take"), result("box")],
            [box(B="drop", C="take"), result("box")],
            [team(D="take"), box(B="drop", C="take", D="take"), result("box")],
            [box(C="take"), box(B="drop", D="drop"), result("box")],
        ],
    )
    def test_it_is_silent_where_the_rule_does_not_hold(self, events: list[object]) -> None:
        assert played("ABCD", *events, **self.RULES).warnings == []

    def test_it_is_silent_with_fewer_players_or_no_beavers(self) -> None:
        events = [box(B="drop", C="take"), result("box")]
        few = {**self.RULES, "lone_taker_from": 4}
        assert played("ABC", *events, **few).warnings == []
        assert played("ABC", *events, beavers=0, **self.RULES).warnings == []


@pytest.mark.parametrize("code", WARNINGS)
def test_it_is_a_sentence(code: str) -> None:
    assert WARNINGS[code].endswith(".")
    assert WARNINGS[code][0] in "{ABCDEFGHIJKLMNOPQRSTUVWXYZ"
