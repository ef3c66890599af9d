"""Somebody decides on the cube of a member who is away from the table for a while (row 54)."""

from __future__ import annotations

import pytest

from .games import box, result
from .table import Table


def absent(player: str = "C", proxy: str = "D", players: str = "ABCDE") -> Table:
    table = Table(players)
    table.do("name_proxy", player=player, proxy=proxy)
    return table


def test_it_lasts_until_the_game_is_over() -> None:
    table = absent().after("start_game")
    assert table.state.proxies == {"C": "D"}
    assert table.after("box").state.proxies == {}


def test_it_may_be_named_in_the_middle_of_a_game() -> None:
    table = Table("ABCD")
    table.play(box(B="take", C="take", D="drop"))
    table.do("name_proxy", player="C", proxy="B")
    assert table.state.proxies == {"C": "B"}


def test_it_may_be_another_the_next_moment() -> None:
    table = absent()
    table.do("name_proxy", player="C", proxy="E")
    assert table.state.proxies == {"C": "E"}


def test_it_may_decide_for_several() -> None:
    table = absent()
    table.do("name_proxy", player="B", proxy="D")
    assert table.state.proxies == {"C": "D", "B": "D"}


def test_it_ends_when_he_is_back() -> None:
    table = absent()
    table.do("name_proxy", player="B", proxy="D")
    table.do("name_proxy", player="C", proxy=None)
    assert table.state.proxies == {"B": "D"}


@pytest.mark.parametrize("player", ["A", "B", "E"])
def test_it_may_stand_for_box_captain_or_crew(player: str) -> None:
    assert absent(player).state.proxies == {player: "D"}


def test_it_changes_no_seat_and_no_points() -> None:
    table = absent()
    assert (table.order, table.points, table.changes) == ("ABCDE", {}, ())
    game = Table("ABCDE").after("team")
    assert table.after("team").last == game.last
    assert table.order == game.order


class TestPeopleWhoGo:
    def test_it_ends_when_the_proxy_goes_home(self) -> None:
        """Whoever is not at the table decides nothing at it."""
        assert absent().after("D leaves").state.proxies == {}

    def test_it_ends_when_he_himself_goes_home(self) -> None:
        assert absent().after("C leaves").state.proxies == {}

    def test_it_leaves_the_others_proxies_alone(self) -> None:
        table = absent()
        table.do("name_proxy", player="B", proxy="E")
        assert table.after("D leaves").state.proxies == {"B": "E"}

    def test_it_ends_when_the_proxy_goes_to_another_table(self) -> None:
        table = absent()
        table.do("split_table", table="2", players=["D", "E"])
        assert table.state.proxies == {}

    def test_it_lasts_while_the_proxy_plays_on_in_the_game_he_leaves_after(self) -> None:
        table = absent().after("start_game", "D leaves")
        assert table.state.proxies == {"C": "D"}

    def test_it_lasts_while_he_takes_a_break_himself(self) -> None:
        """He sits out but is at the table."""
        assert absent().after("D rests").state.proxies == {"C": "D"}

    def test_it_is_there_again_when_the_leaving_is_undone(self) -> None:
        assert absent().after("D leaves", "void").state.proxies == {"C": "D"}


class TestRefusals:
    @pytest.mark.parametrize(
        ("player", "proxy", "sentence"),
        [
            ("C", "Z", "Z does not sit at this table."),
            ("Z", "C", "Z does not sit at this table."),
            ("Z", None, "Z does not sit at this table."),
        ],
    )
    def test_it_is_between_people_at_the_table(
        self, player: str, proxy: str | None, sentence: str
    ) -> None:
        fault = Table("ABCD").refusal("name_proxy", player=player, proxy=proxy)
        assert fault.detail == sentence

    def test_it_is_somebody_else(self) -> None:
        Table("ABCD").refusal("name_proxy", player="C", proxy="C")

    def test_it_may_be_somebody_who_only_waits(self) -> None:
        """F came during the game; he may still answer for C, who went to the telephone."""
        table = Table("ABCD").after("start_game", "F comes")
        table.do("name_proxy", player="C", proxy="F")
        table.play(result("team"))
        assert (table.order, table.state.proxies) == ("BCDFA", {})
