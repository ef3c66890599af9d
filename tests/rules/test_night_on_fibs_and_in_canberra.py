"""Two nights game by game: FIBS with its compulsory partner, Canberra with its raccoons."""

from __future__ import annotations

from typing import Any

from .games import Event, box, result, team
from .table import Table


class TestFibs:
    """Six to ten play with a partner; newcomers stand below the loser."""

    def first(self) -> Table:
        table = Table("ABCDEF", rules="fibs")
        assert table.refusal("start_game").code == "partner_missing"
        table.do("offer_partner")
        table.do("answer_partner", player="C", accept=True)
        table.play(box(B="take", D="take", E="drop", F="drop"), result("box"))
        return table

    def second(self) -> Table:
        return self.first().after("start_game", "G comes", "team")

    def third(self) -> Table:
        table = self.second()
        table.do("offer_partner")
        table.do("answer_partner", player="E", accept=True)
        return table.after("start_game", "B leaves", "box")

    def test_it_shares_six_points_in_two_halves(self) -> None:
        table = self.first()
        assert table.last == "A+3 B-2 C+3 D-2 E-1 F-1"
        assert (table.order, table.partner) == ("ADEFB", "C")

    def test_it_makes_the_partner_captain_and_puts_the_newcomer_below_the_loser(self) -> None:
        table = self.second()
        assert table.last == "A-2 B+1 C-2 D+1 E+1 F+1"
        assert (table.order, table.partner) == ("DCEFBAG", None)

    def test_it_takes_the_next_partner_behind_the_captain(self) -> None:
        """The odd point of five is the box's; B, who leaves, has paid his."""
        table = self.third()
        assert table.last == "A-1 B-1 C-1 D+3 E+2 F-1 G-1"
        assert (table.order, table.partner) == ("DFAGC", "E")

    def test_it_lets_a_partnership_run_on_when_only_four_are_left(self) -> None:
        """W48: no new one is formed once it has lost."""
        table = self.third().after("F leaves", "G leaves", "box")
        assert (table.last, table.order, table.partner) == ("A-1 C-1 D+1 E+1", "DCA", "E")
        table.after("team")
        assert (table.last, table.order, table.partner) == ("A+1 C+1 D-1 E-1", "CEAD", None)
        assert table.after("box").order == "CADE"

    def test_it_adds_up_with_those_who_went_home(self) -> None:
        table = self.third().after("F leaves", "G leaves", "box", "team")
        assert table.points == {"B": -2, "D": 2, "E": 2, "F": -1, "G": -1}


CANBERRA: list[tuple[str, dict[str, Any], list[Event], str, str, list[str]]] = [
    (
        "two automatics; C takes alone and beavers at 16",
        {"auto_doubles": 2},
        [box(B="drop", C="beaver", D="drop"), result("team")],
        *("A-8 B-4 C+16 D-4", "ACDB", []),
    ),
    (
        "the box takes the captain's cube, passes D's, is redoubled and beavers in vain",
        {},
        [team(C="take", D="drop"), box(C="take"), team(C="beaver"), result("team")],
        *("A-18 B+1 C+16 D+1", "CDBA", []),
    ),
    (
        "Jacoby is each contract's own affair",
        {},
        [team(D="take"), result("team", "gammon")],
        *("A+1 B+1 C-6 D+4", "DBAC", []),
    ),
    (
        "the box takes A's cube but not the captain's",
        {},
        [team(B="drop", A="take"), result("box")],
        *("A-2 B+1 C-1 D+2", "BACD", ["captain_not_taken"]),
    ),
    (
        "a raccoon that the captain gives up at 4",
        {},
        [box(A="beaver/raccoon/drop", C="take", D="take"), result("box", "backgammon")],
        *("A-4 B+16 C-6 D-6", "BCDA", []),
    ),
]


class TestCanberra:
    def test_it_is_scored_game_by_game(self) -> None:
        table = Table("ABCD", rules="canberra")
        for told, start, events, points, order, warned in CANBERRA:
            table.do("start_game", **start)
            table.play(*events)
            assert (table.last, table.order) == (points, order), told
            assert [warning.code for warning in table.state.records[-1].warnings] == warned, told
        assert table.points == {"A": -31, "B": 15, "C": 19, "D": -3}

    def test_it_knows_no_otter(self) -> None:
        table = Table("ABCD", rules="canberra")
        fault = table.refusal("double", side="box", answers={"B": "beaver/raccoon/otter"})
        assert fault.detail == (
            'B may not answer "beaver/raccoon/otter": this table allows 2 turns after a double '
            "(1 beaver, 2 raccoon, 3 otter)."
        )

    def test_it_puts_who_comes_during_a_game_below_its_loser(self) -> None:
        table = Table("ABCD", rules="canberra").after("start_game", "E comes", "team")
        assert table.order == "BCDAE"

    def test_it_plays_without_partners_and_seats_six(self) -> None:
        table = Table("ABCDEF", rules="canberra")
        assert table.refusal("offer_partner").code == "partner_not_allowed"
        table.after("box")
        assert not table.state.records[-1].warnings
        table.after("G comes", "box")
        (warning,) = table.state.records[-1].warnings
        assert (warning.code, warning.args) == ("too_many_players", {"players": 7, "most": 6})
