"""How a game starts: players, automatic doubles, starting levels, the limit (rows 32, 37, 38)."""

from __future__ import annotations

import pytest

from chouette.rules import open_game
from chouette.rules.errors import BadJson
from chouette.rules.ruleset import Ruleset

from .games import box, played, refused, result, team, under_way


class TestPlayers:
    def test_it_needs_a_box_and_a_member(self) -> None:
        """E03."""
        assert refused("A", result("box")) == "bad_json"
        assert refused("", result("box")) == "bad_json"

    def test_it_names_everybody_once(self) -> None:
        """E01, E02."""
        assert refused("ABB", result("box")) == "duplicate_player"
        assert refused("ABA", result("box")) == "duplicate_player"
        assert refused("ABC", result("box"), partner="C") == "duplicate_player"
        assert refused("ABC", result("box"), partner="A") == "duplicate_player"

    def test_it_seats_sixteen_the_partner_included(self) -> None:
        line = "ABCDEFGIJKLMNOPQ"
        assert played(line, result("team")).points.startswith("A-15")
        assert refused(line, result("team"), partner="H") == "bad_json"
        assert played(line[:-1], result("team"), partner="H").settlement

    def test_it_counts_the_partner(self) -> None:
        assert under_way("ABC").players_at_start == 3
        assert under_way("ABC", partner="H").players_at_start == 4


class TestAutomaticDoubles:
    @pytest.mark.parametrize(("thrown", "value"), [(0, 1), (1, 2), (2, 4), (10, 1024)])
    def test_it_doubles_every_starting_level(self, thrown: int, value: int) -> None:
        game = played("ABC", result("team"), auto_doubles=thrown)
        assert game.points == f"A-{2 * value} B+{value} C+{value}"

    def test_it_leaves_the_cubes_centred(self) -> None:
        game = under_way("ABC", auto_doubles=1)
        assert game.may_double("box") == game.may_double("team") == ("B", "C")
        assert not game.any_turned

    def test_it_allows_no_more_than_the_table_does(self) -> None:
        """E17."""
        rules = {"automatic_doubles": 1}
        assert played("AB", result("box"), auto_doubles=1, **rules).points == "A+2 B-2"
        assert refused("AB", result("box"), auto_doubles=2, **rules) == "too_many_automatic_doubles"
        none = {"automatic_doubles": 0}
        assert refused("AB", result("box"), auto_doubles=1, **none) == "too_many_automatic_doubles"

    @pytest.mark.parametrize("thrown", [-1, 1.5, "1", True, [1]])
    def test_it_is_a_whole_number(self, thrown: object) -> None:
        assert refused("AB", result("box"), auto_doubles=thrown) == "bad_json"

    def test_it_computes_no_monstrous_numbers(self) -> None:
        assert refused("AB", result("box"), auto_doubles=10**12) == "cube_limit"
        huge = {"B": 10**4_299}
        assert refused("AB", result("box"), auto_doubles=9, start_levels=huge) == "cube_limit"


class TestStartingLevels:
    def test_it_starts_each_contract_at_the_members_own_level(self) -> None:
        """W33."""
        game = played("ABCD", result("team"), start_levels={"B": 1, "C": 2, "D": 2})
        assert game.points == "A-5 B+1 C+2 D+2"

    def test_it_need_not_be_a_power_of_two(self) -> None:
        game = played("AB", team(B="take"), result("team"), start_levels={"B": 3})
        assert game.points == "A-6 B+6"

    def test_it_is_doubled_by_automatic_doubles(self) -> None:
        game = played("AB", result("team"), start_levels={"B": 3}, auto_doubles=2)
        assert game.points == "A-12 B+12"

    @pytest.mark.parametrize("level", [0, -1, 1.5, 2.0, "2", True, None])
    def test_it_is_a_whole_number_from_one(self, level: object) -> None:
        """E23, E24."""
        assert refused("AB", result("box"), start_levels={"B": level}) == "bad_json"

    @pytest.mark.parametrize("player", ["A", "H", "Z"])
    def test_it_is_a_members(self, player: str) -> None:
        levels = {player: 1}
        assert refused("AB", result("box"), start_levels=levels, partner="H") == "unknown_player"


class TestLimit:
    def test_it_allows_a_level_of_1024(self) -> None:
        assert played("AB", result("team"), start_levels={"B": 1024}).points == "A-1024 B+1024"
        game = played("AB", team(B="take"), result("team"), auto_doubles=9)
        assert game.points == "A-1024 B+1024"

    def test_it_refuses_to_start_above(self) -> None:
        assert refused("AB", result("box"), start_levels={"B": 1025}) == "cube_limit"
        assert refused("AB", result("box"), auto_doubles=11) == "cube_limit"
        assert refused("AB", result("box"), auto_doubles=10, start_levels={"B": 2}) == "cube_limit"

    def test_it_refuses_to_offer_more_even_if_it_would_be_dropped(self) -> None:
        """E18."""
        for answer in ("drop", "take"):
            events = [box(B=answer), result("box")]
            assert refused("AB", *events, auto_doubles=10) == "cube_limit"

    def test_it_refuses_to_turn_a_cube_beyond_it(self) -> None:
        assert refused("AB", box(B="beaver/drop"), auto_doubles=9) == "cube_limit"
        assert played("AB", box(B="beaver/drop"), auto_doubles=8).points == "A-512 B+512"

    def test_it_holds_for_each_member_of_one_cube(self) -> None:
        rules = {"cubes": "single", "start_levels": {"C": 1024}}
        assert refused("ABC", team("drop"), **rules) == "cube_limit"


def test_it_checks_what_a_caller_in_python_hands_over() -> None:
    with pytest.raises(BadJson, match="box and at least one member"):
        open_game(order=["A"], ruleset=Ruleset())
