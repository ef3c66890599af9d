"""The Jacoby rule: gammons count only once a cube was turned (rows 33 to 35, A16)."""

from __future__ import annotations

import pytest

from .games import Played, box, buy, double_extra, extra, played, result, team


def gammon(*events: dict[str, object], winner: str = "team", **rules: object) -> Played:
    return played("ABCD", *events, result(winner, "gammon"), **rules)


class TestEachContractForItself:
    """`cube`, the default: explicit in Canberra, Atlanta and Colorado."""

    def test_it_counts_a_gammon_only_on_the_cube_that_was_turned(self) -> None:
        """W16a."""
        assert gammon(team(B="take")).points == "A-6 B+4 C+1 D+1"

    def test_it_works_for_the_box_as_for_the_team(self) -> None:
        assert gammon(box(C="take"), winner="box").points == "A+6 B-1 C-4 D-1"

    def test_it_does_not_take_an_automatic_double_for_a_turn(self) -> None:
        """W17a: cubes centred at 2, and the gammon counts single."""
        game = played("ABC", result("team", "gammon"), auto_doubles=1)
        assert game.points == "A-4 B+2 C+2"

    def test_it_does_not_take_an_own_starting_level_for_a_turn(self) -> None:
        game = played("ABC", result("team", "gammon"), start_levels={"C": 4})
        assert game.points == "A-5 B+1 C+4"

    def test_it_names_the_reason(self) -> None:
        game = gammon(team(B="take"))
        assert game.contract("C").reason.code == "holder_won_gammon_unturned"
        assert "(B 4, C 1, D 1)" in game.why
        assert game.why.endswith(
            " Jacoby: the cubes of C, D were not turned, so a gammon counts 1 there."
        )


class TestAnyCubeForAll:
    """`game`: a turned cube switches gammons on for everybody."""

    def test_it_counts_gammons_on_every_cube_once_one_was_turned(self) -> None:
        """W16b."""
        assert gammon(team(B="take"), jacoby="game").points == "A-8 B+4 C+2 D+2"

    def test_it_counts_none_while_no_cube_was_turned(self) -> None:
        assert gammon(jacoby="game").points == "A-3 B+1 C+1 D+1"

    def test_it_does_not_count_a_double_that_was_dropped(self) -> None:
        assert gammon(team(B="drop"), jacoby="game").points == "A-3 B+1 C+1 D+1"
        assert gammon(box(B="drop"), jacoby="game").points == "A-1 B-1 C+1 D+1"

    def test_it_counts_a_beaver_that_was_refused(self) -> None:
        """The beaver took the double before he turned it."""
        assert gammon(box(B="beaver/drop"), jacoby="game").points == "A-6 B+2 C+2 D+2"

    def test_it_counts_a_turned_cube_whose_contract_is_closed(self) -> None:
        game = gammon(team(B="take"), box(B="drop"), jacoby="game")
        assert game.points == "A-2 B-2 C+2 D+2"

    def test_it_counts_an_extra(self) -> None:
        """B gives C an extra and drops it when it is doubled: price 1, then the 2 it stood at."""
        events = [box(B="drop", C="take"), extra("BC"), double_extra("team", "BC", "drop")]
        assert gammon(*events, jacoby="game").points == "A-5 B-4 C+7 D+2"

    def test_it_counts_a_bought_cube(self) -> None:
        game = gammon(buy("DB"), jacoby="game")
        assert game.points == "A-8 B+7 C+2 D-1"

    def test_it_does_not_take_an_automatic_double_for_a_turn(self) -> None:
        assert gammon(auto_doubles=1, jacoby="game").points == "A-6 B+2 C+2 D+2"


class TestOff:
    def test_it_counts_every_gammon(self) -> None:
        """W17b."""
        game = played("ABC", result("team", "gammon"), auto_doubles=1, jacoby="off")
        assert game.points == "A-8 B+4 C+4"


@pytest.mark.parametrize("jacoby", ["cube", "game", "off"])
def test_it_never_touches_a_single_game(jacoby: str) -> None:
    assert played("ABC", result("box"), jacoby=jacoby).points == "A+2 B-1 C-1"


@pytest.mark.parametrize("jacoby", ["cube", "game"])
def test_it_holds_with_one_cube(jacoby: str) -> None:
    rules = {"cubes": "single", "jacoby": jacoby}
    assert gammon(**rules).points == "A-3 B+1 C+1 D+1"
    assert gammon(team("take"), **rules).points == "A-12 B+4 C+4 D+4"


class TestTelling:
    """The rule by its name, since a gammon that counts single looks like a mistake."""

    def test_it_says_it_of_all_cubes_at_once(self) -> None:
        assert gammon().why.endswith("Jacoby: no cube was turned, so a gammon counts 1.")

    def test_it_says_it_of_the_one_cube_of_the_table(self) -> None:
        told = "Jacoby: the cube was not turned, so a gammon counts 2."
        assert gammon(cubes="single", auto_doubles=1).why.endswith(told)

    def test_it_says_it_of_the_only_cube_there_is(self) -> None:
        told = played("AB", result("team", "backgammon")).why
        assert told.endswith("Jacoby: the cube was not turned, so a backgammon counts 1.")

    def test_it_speaks_of_no_cube_that_was_closed_before(self) -> None:
        """B's cube was turned, and is gone."""
        told = gammon(team(B="take"), box(B="drop"), winner="box", seat="net").why
        several = "Jacoby: the cubes of C, D were not turned, so a gammon counts 1 there."
        assert told.endswith(several)

    def test_it_tells_different_values_apart(self) -> None:
        told = played("ABC", result("team", "gammon"), start_levels={"C": 4}).why
        assert "Jacoby: the cube of B was not turned, so a gammon counts 1 there." in told
        assert "Jacoby: the cube of C was not turned, so a gammon counts 4 there." in told

    @pytest.mark.parametrize(
        "game",
        [
            gammon(jacoby="off"),
            played("ABC", result("team")),
            played("AB", team(B="take"), result("team", "gammon")),
        ],
    )
    def test_it_is_silent_where_the_rule_took_nothing(self, game: Played) -> None:
        assert "Jacoby" not in game.why
