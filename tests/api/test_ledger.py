"""`sessions/{id}/ledger/`: the statement that is computed after a table was closed."""

from __future__ import annotations

import pytest

from chouette.models import Club
from chouette.services.outbox import dispatch
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.people import People

PATH = "sessions/{session_id}/ledger/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(people: People) -> Table:
    """One game that the box won."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    return table


def address(table: Table) -> str:
    return f"sessions/{table.session_id}/ledger/"


def test_a_closed_table_tells_everybodys_figures_and_who_pays_whom(
    people: People, played: Table
) -> None:
    played.close()
    ledger = device_of(people).ask(address(played))
    is_answer(ledger, "GET", PATH)
    assert (ledger["seq"], ledger["counts"], ledger["others"]) == (played.seq, True, [])
    figures = {row["player"]: row["points"] for row in ledger["statement"]["players"]}
    ana, bogdan, carla = map(int, people.numbers("ana", "bogdan", "carla"))
    assert figures == {ana: 2, bogdan: -1, carla: -1}
    plan = [
        (leg["payer"], leg["payee"], leg["amount_minor"]) for leg in ledger["statement"]["plan"]
    ]
    assert sorted(plan) == sorted([(bogdan, ana, 50), (carla, ana, 50)])


def test_an_open_table_has_none_yet(people: People, played: Table) -> None:
    refused = device_of(people).ask(address(played), 404)
    is_answer(refused, "GET", PATH, 404)
    assert refused["code"] == "night_open"


def test_while_it_is_computed_it_tells_how_far_that_is(people: People, played: Table) -> None:
    played.send("close", actor=people.ana)
    answer = device_of(people).get(f"/api/v1/{address(played)}")
    assert (answer.status_code, answer["Retry-After"]) == (404, "2")
    waiting = answer.json()
    is_answer(waiting, "GET", PATH, 404)
    assert waiting["code"] == "statement_not_ready"
    assert waiting["progress"] == {"stage": "waiting", "since": None, "failures": 0}
    dispatch()
    assert device_of(people).ask(address(played))["counts"]


def test_a_former_statement_stays_readable(people: People, played: Table) -> None:
    played.close()
    former = played.seq
    won = [{"type": "result", "winner": "team", "kind": "single"}]
    played.send("correct_game", actor=people.ana, game=1, events=won)
    dispatch()
    now = device_of(people).ask(address(played))
    assert [(other["seq"], other["counts"]) for other in now["others"]] == [(former, False)]
    old = device_of(people).ask(address(played), seq=former)
    assert (old["seq"], old["counts"]) == (former, False)
    assert old["statement"]["players"][0]["points"] == 2
    assert device_of(people).ask(address(played), 404, seq=1)["code"] == "not_found"


def test_only_who_sees_money_sees_it(
    people: People, strangers: People, played: Table, nobody: Caller
) -> None:
    played.close()
    Club.objects.update(public_view="all")
    assert browser_of(people.carla).ask(address(played))
    assert nobody.ask(address(played), 401)["code"] == "not_authenticated"
    assert browser_of(strangers.ana).ask(address(played), 404)["code"] == "not_found"
