"""`federations/{slug}/invitations/`: links for clubs, seen, listed and taken back."""

from __future__ import annotations

import pytest

from chouette.models import FederationClub
from chouette.services.federations import found_federation
from tests.api.conftest import Caller, browser_of
from tests.api.nights import queries_of
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db

ADDRESS = "federations/league/invitations/"


@pytest.fixture
def ana(people: People) -> Caller:
    found_federation(user=people.ana, name="League")
    return browser_of(people.ana)


def test_a_link_is_shown_once_with_its_page(ana: Caller) -> None:
    made = ana.send(ADDRESS, None)
    is_answer(made, "POST", "federations/{slug}/invitations/", 201)
    assert made["url"] == f"http://testserver/federations/join/{made['secret']}/"
    (kept,) = ana.ask(ADDRESS)["results"]
    assert kept == {name: made[name] for name in ("id", "made_by", "created_at", "expires_at")}
    assert kept["made_by"] == "ana"


def test_whoever_has_the_secret_sees_where_it_leads(ana: Caller, nobody: Caller) -> None:
    secret = ana.send(ADDRESS, None)["secret"]
    shown = nobody.ask(f"federation-invitations/{secret}/")
    assert shown["federation"] == "League"
    is_answer(shown, "GET", "federation-invitations/{secret}/")
    assert nobody.ask("federation-invitations/a-guess/", 404)["code"] == "not_found"


def test_one_that_is_taken_back_brings_no_club_in(ana: Caller, people: People) -> None:
    made = ana.send(ADDRESS, None)
    ana.send(f"{ADDRESS}{made['id']}/", None, 204, method="delete")
    assert ana.ask(ADDRESS)["results"] == []
    accept = f"federation-invitations/{made['secret']}/"
    assert ana.ask(accept, 404)
    refused = ana.send(f"{accept}accept/", {"club": people.club.pk}, 422)
    assert refused["code"] == "invitation_spent"
    assert not FederationClub.objects.exists()
    assert ana.send(f"{ADDRESS}{made['id']}/", None, 404, method="delete")
    (told, *_) = ana.ask("federations/league/trail/")["results"]
    assert (told["kind"], told["by"]) == ("revoke_club", "ana")


def test_a_longer_list_takes_no_more_queries(ana: Caller) -> None:
    ana.send(ADDRESS, None)
    few = queries_of(lambda: ana.ask(ADDRESS))
    for _ in range(3):
        ana.send(ADDRESS, None)
    assert queries_of(lambda: ana.ask(ADDRESS)) == few


def test_a_club_that_is_in_none_leaves_none(people: People) -> None:
    club = f"clubs/{people.club.slug}/federation/"
    browser_of(people.ana).send(club, None, 204, method="delete")
