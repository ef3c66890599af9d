"""Rules of a federation: offered in versions, taken over by a club as rules of its own."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.federation_refusals import NotAnOfficer
from chouette.models import Federation, HouseRules
from chouette.refusals import NameTaken, NotAllowed, NotFound, UnknownValue
from chouette.rules.errors import UnknownRule
from chouette.selectors.shared_rules import offered_rules, shared_rows
from chouette.services.federation_clubs import leave_federation
from chouette.services.house_rules import change_house_rules, choose_house_rules
from chouette.services.shared_rules import (
    retire_shared_rules,
    save_shared_rules,
    take_over_rules,
)
from tests.people import People
from tests.services.test_federations import league

__all__ = ["league"]

pytestmark = pytest.mark.django_db
BASE = "keith-many-cubes"


def test_an_officer_offers_rules_version_by_version(people: People, league: Federation) -> None:
    common: dict[str, Any] = {
        "federation_id": league.pk,
        "actor": people.dinu,
        "name": "Cup",
        "base": BASE,
    }
    first = save_shared_rules(**common, values={"beavers": 1})
    assert (first.slug, first.version, first.values["beavers"]) == ("cup", 1, 1)
    assert save_shared_rules(**common, values={"beavers": 1}, slug="cup") == first
    second = save_shared_rules(**common, values={"beavers": 0}, slug="cup")
    assert (second.version, second.supersedes) == (2, first)


def test_nobody_else_offers_rules_and_none_that_are_none(
    people: People, league: Federation
) -> None:
    common: dict[str, Any] = {"federation_id": league.pk, "name": "Cup"}
    with pytest.raises(NotAnOfficer):
        save_shared_rules(**common, actor=people.ana, base=BASE, values={})
    with pytest.raises(UnknownValue):
        save_shared_rules(**common, actor=people.dinu, base="nobody's", values={})
    with pytest.raises(UnknownRule):
        save_shared_rules(**common, actor=people.dinu, base=BASE, values={"beavers": 9})
    save_shared_rules(**common, actor=people.dinu, base=BASE, values={})
    with pytest.raises(NameTaken):
        save_shared_rules(**common, actor=people.dinu, base=BASE, values={})


def test_a_club_takes_a_version_over_and_is_told_of_the_next(
    people: People, league: Federation
) -> None:
    common: dict[str, Any] = {
        "federation_id": league.pk,
        "actor": people.dinu,
        "name": "Cup",
        "base": BASE,
    }
    first = save_shared_rules(**common, values={"beavers": 1})
    taken = take_over_rules(club_id=people.club.pk, actor=people.elena, shared_id=first.pk)
    assert take_over_rules(club_id=people.club.pk, actor=people.elena, shared_id=first.pk) == taken
    assert (taken.name, taken.slug, taken.version, taken.shared) == ("Cup", "cup", 1, first)
    assert [offer.is_newest for offer in offered_rules(people.club)] == [True]

    choose_house_rules(club_id=people.club.pk, actor=people.elena, slug="cup")
    second = save_shared_rules(**common, values={"beavers": 0}, slug="cup")
    (row,) = shared_rows(league)
    assert (row.rules, row.clubs, row.clubs_behind) == (second, 0, 1)
    people.club.refresh_from_db()
    assert people.club.house_rules == taken  # what a federation says changes nobody's table

    newer = take_over_rules(club_id=people.club.pk, actor=people.elena, shared_id=second.pk)
    people.club.refresh_from_db()
    assert (newer.version, newer.supersedes, people.club.house_rules) == (2, taken, newer)
    (row,) = shared_rows(league)
    assert (row.clubs, row.clubs_behind) == (1, 0)


def test_a_club_that_changed_them_may_take_them_over_again(
    people: People, league: Federation
) -> None:
    shared = save_shared_rules(
        federation_id=league.pk, actor=people.dinu, name="Cup", base=BASE, values={}
    )
    club: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    take_over_rules(**club, shared_id=shared.pk)
    change_house_rules(**club, slug="cup", values={"beavers": 0})
    again = take_over_rules(**club, shared_id=shared.pk)
    assert (again.version, again.values) == (3, shared.values)


def test_rules_of_the_same_address_in_the_club_stand_in_the_way(
    people: People, league: Federation
) -> None:
    shared = save_shared_rules(
        federation_id=league.pk, actor=people.dinu, name="Cup", base=BASE, values={}
    )
    HouseRules.objects.create(
        club=people.club, name="Cup", slug="cup", base=BASE, values=shared.values
    )
    with pytest.raises(NameTaken):
        take_over_rules(club_id=people.club.pk, actor=people.elena, shared_id=shared.pk)


def test_only_a_director_of_a_club_of_the_federation_takes_them_over(
    people: People, strangers: People, league: Federation
) -> None:
    shared = save_shared_rules(
        federation_id=league.pk, actor=people.dinu, name="Cup", base=BASE, values={}
    )
    with pytest.raises(NotAllowed):
        take_over_rules(club_id=people.club.pk, actor=people.bogdan, shared_id=shared.pk)
    with pytest.raises(NotFound):
        take_over_rules(club_id=strangers.club.pk, actor=strangers.ana, shared_id=shared.pk)
    retire_shared_rules(federation_id=league.pk, actor=people.dinu, slug="cup")
    with pytest.raises(NotFound):
        take_over_rules(club_id=people.club.pk, actor=people.elena, shared_id=shared.pk)


def test_a_club_that_leaves_keeps_the_rules_it_took_over(
    people: People, league: Federation
) -> None:
    shared = save_shared_rules(
        federation_id=league.pk, actor=people.dinu, name="Cup", base=BASE, values={}
    )
    taken = take_over_rules(club_id=people.club.pk, actor=people.ana, shared_id=shared.pk)
    leave_federation(club_id=people.club.pk, actor=people.ana)
    assert HouseRules.objects.get(pk=taken.pk).is_active
    assert offered_rules(people.club) == []
