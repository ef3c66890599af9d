"""What a statement writes down for each player: seats, cubes, extremes, pairs, and the plan."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Statement, StatementLine, StatementPair
from chouette.selectors.statement_body import EDITION
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    """Ana boxes: Bogdan's double was taken and won 2, Carla dropped 1. Then Bogdan's box won 3."""
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("double", side="team", answers={bogdan: "take"})
    table.send("double", side="box", answers={carla: "drop"})
    table.send("result", winner="team", result="single")
    table.play("bogdan", "ana", "carla", ana=-2, carla=-1)
    table.close()
    return table


def line(name: str, *columns: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = StatementLine.objects.values_list(*columns).get(player__name=name)
    return found


def body(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = Statement.objects.get(chouette_session=table.session_id).body
    return found


def told(table: Table, name: str) -> dict[str, Any]:
    number = table.people.players[name].pk
    (found,) = (row for row in body(table)["players"] if row["player"] == number)
    return dict(found)


def test_it_writes_seats(closed: Table) -> None:
    seats = ("games", "box_games", "box_points", "box_won", "captain_games", "captain_points")
    assert line("ana", *seats) == (2, 1, -2, 0, 1, -4)
    assert line("bogdan", *seats) == (2, 1, 6, 6, 1, 4)
    assert line("carla", *seats) == (2, 0, 0, 0, 0, 0)


def test_it_writes_what_was_won_and_the_games_that_moved_most(closed: Table) -> None:
    columns = ("points", "won", "best", "worst", "captain_won")
    assert line("ana", *columns) == (-6, 0, -2, -4, 0)
    assert line("bogdan", *columns) == (10, 10, 6, 4, 4)
    assert line("carla", *columns) == (-4, 0, -2, -2, 0)


def test_it_writes_cubes(closed: Table) -> None:
    cubes = ("offers", "offer_points", "takes", "take_points", "drops", "drop_points")
    assert line("ana", *cubes) == (1, 2, 1, -4, 0, 0)
    assert line("bogdan", *cubes) == (1, 4, 0, 0, 0, 0)
    assert line("carla", *cubes) == (0, 0, 0, 0, 1, -2)


def test_it_writes_pairs_from_either_side(closed: Table) -> None:
    rows = StatementPair.objects.values_list(
        "player__name", "opponent__name", "games", "won", "lost"
    )
    assert sorted(rows) == [
        ("ana", "bogdan", 2, 0, 8),
        ("ana", "carla", 1, 2, 0),
        ("bogdan", "ana", 2, 8, 0),
        ("bogdan", "carla", 1, 2, 0),
        ("carla", "ana", 1, 0, 2),
        ("carla", "bogdan", 1, 0, 2),
    ]
    assert {pair.night_on for pair in StatementPair.objects.all()} == {closed.row.night_on}


def test_it_tells_each_seat_with_what_was_won_and_lost(closed: Table) -> None:
    bogdan = told(closed, "bogdan")
    assert (bogdan["box_won_halves"], bogdan["box_lost_halves"]) == (6, 0)
    assert (bogdan["captain_won_halves"], bogdan["captain_lost_halves"]) == (4, 0)
    carla = told(closed, "carla")
    assert (carla["crew_games"], carla["crew_points_halves"], carla["crew_lost_halves"]) == (
        2,
        -4,
        4,
    )


def test_it_tells_which_game_was_the_biggest(closed: Table) -> None:
    bogdan, ana = told(closed, "bogdan"), told(closed, "ana")
    assert (bogdan["best_game"], bogdan["best_halves"], bogdan["worst_game"]) == (2, 6, 1)
    assert (ana["best_game"], ana["worst_game"], ana["worst_halves"]) == (1, 2, -4)


def test_it_tells_money_pairs_and_the_plan_of_the_moment(closed: Table) -> None:
    ana, bogdan, carla = (closed.people.players[name].pk for name in ("ana", "bogdan", "carla"))
    assert [told(closed, name)["money_minor"] for name in ("ana", "bogdan", "carla")] == [
        -150,
        250,
        -100,
    ]
    assert [(leg["payer"], leg["payee"], leg["amount_minor"]) for leg in body(closed)["plan"]] == [
        (ana, bogdan, 150),
        (carla, bogdan, 100),
    ]
    assert {(p["player"], p["opponent"]): p["won_halves"] for p in body(closed)["pairs"]}[
        ana, carla
    ] == 2


def test_it_says_which_edition_it_is_and_of_what(closed: Table) -> None:
    told = body(closed)
    assert (told["edition"], Statement.objects.get().edition) == (EDITION, EDITION)
    assert (told["practice"], told["games"], told["last_seq"]) == (False, 2, closed.seq)


def test_it_has_neither_lines_nor_pairs_once_the_table_goes_on(closed: Table) -> None:
    closed.send("reopen")
    assert not StatementLine.objects.exists()
    assert not StatementPair.objects.exists()
    assert Statement.objects.count() == 1, "what was computed stays written"
