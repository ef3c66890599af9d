"""The bare rivals write the rows that the service writes."""

from __future__ import annotations

from benchmarks.bare.rows import BODY, rows_of_game
from chouette.models import Event, LedgerEntry
from tests.builders import open_table
from tests.people import People

FIVE = ("ana", "bogdan", "carla", "radu", "sorin")


def test_it_writes_as_many_events_and_entries_of_the_same_kinds(people: People) -> None:
    table = open_table(people, *FIVE)
    begun = table.seq
    table.send(BODY["kind"], **{name: value for name, value in BODY.items() if name != "kind"})
    events = Event.objects.filter(chouette_session_id=table.session_id, seq__gt=begun)
    rows = rows_of_game()
    assert [(kind, version) for kind, version, _ in rows.events] == list(
        events.values_list("kind", "version")
    )
    assert [set(payload) for *_, payload in rows.events] == [set(e.payload) for e in events]
    entries = LedgerEntry.objects.filter(chouette_session_id=table.session_id)
    assert [(amount, kind) for *_, amount, kind in rows.entries] == list(
        entries.order_by("pk").values_list("amount", "kind")
    )


def test_it_is_a_game_after_which_everything_is_as_before() -> None:
    assert len(rows_of_game().events) == 3
    assert len(rows_of_game().entries) == 4
