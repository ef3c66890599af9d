"""One rule changed in the middle of a night: there from the table's slip, and back to it."""

from __future__ import annotations

import re

import pytest

from chouette.models import HouseRules
from chouette.rules.ruleset import PRESETS
from chouette.services.house_rules import save_house_rules
from tests.builders import Table
from tests.people import People
from tests.web.pages import Form, Reader, form_of, forms, reader

SLUG = "keith-many-cubes"


@pytest.fixture
def elena(people: People, table: Table) -> Reader:
    """A director, before the table."""
    return reader(people.elena, table)


def next_version(people: People) -> HouseRules:
    return save_house_rules(
        club_id=people.club.pk,
        actor=people.ana,
        name="Keith, a cube for each member",
        base=SLUG,
        values={**PRESETS[SLUG].to_json(), "jacoby": "off"},
        slug=SLUG,
    )


def link(html: str) -> str:
    found = re.search(r'href="([^"]*table=[^"]*)"', html)
    return found[1].replace("&amp;", "&") if found else ""


def form_at(page: Reader, url: str) -> Form:
    html = page.client.get(url).content.decode()
    return next(form for form in forms(html) if "jacoby" in form)


def test_it_calls_a_set_in_force_only_in_the_version_that_is(
    bogdan: Reader, table: Table, people: People
) -> None:
    assert '<span class="tag">in force</span>' in bogdan.slip("rules")
    next_version(people)
    html = bogdan.slip("rules")
    assert '<span class="tag">in force</span>' not in html
    assert html.count('<span class="tag">newer version</span>') == 1
    assert form_of(html, kind="change_rules").fields["rules"] == [SLUG]


def test_it_leads_from_the_slip_to_the_form_and_back(elena: Reader, table: Table) -> None:
    form = form_at(elena, link(elena.slip("rules")))
    sent = elena.client.post(form.action, form.values(jacoby='"off"'), follow=True)
    assert sent.redirect_chain == [(f"{elena.url}slips/rules-{SLUG}/", 302)]
    html = sent.content.decode()
    assert "v2 is saved. Table 1 plays by it once you choose it here." in html
    chosen = form_of(html, kind="change_rules")
    assert chosen.fields["rules"] == [SLUG]
    elena.send(chosen)
    table.outcome = table.send("automatic_double")
    assert table.outcome.state.ruleset.jacoby == "off"


def test_it_begins_with_the_set_made_of_a_preset(
    elena: Reader, bogdan: Reader, table: Table
) -> None:
    bogdan.send(form_of(bogdan.slip("rules"), kind="change_rules"), rules="amsterdam")
    form = form_at(elena, link(elena.slip("rules")))
    sent = elena.client.post(form.action, form.values(name="Ours"), follow=True)
    assert form_of(sent.content.decode(), kind="change_rules").fields["rules"] == ["ours"]


def test_it_keeps_the_way_back_over_a_refusal(elena: Reader, table: Table) -> None:
    form = form_at(elena, link(elena.slip("rules")))
    html = elena.client.post(form.action, form.values(name="")).content.decode()
    again = next(form for form in forms(html) if "jacoby" in form)
    assert again.fields["table"] == [str(table.session_id)]


def test_it_shows_no_such_link_to_who_may_not_change_rules(bogdan: Reader, table: Table) -> None:
    assert link(bogdan.slip("rules")) == ""


@pytest.mark.parametrize("number", ["x", "9" * 40, "0"])
def test_it_leads_to_the_set_where_there_is_no_such_table(elena: Reader, number: str) -> None:
    form = form_at(elena, f"/clubs/club-test/rules/{SLUG}/?change=1&table={number}")
    assert "table" not in form
    sent = elena.client.post(form.action, form.values(table=number, jacoby='"off"'))
    assert sent["Location"] == f"/clubs/club-test/rules/{SLUG}/"
