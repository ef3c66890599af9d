"""Verification finds whatever somebody with full rights could have done to the books."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from chouette.models import (
    ChouetteSession,
    Command,
    Event,
    LedgerEntry,
    Player,
    Seat,
    StatementLine,
)
from chouette.selectors.verification import Nights, faults
from chouette.services.verification import LedgerFault, verify_everything
from tests.builders import NIGHT, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def books(people: People) -> None:
    """A closed night with an undo and a correction, and an open one."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.send("void")
    table.quick(bogdan=2, carla=-1)
    points = {people.number("bogdan"): 1, people.number("carla"): 1}
    table.send("correct_game", game=1, events=[{"type": "quick", "points": points}])
    table.close()
    open_table(people, "radu", "mira", table="Table 2").quick(mira=1)


def test_it_finds_no_fault_in_sound_books() -> None:
    assert list(faults()) == []
    verify_everything()


def first_table() -> ChouetteSession:
    return ChouetteSession.objects.earliest("pk")


def bend_event() -> None:
    event = Event.objects.filter(kind="game_settled").earliest("pk")
    event.payload["points"] = dict.fromkeys(event.payload["points"], 0)
    event.save()


def move_points() -> None:
    entry = LedgerEntry.objects.filter(unit="points", reverses=None, reversed_by=None)
    entry.filter(chouette_session=first_table()).update(amount=99)


def lose_event() -> None:
    Event.objects.filter(chouette_session=first_table()).latest("seq").delete()


def reseat() -> None:
    seat = Seat.objects.earliest("pk")
    seat.player = Player.objects.get(name="Sorin")
    seat.save()


def bend_mirror() -> None:
    LedgerEntry.objects.exclude(reverses=None).update(amount=7)


DAMAGE: dict[str, tuple[Callable[[], object], str]] = {
    "an event": (bend_event, "the chain breaks at event"),
    "a command": (
        lambda: Command.objects.filter(kind="void").update(body_hash="0"),
        "the chain breaks at event",
    ),
    "the head": (
        lambda: ChouetteSession.objects.update(head="0"),
        "the chain does not end where the table does",
    ),
    "a lost event": (lose_event, "events are not numbered 1 to"),
    "an amount": (move_points, "the ledger does not add up to the log's totals"),
    "a game": (move_points, "game 1 is not in the ledger as it was scored"),
    "a mirror": (bend_mirror, "does not mirror what it reverses"),
    "a seat": (reseat, "the seats are not those of the log"),
    "a status": (
        lambda: ChouetteSession.objects.update(status="open"),
        "is open, its log says closed",
    ),
    "a statement": (
        lambda: StatementLine.objects.update(points=0),
        "its statement is not what its log comes to",
    ),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_it_finds_damage_to(damage: Callable[[], object], told: str) -> None:
    with lifted():
        damage()
    found = list(faults())
    assert any(told in fault for fault in found), found
    with pytest.raises(LedgerFault):
        verify_everything()


def test_it_misses_the_guards_themselves() -> None:
    with lifted():
        found = list(faults())
    assert "guard chouette_event_no_update is not in the database" in found


def test_it_looks_at_one_club_only_when_asked(people: People, strangers: People) -> None:
    with lifted():
        ChouetteSession.objects.update(head="0")
    assert list(faults(club_id=people.club.pk))
    assert not list(faults(club_id=strangers.club.pk))


def test_it_folds_the_nights_that_are_asked_for_and_no_others() -> None:
    with lifted():
        ChouetteSession.objects.update(head="0")
    assert list(faults(nights=Nights(lambda night: night == NIGHT)))
    assert not list(faults(nights=Nights(lambda night: night > NIGHT)))


def test_it_folds_late_nights_every_day_and_every_night_within_four_weeks() -> None:
    days = [NIGHT + timedelta(days=n) for n in range(300, 328)]
    assert [Nights.of_the_day(day).chosen(NIGHT) for day in days].count(True) == 1
    assert all(Nights.of_the_day(NIGHT + timedelta(days=n)).chosen(NIGHT) for n in range(36))
    assert Nights().chosen(NIGHT)
