"""Verification finds statements, lines and pairs that do not count or do not add up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db.models import F

from chouette.models import ChouetteSession, Player, Statement, StatementLine, StatementPair
from chouette.selectors.soundness.statements import statement_faults
from chouette.selectors.verification import faults
from tests.builders import Table
from tests.guards import lifted
from tests.people import People

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("night")]


def test_it_finds_no_fault_in_sound_statements() -> None:
    assert StatementLine.objects.exists()
    assert StatementPair.objects.exists()
    assert list(statement_faults()) == []


def statement() -> Statement:
    return Statement.objects.latest("pk")


def older_statement() -> Statement:
    return Statement.objects.create(
        chouette_session=statement().chouette_session, last_seq=1, edition=1, body={}
    )


def newer_edition() -> Statement:
    told = statement()
    return Statement.objects.create(
        chouette_session=told.chouette_session,
        last_seq=told.last_seq,
        edition=told.edition + 1,
        body={},
    )


def bend_line(**values: object) -> None:
    first = StatementLine.objects.earliest("pk")
    assert StatementLine.objects.filter(pk=first.pk).update(**values) == 1


def bend_pair(**values: object) -> None:
    first = StatementPair.objects.earliest("pk")
    assert StatementPair.objects.filter(pk=first.pk).update(**values) == 1


def merge_player() -> None:
    played = StatementPair.objects.earliest("pk").player_id
    Player.objects.filter(pk=played).update(
        merged_into=Player.objects.get(name="Sorin"), user=None, is_active=False
    )


def lose_statement() -> None:
    ChouetteSession.objects.update(stated_seq=1, last_seq=1)


UNCOUNTED = "is of no statement that counts"
DAMAGE: dict[str, tuple[Callable[[], object], str]] = {
    "the points of a line": (lambda: bend_line(points=F("points") + 1), "its lines come to 1"),
    "the money of a line": (lambda: bend_line(money=F("money") - 5), "half-points and -5"),
    "the statement of a line": (lambda: bend_line(statement=older_statement()), UNCOUNTED),
    "the night of a line": (lambda: bend_line(night_on="2026-01-01"), UNCOUNTED),
    "the statement of a pair": (lambda: bend_pair(statement=older_statement()), UNCOUNTED),
    "the points of a pair": (
        lambda: bend_pair(won=F("won") + 1),
        "is not what the other of the two is told",
    ),
    "half of a pair": (
        lambda: StatementPair.objects.latest("pk").delete(),
        "is not what the other of the two is told",
    ),
    "an edition": (newer_edition, "is of a statement that was replaced"),
    "the sort of a night": (
        lambda: ChouetteSession.objects.update(is_practice=True),
        "is of a practice night",
    ),
    "a line of somebody merged": (merge_player, "line"),
    "a pair of somebody merged": (merge_player, "pair"),
    "the end of a log": (
        lambda: ChouetteSession.objects.update(last_seq=F("last_seq") + 1),
        "its statement counts, though the log went on",
    ),
    "a status": (
        lambda: ChouetteSession.objects.update(status="open"),
        "its statement counts, though the log went on",
    ),
    "a lost statement": (lose_statement, "the statement that counts is not there"),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_it_finds_damage_to(damage: Callable[[], object], told: str) -> None:
    with lifted():
        damage()
    found = list(statement_faults())
    assert any(told in fault for fault in found), found
    assert set(found) <= set(faults())


def test_it_finds_lines_and_pairs_of_somebody_merged() -> None:
    merge_player()
    found = list(statement_faults())
    for noun in ("line", "pair"):
        assert any(f.startswith(f"statement {noun}") and "who was merged" in f for f in found)


def test_it_looks_at_one_club_only_when_asked(
    night: Table, people: People, strangers: People
) -> None:
    with lifted():
        bend_line(points=99)
    assert list(statement_faults(people.club.pk))
    assert not list(statement_faults(strangers.club.pk))
