"""A guest's own phone asks the API: his table, what he may do there, and nothing else."""

from __future__ import annotations

import pytest

from chouette.models import Player
from tests.api.conftest import Caller, device_of
from tests.api.states import address, command, may, state_for
from tests.builders import Table, open_table
from tests.guests import browser_with, joins, let_guests_in
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Three players whom guests may join."""
    return open_table(people, "ana", "bogdan", "carla")


def phone_at(table: Table, name: str, *, members_act: bool) -> Caller:
    """The phone of a guest who has just sat down."""
    let_guests_in(table, members_act=members_act)
    phone = Caller()
    phone.cookies = browser_with(joins(table, name)).cookies
    phone.cookies["csrftoken"] = "a" * 32
    phone.credentials(HTTP_X_CSRFTOKEN="a" * 32)
    return phone


def test_he_reads_his_table_and_may_act_for_himself_where_members_do(table: Table) -> None:
    phone = phone_at(table, "Ion", members_act=True)
    ion = str(Player.objects.get(name="Ion").pk)
    state = state_for(phone, table)
    assert may(state, "leave") == {"kind": "leave", "players": [ion]}
    assert may(state, "result") is None
    phone.send(address(table), command(state["seq"], "leave", player=ion))
    assert ion not in state_for(device_of(table.people), table)["waiting"]


def test_he_only_reads_where_members_do_not_act(table: Table) -> None:
    phone = phone_at(table, "Ion", members_act=False)
    state = state_for(phone, table)
    assert state["may"] == []
    assert phone.ask(f"sessions/{table.session_id}/live/")["seq"] == state["seq"]
    body = command(state["seq"], "leave", player=Player.objects.get(name="Ion").pk)
    refused = phone.send(address(table), body, 403)
    assert (refused["code"], refused["detail"]) == (
        "not_allowed",
        "A guest's own phone acts for its player only, and only where the club lets members act.",
    )


def test_he_finds_no_other_table(people: People, table: Table) -> None:
    other = open_table(people, "radu", "sorin", table="Table 2")
    phone = phone_at(table, "Ion", members_act=True)
    assert phone.ask(f"sessions/{other.session_id}/", 404)["code"] == "not_found"
    assert phone.ask(f"sessions/{other.session_id}/live/", 404)["code"] == "not_found"
