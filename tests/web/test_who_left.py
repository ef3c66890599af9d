"""Whoever has left keeps a line, so that the figures of a table page sum to zero."""

from __future__ import annotations

from dataclasses import replace

from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import Night
from chouette.web.left import LeftRow, left_rows
from chouette.web.seats import away_rows, seat_rows, waiting_rows
from tests.builders import Table
from tests.web.pages import Reader
from tests.web.states import PEOPLE, Sitting


def played() -> Sitting:
    return Sitting("ABCD").do("quick_result", points={"B": 1, "C": -3, "D": 6})


def shown(state: ChouetteState, night: Night) -> int:
    """Half-points of everybody the page shows."""
    game = state.game.position if state.game else None
    return (
        sum(row.points for row in seat_rows(state, game, PEOPLE, night))
        + sum(row.points for row in waiting_rows(state, PEOPLE, night))
        + sum(row.points for row in away_rows(state, PEOPLE, night))
        + sum(row.points for row in left_rows(state, PEOPLE, night))
    )


def test_it_names_whoever_left_with_points_and_money() -> None:
    state = played().do("leave", player="D").state
    assert left_rows(state, PEOPLE, Night.alone(state)) == (LeftRow("Dinu", 12, 300),)
    assert shown(state, Night.alone(state)) == 0


def test_it_names_nobody_while_all_are_there_or_left_with_nothing() -> None:
    assert left_rows(played().state, PEOPLE, Night.alone(played().state)) == ()
    state = Sitting("ABCD").do("leave", player="D").state
    assert left_rows(state, PEOPLE, Night.alone(state)) == ()


def test_it_waits_until_whoever_leaves_has_played_the_open_game() -> None:
    state = played().do("start_game").do("leave", player="D").state
    assert left_rows(state, PEOPLE, Night.alone(state)) == ()
    assert shown(state, Night.alone(state)) == 0


def test_it_counts_a_guest_who_sits_out_and_one_who_came_back_once() -> None:
    sitting = played().do("sit_out", player="D").do("leave", player="C")
    assert shown(sitting.state, Night.alone(sitting.state)) == 0
    sitting.do("join", player="C")
    assert left_rows(sitting.state, PEOPLE, Night.alone(sitting.state)) == ()


def test_it_puts_those_of_the_other_tables_in_one_figure() -> None:
    state = played().state
    night = Night({**state.totals, "A": state.totals["A"] - 4, "E": 1, "R": 3}, {})
    (others,) = left_rows(state, PEOPLE, night)
    assert (others.name, others.points, others.money) == ("at the other tables", 4, None)
    assert shown(state, night) == 0


def test_it_says_nothing_of_a_table_that_went_to_another() -> None:
    state = replace(played().do("leave", player="D").state, merged_into="Table 2")
    assert left_rows(state, PEOPLE, Night.alone(state)) == ()


def test_it_stands_on_the_page_open_and_closed(bogdan: Reader, table: Table) -> None:
    table.quick(bogdan=1, carla=-1, elena=3)
    table.send("leave", player=table.people.number("elena"))
    for closed in (False, True):
        if closed:
            table.send("close", actor=table.people.ana)
        seats = bogdan.page().partition('id="part-seats"')[2].partition('id="part-dock"')[0]
        assert 'left</span> elena <span class="n plus">+3</span>' in seats
        assert "(+1.50)" in seats
