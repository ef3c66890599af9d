"""Who pays whom, why, and what was paid."""

from __future__ import annotations

import pytest

from chouette.models import EntryKind, LedgerEntry
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Form, Reader, forms, reader


@pytest.fixture
def night(people: People) -> Table:
    """Ana lost 6, Bogdan won 4, Carla won 2, at 0.50: Ana owes 2.00 and 1.00."""
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    table.quick(bogdan=4, carla=2)
    return table


@pytest.fixture
def closed(night: Table) -> Table:
    night.send("close")
    dispatch()
    return night


@pytest.fixture
def page(people: People, night: Table) -> Reader:
    return reader(people.bogdan, night)


def leg_forms(html: str) -> list[Form]:
    return [form for form in forms(html) if form.action.startswith("/legs/")]


def posted(page: Reader, form: Form, **changes: str) -> str:
    response = page.client.post(form.action, form.values(**changes), follow=True)
    return str(response.content.decode())


def pay_forms(page: Reader, html: str = "") -> list[Form]:
    html = html or page.page("squaring/")
    return [form for form in forms(html) if form.action == f"{page.url}squaring/pay/"]


def pay_form(page: Reader, html: str = "") -> Form:
    """The form for payments outside the list."""
    return pay_forms(page, html)[-1]


def test_it_shows_how_it_would_be_while_the_night_goes_on(page: Reader) -> None:
    html = page.page("squaring/")
    assert "The night still goes on" in html
    assert "2.00 EUR" in html
    assert not leg_forms(html)


def test_it_says_why(page: Reader) -> None:
    html = page.page("squaring/")
    for figure in ("−6", "−3.00", "+4", "+2.00"):
        assert figure in html


def test_it_marks_a_payment_whole_in_one_tap(page: Reader, closed: Table) -> None:
    first, second = leg_forms(page.page("squaring/"))
    html = posted(page, first)
    assert "ana paid bogdan 2.00 EUR." in html
    assert "✓ paid" in html.replace("\n", "")
    assert "Paying has begun" in html
    assert len(leg_forms(html)) == 1
    assert second.action == leg_forms(html)[0].action


def test_it_marks_a_part_of_it(page: Reader, closed: Table) -> None:
    first = leg_forms(page.page("squaring/"))[0]
    html = posted(page, first, amount="0,50")
    assert "0.50 EUR is paid, 1.50 EUR is left." in html


def test_it_counts_a_double_tap_once(page: Reader, closed: Table) -> None:
    first = leg_forms(page.page("squaring/"))[0]
    posted(page, first, amount="0.50")
    html = posted(page, first, amount="0.50")
    assert "0.50 EUR is paid, 1.50 EUR is left." in html


def test_it_says_that_it_was_paid_in_another_window(page: Reader, closed: Table) -> None:
    """A page that is older than the payment still has the button."""
    first, again = (leg_forms(page.page("squaring/"))[0] for _window in range(2))
    posted(page, first)
    response = page.client.post(again.action, again.values())
    assert response.status_code == 422
    html = response.content.decode()
    told = html.split('role="alert"')[1].split("</p>")[0]
    assert "This is paid already: somebody wrote it down meanwhile." in told
    assert html.count("ana paid bogdan 2.00 EUR") == 1


@pytest.mark.parametrize(
    ("amount", "sentence"),
    [
        ("5", "Only 2.00 EUR "),
        ("0", "How much was paid?"),
        ("lots", "An amount is written like 0.50"),
    ],
)
def test_it_says_why_a_payment_was_not_noted(
    page: Reader, closed: Table, amount: str, sentence: str
) -> None:
    html = posted(page, leg_forms(page.page("squaring/"))[0], amount=amount)
    assert sentence in html
    assert "✓ paid" not in html


def test_it_takes_a_payment_back(page: Reader, closed: Table) -> None:
    html = posted(page, leg_forms(page.page("squaring/"))[0])
    back = next(form for form in forms(html) if form.action.startswith("/entries/"))
    html = posted(page, back)
    assert len(leg_forms(html)) == 2
    assert "What was paid" not in html


def test_it_lets_a_member_read_and_not_pay(people: People, closed: Table) -> None:
    carla = reader(people.carla, closed)
    html = carla.page("squaring/")
    assert not leg_forms(html)
    leg = LedgerEntry.objects.filter(kind=EntryKind.DEBT).first()
    assert leg is not None
    response = carla.client.post(f"/legs/{leg.pk}/pay/", {"command_id": str(leg.pk).zfill(32)})
    assert response.status_code == 403


def test_it_knows_points_only(people: People) -> None:
    table = open_table(people, "ana", "bogdan", stake_minor=0, currency="")
    assert "nobody pays anybody" in reader(people.carla, table).page("squaring/")
