"""Undo and correction leave the ledger exactly where the log is, and only ever add to it."""

from __future__ import annotations

import pytest

from chouette.models import LedgerEntry
from chouette.refusals import Stale
from chouette.rules.state import state_json
from tests.builders import net_points, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_takes_a_game_out_of_the_ledger(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    before = table.outcome.state
    table.quick(bogdan=2, carla=-1)
    after = table.send("void").state
    assert net_points(table.session_id) == {}
    assert (after.totals, after.seating, after.records) == (before.totals, before.seating, ())


def test_it_posts_mirrors_and_keeps_what_was_posted(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    posted = list(LedgerEntry.objects.order_by("pk").values_list("payer", "payee", "amount"))
    table.send("void")
    mirrors = LedgerEntry.objects.exclude(reverses=None).order_by("pk")
    assert list(mirrors.values_list("payee", "payer", "amount")) == posted
    assert LedgerEntry.objects.filter(reverses=None).count() == len(posted)


def test_it_goes_back_command_by_command(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    start = table.outcome.state
    table.play("carla", "ana", "bogdan", ana=1, bogdan=1)
    table.play("bogdan", "ana", "carla", ana=2, carla=2)
    for _ in range(4):  # each game, and the order set before it
        table.send("void")
    wanted, got = state_json(start), state_json(table.outcome.state)
    del wanted["seq"], got["seq"]
    assert got == wanted
    assert net_points(table.session_id) == {}


def test_it_numbers_the_revisions_of_a_game(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.send("void")
    table.quick(bogdan=1, carla=-2)
    live = LedgerEntry.objects.filter(reverses=None, reversed_by=None)
    assert set(live.values_list("game", "revision")) == {(1, 2)}


def test_it_corrects_a_game_without_touching_the_order_that_was_played(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    seating = table.outcome.state.seating
    points = {people.number("bogdan"): -2, people.number("carla"): -1}
    table.send("correct_game", game=1, events=[{"type": "quick", "points": points}])
    assert table.outcome.state.seating == seating
    assert net_points(table.session_id) == {
        people.players["ana"].pk: 6,
        people.players["bogdan"].pk: -4,
        people.players["carla"].pk: -2,
    }


def test_it_takes_a_correction_back(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    net = net_points(table.session_id)
    points = {people.number("bogdan"): -2, people.number("carla"): -1}
    table.send("correct_game", game=1, events=[{"type": "quick", "points": points}])
    table.send("void")
    assert net_points(table.session_id) == net
    live = LedgerEntry.objects.filter(reverses=None, reversed_by=None)
    assert set(live.values_list("revision", flat=True)) == {3}


def test_it_voids_one_command_when_two_people_undo_at_once(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    seq = table.seq
    table.send("void", actor=people.ana, expected_seq=seq)
    with pytest.raises(Stale):
        table.send("void", actor=people.bogdan, expected_seq=seq)
