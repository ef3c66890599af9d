"""`federations/{slug}/trail/`: who did what in a federation."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Command, Federation
from chouette.services.federation_clubs import (
    invite_club,
    join_federation,
    leave_federation,
    remove_club,
)
from chouette.services.federations import (
    appoint_officer,
    dismiss_officer,
    found_federation,
    rename_federation,
)
from chouette.services.shared_rules import retire_shared_rules, save_shared_rules
from tests.api.conftest import Caller, browser_of
from tests.api.nights import queries_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def league(people: People, strangers: People) -> Federation:
    """Dinu founded it and did everything in it that can be done."""
    federation = found_federation(user=people.dinu, name="League")
    by: dict[str, Any] = {"federation_id": federation.pk, "actor": people.dinu}
    for club in (people, strangers):
        _, secret = invite_club(**by)
        join_federation(secret=secret, club_id=club.club.pk, actor=club.ana)
    rename_federation(**by, name="League of the North")
    save_shared_rules(**by, name="Cup", base="keith-many-cubes", values={})
    retire_shared_rules(**by, slug="cup")
    officer = appoint_officer(**by, username="carla")
    dismiss_officer(**by, officer_id=officer.pk)
    appoint_officer(**by, username="x-carla")
    remove_club(**by, club_id=strangers.club.pk)
    leave_federation(club_id=people.club.pk, actor=people.ana)
    return federation


def address(league: Federation) -> str:
    return f"federations/{league.slug}/trail/"


def test_everything_that_was_done_stands_there(people: People, league: Federation) -> None:
    told = browser_of(people.dinu).ask(address(league))["results"]
    assert [(row["kind"], row["by"], row["club"], row["user"]) for row in reversed(told)] == [
        ("found", "dinu", None, None),
        ("invite_club", "dinu", None, None),
        ("join", "ana", "Club Test", None),
        ("invite_club", "dinu", None, None),
        ("join", "x-ana", "Club Elsewhere", None),
        ("rename", "dinu", None, None),
        ("share_rules", "dinu", None, None),
        ("retire_rules", "dinu", None, None),
        ("appoint", "dinu", None, "carla"),
        ("dismiss", "dinu", None, "carla"),
        ("appoint", "dinu", None, "x-carla"),
        ("remove_club", "dinu", "Club Elsewhere", None),
        ("end_office", "dinu", None, "x-carla"),
        ("leave", "ana", "Club Test", None),
    ]


def test_the_club_that_was_taken_out_reads_it_in_its_own_trail(
    strangers: People, people: People, league: Federation
) -> None:
    told = Command.objects.filter(club=strangers.club).latest("pk")
    assert (told.kind, told.actor) == ("leave_by_federation", people.dinu)


def test_it_comes_page_by_page_with_few_queries(people: People, league: Federation) -> None:
    dinu = browser_of(people.dinu)
    first = dinu.ask(address(league), page_size=10)
    second = dinu.get(first["next"]).json()
    assert len(first["results"]) + len(second["results"]) == 14
    few = queries_of(lambda: dinu.ask(address(league), page_size=2))
    assert queries_of(lambda: dinu.ask(address(league))) <= few + 1


def test_it_is_for_officers(people: People, strangers: People, nobody: Caller) -> None:
    league = found_federation(user=people.dinu, name="League")
    _, secret = invite_club(federation_id=league.pk, actor=people.dinu)
    join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    assert nobody.ask(address(league), 401)
    assert browser_of(strangers.ana).ask(address(league), 404)
    assert browser_of(people.ana).ask(address(league), 403)["code"] == "not_an_officer"
    assert browser_of(people.dinu).ask(address(league), cursor="x", status=400)


def test_the_page_tells_it_in_sentences(people: People, league: Federation) -> None:
    page = browser_of(people.dinu).get(f"/federations/{league.slug}/").content.decode()
    for sentence in (
        "The federation was founded: League.",
        "Club Elsewhere was taken out.",
        "x-carla belongs to no club of the federation now, and is no officer any more.",
        "carla became an officer.",
    ):
        assert sentence in page
