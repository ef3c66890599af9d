"""What a guest's phone is shown: his own table with his cube and seat, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import Club, GuestPass, Player
from tests.builders import Table, open_table
from tests.guests import browser_with, joins, let_guests_in
from tests.people import People
from tests.web.pages import Reader, form_of

pytestmark = pytest.mark.django_db

Queries = Callable[[int], AbstractContextManager[object]]
HIS = ("", "live/", "sheet/", "log/", "games/1/", "sheet.csv")
NOT_HIS = (
    "squaring/", "computing/", "statement.csv", "join-code/", "keeper/", "slips/join/",
    "games/1/correct/",
)  # fmt: skip
OF_THE_CLUB = (
    "", "settings/", "seasons/", "standings/", "books/", "players/", "players/{ion}/",
    "players/{ion}/account/", "players/{ion}/data/", "rules/", "rules/keith-many-cubes/", "night/",
    "trail/", "balances.csv", "standings.csv", "players/{ion}/account.csv",
)  # fmt: skip


@pytest.fixture
def ion(table: Table) -> Reader:
    """Ion's own phone; he plays in the second game, and the club lets members act."""
    let_guests_in(table, members_act=True)
    table.quick(bogdan=1, carla=-1, elena=0)
    return Reader(browser_with(joins(table, "Ion")), table)


def number(name: str) -> str:
    return str(Player.objects.get(name=name).pk)


@pytest.mark.parametrize("path", HIS)
def test_it_is_shown_its_own_table(ion: Reader, path: str) -> None:
    assert ion.client.get(f"{ion.url}{path}").status_code == 200


@pytest.mark.parametrize("path", NOT_HIS)
def test_it_is_not_shown_what_scorers_and_members_are(ion: Reader, path: str) -> None:
    assert ion.client.get(f"{ion.url}{path}").status_code == 302


@pytest.mark.parametrize("path", OF_THE_CLUB)
def test_it_is_shown_nothing_of_the_club(ion: Reader, path: str) -> None:
    address = f"/clubs/club-test/{path.format(ion=number('Ion'))}"
    assert ion.client.get(address)["Location"].startswith("/log-in/")


def test_it_is_shown_no_other_table(ion: Reader, people: People) -> None:
    other = open_table(people, "radu", "mira", table="Table 2")
    assert ion.client.get(f"/sessions/{other.session_id}/").status_code == 302
    assert ion.client.get(f"/sessions/{other.session_id}/live/?seq=0").status_code == 302


def test_it_is_shown_no_money(ion: Reader) -> None:
    for path in ("", "sheet/", "log/"):
        assert not re.search("EUR|€|0[.]50", ion.page(path)), path


def test_it_leads_nowhere_that_it_may_not_go(ion: Reader) -> None:
    page = ion.page()
    for address in set(re.findall(r'href="(/[^"#?]*)', page)) - {"/log-in/"}:
        if not address.startswith("/static/"):
            assert ion.client.get(address).status_code == 200, address


def test_it_acts_for_its_own_seat(ion: Reader) -> None:
    form = form_of(ion.slip("seats"), kind="leave")
    assert form.fields["player"] == [number("Ion")]
    assert ion.htmx(form).status_code == 200
    assert "Ion, own phone" in ion.page("log/")


def test_it_doubles_with_its_own_cube(ion: Reader) -> None:
    form = form_of(ion.page(), kind="offer")
    assert ion.htmx(form).status_code == 200
    assert "Ion, own phone" in ion.page("log/")


def test_it_only_looks_on_where_members_do_not_act(ion: Reader) -> None:
    Club.objects.update(members_act=False)
    assert 'name="kind"' not in ion.page()
    assert ion.client.get(f"{ion.url}slips/seats/").status_code == 302


def test_it_does_not_score(ion: Reader, people: People) -> None:
    form = form_of(ion.slip("seats"), kind="leave")
    for kind in ("void", "start_game", "close"):
        assert ion.send(form, kind=kind).status_code == 302
    assert ion.send(form, player=people.number("carla")).status_code == 302


def test_it_is_offered_an_account_when_the_night_is_over(ion: Reader) -> None:
    ion.table.close()
    page = ion.page()
    assert "You played here as Ion. Club Test can give you an account" in page


def polled(ion: Reader) -> Callable[[], Any]:
    found = re.search(r'data-url="([^"]+)"', ion.page())
    assert found is not None
    url, seq = found[1], ion.table.seq
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://testserver{ion.url}"}
    return lambda: ion.client.get(f"{url}?seq={seq}", headers=headers)


def test_it_hears_what_happens_in_two_queries(
    ion: Reader, django_assert_max_num_queries: Queries
) -> None:
    poll = polled(ion)
    with django_assert_max_num_queries(2):
        assert poll().status_code == 304
    ion.table.send("leave", player=number("Ion"))
    assert poll().status_code == 200


def test_it_is_sent_away_as_soon_as_it_is_taken_away(ion: Reader) -> None:
    poll = polled(ion)
    GuestPass.objects.update(revoked_at=timezone.now())
    assert poll()["HX-Redirect"] == "/join/"


def test_it_is_loaded_anew_when_members_may_act_no_more(ion: Reader) -> None:
    poll = polled(ion)
    Club.objects.update(members_act=False)
    assert poll()["HX-Redirect"] == ion.url
