"""The language is changed on the answer to a form: a page is there again, and no secret is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Federation
from chouette.services.federations import found_federation as create_federation
from tests.people import PASSWORD, People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


def language_form(html: str) -> tuple[Form, str]:
    """The form of the menu, and its opening tag."""
    form = next(form for form in forms(html) if form.action == "/i18n/setlang/")
    return form, html.split('<form action="/i18n/setlang/"')[1].split(">")[0]


def federation(people: People) -> Federation:
    return create_federation(user=people.ana, name="Liga")


SECRETS: dict[str, Callable[[People], tuple[str, dict[str, str]]]] = {
    "invitation": lambda p: (f"/clubs/club-test/players/{p.number('radu')}/invite/", {}),
    "somebody new": lambda p: ("/clubs/club-test/invitations/new/", {"role": "member"}),
    "password": lambda p: (f"/clubs/club-test/players/{p.number('carla')}/password/", {}),
    "key": lambda p: ("/clubs/club-test/devices/", {"label": "Tablet", "role": "scorer"}),
    "federation": lambda p: (f"/federations/{federation(p).slug}/", {"do": "invite"}),
}


@pytest.mark.parametrize("what", SECRETS)
def test_what_is_shown_once_stays_and_the_other_language_opens_beside_it(
    people: People, logged_in: LogIn, what: str
) -> None:
    address, fields = SECRETS[what](people)
    client = logged_in(people.ana)
    answer = client.post(address, fields).content.decode()
    assert 'id="secret-link"' in answer
    form, tag = language_form(answer)
    assert 'target="_blank"' in tag
    told = client.post(form.action, form.values(language="it"), follow=True)
    assert told.status_code == 200
    assert '<html lang="it">' in told.content.decode()


def test_any_other_page_is_replaced_by_itself(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.ana)
    for address in ("/clubs/club-test/players/", "/clubs/club-test/devices/"):
        form, tag = language_form(client.get(address).content.decode())
        assert "target" not in tag
        changed = client.post(form.action, form.values(language="it"))
        assert changed.headers["Location"] == address


@pytest.mark.parametrize(
    ("answered", "page"),
    [
        ("/clubs/club-test/players/9/password/", "/clubs/club-test/players/9/"),
        ("/clubs/club-test/members/9/role/", "/clubs/club-test/"),
        ("/sessions/3/squaring/pay/", "/sessions/3/squaring/"),
        ("/account/e-mail/", "/account/"),
        ("/legs/3/pay/", "/"),
        ("/nothing/here/", "/nothing/here/"),
    ],
)
def test_it_leads_from_where_a_form_is_sent_to_the_page_above(
    people: People, logged_in: LogIn, answered: str, page: str
) -> None:
    asked = {"language": "it", "next": answered}
    response = logged_in(people.ana).post("/i18n/setlang/", asked)
    assert response.headers["Location"] == page


def test_so_does_a_log_in_for_a_form_that_was_sent_without_one(
    people: People, client: Client
) -> None:
    asked = client.post(f"/clubs/club-test/players/{people.number('radu')}/invite/")
    entered = client.post(asked.headers["Location"], {"username": "ana", "password": PASSWORD})
    assert entered.headers["Location"] == f"/clubs/club-test/players/{people.number('radu')}/"
    assert client.get(entered.headers["Location"]).status_code == 200
