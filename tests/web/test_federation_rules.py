"""The pages of rules that a federation shares: saved by an officer, taken over by a club."""

from __future__ import annotations

import pytest
from django.urls import reverse

from chouette.models import Federation, HouseRules
from chouette.services.house_rules import save_house_rules
from tests.people import People
from tests.web.test_federations import browser_of, league, page_of

__all__ = ["league"]

pytestmark = pytest.mark.django_db


def test_rules_are_shared_and_taken_over(people: People, league: Federation) -> None:
    dinu, elena = browser_of(people.dinu), browser_of(people.elena)
    new = reverse("federation_rules_new", args=[league.slug])
    assert "Begin from" in page_of(dinu, new)
    saved = dinu.post(new, {"name": "Cup", "base": "keith-many-cubes", "beavers": "1"})
    assert saved["Location"] == reverse("federation_rules_one", args=[league.slug, "cup"])
    assert "Cup" in page_of(elena, saved["Location"])
    assert f"{league.shared_rules.get()} is saved." in page_of(dinu, saved["Location"])

    rules = reverse("house_rules", args=[people.club.slug])
    shown = page_of(elena, rules)
    assert "Take over" in shown
    assert "Take over" not in page_of(browser_of(people.carla), rules)
    shared = league.shared_rules.get()
    taken = elena.post(reverse("rules_take_over", args=[people.club.slug]), {"rules": shared.pk})
    assert taken["Location"] == reverse("house_rules_one", args=[people.club.slug, "cup"])
    assert HouseRules.objects.get(slug="cup").values["beavers"] == 1
    assert "taken over" in page_of(elena, rules)

    change = page_of(dinu, f"{saved['Location']}?change=1")
    assert "Save as the next version" in change
    dinu.post(new, {"name": "Cup", "base": "keith-many-cubes", "beavers": "0", "slug": "cup"})
    assert "Take the new version over" in page_of(elena, rules)
    assert "1 an older version" in page_of(dinu, reverse("federation", args=[league.slug]))


def test_rules_that_the_club_changed_since_can_be_taken_over_again(
    people: People, league: Federation
) -> None:
    dinu, elena = browser_of(people.dinu), browser_of(people.elena)
    cup = {"name": "Cup", "base": "keith-many-cubes", "beavers": "1"}
    dinu.post(reverse("federation_rules_new", args=[league.slug]), cup)
    take_over = reverse("rules_take_over", args=[people.club.slug])
    rules = reverse("house_rules", args=[people.club.slug])
    elena.post(take_over, {"rules": league.shared_rules.get().pk})
    values = HouseRules.objects.get(slug="cup").values | {"beavers": 0}
    save_house_rules(
        club_id=people.club.pk,
        actor=people.elena,
        name="Cup",
        slug="cup",
        base="keith-many-cubes",
        values=values,
    )
    shown = page_of(elena, rules)
    assert "changed by the club since" in shown
    assert "Take over again" in shown
    elena.post(take_over, {"rules": league.shared_rules.get().pk})
    assert HouseRules.objects.get(slug="cup", superseded_by=None).values["beavers"] == 1
    assert "changed by the club since" not in page_of(elena, rules)


def test_rules_that_are_shared_no_more_are_offered_no_more(
    people: People, league: Federation
) -> None:
    dinu = browser_of(people.dinu)
    dinu.post(
        reverse("federation_rules_new", args=[league.slug]),
        {"name": "Cup", "base": "keith-many-cubes"},
    )
    one = reverse("federation_rules_one", args=[league.slug, "cup"])
    assert browser_of(people.ana).post(one, {"do": "retire"}).status_code == 403
    assert dinu.post(one, {"do": "retire"}).status_code == 302
    assert dinu.get(one).status_code == 404
    assert "Take over" not in page_of(
        browser_of(people.elena), reverse("house_rules", args=[people.club.slug])
    )


def test_a_preset_that_is_none_is_not_there(people: People, league: Federation) -> None:
    new = reverse("federation_rules_new", args=[league.slug])
    assert browser_of(people.dinu).get(f"{new}?base=nobodys").status_code == 404


def test_the_first_version_differs_from_the_preset_it_began_from(
    people: People, league: Federation
) -> None:
    dinu = browser_of(people.dinu)
    new = reverse("federation_rules_new", args=[league.slug])
    dinu.post(new, {"name": "Cup", "base": "cambridge"})
    dinu.post(new, {"name": "Cup", "base": "fibs", "slug": "cup"})
    (first,) = league.shared_rules.filter(version=1)
    assert (first.base, league.shared_rules.get(version=2).base) == ("cambridge", "fibs")
    shown = page_of(dinu, reverse("federation_rules_one", args=[league.slug, "cup"]))
    history = shown.partition("History")[2]
    assert "The same." in history.partition("Version 1")[2]
