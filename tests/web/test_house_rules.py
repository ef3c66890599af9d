"""How do we play here: sets, presets, versions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Club, HouseRules
from chouette.rules.options import OPTIONS
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/rules/"
USUAL = f"{URL}keith-many-cubes/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director."""
    return logged_in(people.elena)


def rules_form(client: Client, url: str) -> Form:
    html = client.get(url).content.decode()
    return next(form for form in forms(html) if "jacoby" in form)


def changed(client: Client, **values: str) -> str:
    """The usual rules with other values, as their next version; where the form leads to."""
    form = rules_form(client, f"{USUAL}?change=1")
    return str(client.post(f"{URL}new/", form.values(**values))["Location"])


def test_it_lists_the_clubs_rules_and_says_how_others_play(people: People, elena: Client) -> None:
    html = elena.get(URL).content.decode()
    assert f'href="{USUAL}"' in html
    assert "usual" in html
    assert "Los Angeles" in html
    assert "Make our own from this" in html


def test_it_shows_every_option_in_words_with_explanation_and_source(elena: Client) -> None:
    html = elena.get(USUAL).content.decode().replace("&#x27;", "'")
    for option in OPTIONS:
        assert option.label in html
        assert option.explanation in html
        assert option.source in html


def test_it_marks_what_differs_from_the_preset(elena: Client) -> None:
    assert 'class="differs"' not in elena.get(USUAL).content.decode()
    changed(elena, jacoby='"off"')
    html = elena.get(USUAL).content.decode()
    assert html.count('class="differs"') == 1
    assert "Keith, a cube for each member: on, each contract for itself" in html


def test_it_keeps_every_version_with_what_changed_and_who_did_it(elena: Client) -> None:
    assert changed(elena, jacoby='"off"') == USUAL
    html = elena.get(USUAL).content.decode()
    assert "Version 2" in html
    assert "Version 1" in html
    assert "elena" in html
    assert "not: on, each contract for itself" in html


def test_it_says_that_a_set_was_saved(elena: Client) -> None:
    sent = rules_form(elena, f"{USUAL}?change=1").values(jacoby='"off"')
    html = elena.post(f"{URL}new/", sent, follow=True).content.decode()
    assert f"{HouseRules.objects.latest('pk')} is saved." in html


def test_it_plays_by_the_new_version_from_now_on(elena: Client, people: People) -> None:
    changed(elena, backgammon="2")
    usual = Club.objects.get(pk=people.club.pk).house_rules
    assert usual is not None
    assert (usual.version, usual.values["backgammon"]) == (2, 2)


def test_it_saves_a_set_of_our_own_from_a_preset(elena: Client) -> None:
    form = rules_form(elena, f"{URL}new/?base=los-angeles")
    response = elena.post(f"{URL}new/", form.values(name="Our Los Angeles", sit_out_games="5"))
    assert response["Location"] == f"{URL}our-los-angeles/"
    rules = HouseRules.objects.get(slug="our-los-angeles")
    assert (rules.base, rules.values["sit_out_games"]) == ("los-angeles", 5)
    assert rules.values["seat"] == "la_hybrid"


def test_it_makes_a_set_the_usual_one(elena: Client, people: People) -> None:
    form = rules_form(elena, f"{URL}new/?base=cambridge")
    elena.post(f"{URL}new/", form.values(name="Ours"))
    assert "Make these the usual rules" in elena.get(f"{URL}ours/").content.decode()
    elena.post(f"{URL}ours/", {"do": "choose"})
    assert "Make these the usual rules" not in elena.get(f"{URL}ours/").content.decode()


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"name": ""}, "A name is 1 to 80 characters on one line."),
        ({"jacoby": '"sometimes"'}, "Choose one of these."),
        ({"jacoby": "{"}, "Look at these fields again: Jacoby rule."),
        ({"sit_out_games": "1000"}, "A whole number from 0 to 100."),
        ({"sit_out_games": ""}, "A whole number from 0 to 100."),
        ({"base": "moon"}, "moon is not a known preset."),
        ({"slug": "", "name": "Keith many cubes"}, "is called Keith many cubes already"),
    ],
)
def test_it_says_what_is_wrong_and_keeps_the_rest(
    elena: Client, values: dict[str, str], sentence: str
) -> None:
    form = rules_form(elena, f"{USUAL}?change=1")
    response = elena.post(f"{URL}new/", form.values(beavers="3", **values))
    html = response.content.decode()
    assert response.status_code == 422
    assert sentence in html
    again = next(form for form in forms(html) if "jacoby" in form)
    assert again.fields["beavers"] == ["3"]
    assert HouseRules.objects.count() == 1


def test_it_lets_a_member_read_and_not_change(people: People, logged_in: LogIn) -> None:
    carla = logged_in(people.carla)
    html = carla.get(USUAL).content.decode()
    assert "?change=1" not in html
    assert carla.post(USUAL, {"do": "choose"}).status_code == 403
    assert carla.post(f"{URL}new/", {"name": "X"}).status_code == 403


def test_it_knows_no_set_that_is_not_there(elena: Client) -> None:
    assert elena.get(f"{URL}nowhere/").status_code == 404
