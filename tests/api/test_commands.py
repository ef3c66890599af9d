"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

import pytest

from chouette.models import Command
from tests.api.conftest import browser_of, device_of
from tests.api.shapes import is_answer
from tests.api.states import address, command
from tests.builders import Table, open_table
from tests.people import People

PATH = "sessions/{session_id}/commands/"

pytestmark = pytest.mark.django_db


def test_a_device_scores_a_game(people: People, table: Table) -> None:
    device = device_of(people)
    order = people.numbers("ana", "bogdan", "carla")
    drawn = device.send(address(table), command(table.seq, "draw_rotation", order=order))
    done = device.send(
        address(table), command(drawn["seq"], "result", winner="box", result="single")
    )
    is_answer(done, "POST", PATH, 201)
    assert done["events"][-1]["kind"] == "game_settled"
    state = device.ask(f"sessions/{table.session_id}/")
    assert state["totals"] == dict(zip(order, [2, -1, -1], strict=True))


def test_players_are_named_by_number_or_by_text(people: People, table: Table) -> None:
    device = device_of(people)
    numbers = [int(number) for number in people.numbers("ana", "bogdan", "carla")]
    drawn = device.send(address(table), command(table.seq, "draw_rotation", order=numbers))
    answers = {str(numbers[1]): "take"}
    double = command(drawn["seq"], "double", side="team", answers=answers)
    done = device.send(address(table), double)
    agreed = command(done["seq"], "settle", member=numbers[2], points=1.5)
    assert device.send(address(table), agreed)["events"][0]["action"]["member"] == str(numbers[2])


def test_the_server_throws_the_dice(people: People, table: Table) -> None:
    drawn = device_of(people).send(address(table), command(table.seq, "draw_rotation"))
    thrown = drawn["events"][0]["rolls"]
    assert sorted(thrown) == sorted(people.numbers("ana", "bogdan", "carla"))


def test_the_same_command_twice_is_done_once(people: People, table: Table) -> None:
    device = device_of(people)
    body = command(table.seq, "draw_rotation", order=people.numbers("ana", "bogdan", "carla"))
    first = device.send(address(table), body)
    again = device.post(f"/api/v1/{address(table)}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    other = device.send(address(table), {**body, "kind": "start_game"}, 422)
    assert other["code"] == "reused_command_id"


def test_a_late_command_is_told_the_state_and_what_it_missed(people: People, table: Table) -> None:
    device = device_of(people)
    known = table.seq
    table.draw("ana", "bogdan", "carla")
    late = device.send(address(table), command(known, "start_game"), 409)
    is_answer(late, "POST", PATH, 409)
    assert (late["code"], late["seq"]) == ("stale", table.seq)
    assert [event["seq"] for event in late["events"]] == list(range(known + 1, table.seq + 1))
    assert late["state"] == device.ask(f"sessions/{table.session_id}/")


def test_a_split_tells_the_number_of_the_other_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    body = command(table.seq, "split_table", table="Table 2")
    done = device_of(people).send(address(table), body)
    other = device_of(people).ask(f"sessions/{done['other_session']}/")
    assert [person["name"] for person in other["players"]] == ["carla", "Radu"]


def test_the_log_names_the_token_or_what_the_browser_is_on(people: People, table: Table) -> None:
    device_of(people).send(address(table), command(table.seq, "draw_rotation"))
    phone = browser_of(people.bogdan)
    phone.credentials(HTTP_X_CSRFTOKEN="a" * 32, HTTP_USER_AGENT="Mozilla/5.0 (iPhone; ...)")
    phone.send(address(table), command(table.seq, "start_game"))
    sent = Command.objects.order_by("-pk").values_list("device", flat=True)
    assert list(sent[:2]) == ["iPhone", "scorer token"]
