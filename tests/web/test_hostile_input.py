"""What no form of ours ever sends is refused in one sentence, and nothing is written."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of, reader

NUMBERS = (
    "1e99999999", "-1e99999999", "1e-99999999", "9" * 5000, "1_0", "²", "٣²", "NaN", "Infinity",
)  # fmt: skip
NO_FORM = "This form is not known. Reload the page."


def command(page: Reader, **fields: Any) -> Any:
    sent = {"command_id": str(uuid4()), "expected_seq": str(page.table.seq), **fields}
    return page.client.post(f"{page.url}commands/", sent)


def refused(page: Reader, **fields: Any) -> str:
    seq = page.table.seq
    response = command(page, **fields)
    assert response.status_code == 422
    assert page.table.seq == seq
    html = str(response.content.decode())
    assert html.count('role="alert"') == 1
    return html


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_it_refuses_numbers_that_nobody_writes(bogdan: Reader, people: People, number: str) -> None:
    carla = people.number("carla")
    refused(bogdan, kind="change_stake", stake=number)
    refused(bogdan, kind="change_stake", player=carla, level=number)
    refused(bogdan, kind="settle", member=carla, points=number)
    refused(bogdan, kind="quick_result", **{f"points-{carla}": number})
    refused(bogdan, kind="join", player=people.number("radu"), level=number)
    refused(bogdan, kind="set_order", reason="x", **{f"place-{carla}": number})
    refused(bogdan, kind="draw_rotation", how="dice", **{f"dice-{carla}": number})
    refused(bogdan, kind="void", expected_seq=number)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_it_refuses_such_numbers_on_every_page_with_money(people: People, number: str) -> None:
    client = Client()
    client.force_login(people.ana)
    slug = people.club.slug
    ana, bogdan = people.numbers("ana", "bogdan")
    night = {"players": [ana, bogdan], "stake": number, "currency": "EUR", "table": "A"}
    assert client.post(f"/clubs/{slug}/night/", night).status_code == 422
    settings = {"name": "C", "timezone": "Europe/Rome", "currency": "EUR", "stake": number}
    assert client.post(f"/clubs/{slug}/settings/", settings).status_code == 422
    assert client.post("/clubs/new/", settings).status_code == 422


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_it_refuses_such_numbers_as_a_payment(page: Reader, people: People, number: str) -> None:
    ana, bogdan = people.numbers("ana", "bogdan")
    payment = {"command_id": str(uuid4()), "paid_by": ana, "paid_to": bogdan, "amount": "1"}
    for field in ("amount", "paid_by", "paid_to"):
        changed = {**payment, field: number}
        assert page.client.post(f"{page.url}squaring/pay/", changed).status_code == 422
    number_of_a_table = f"/sessions/{'9' * 30}/"
    assert page.client.get(number_of_a_table).status_code == 404


@pytest.fixture
def page(people: People, table: Table) -> Reader:
    """Bogdan before a table with a game in the books."""
    table.quick(bogdan=1, carla=-1, elena=0)
    return reader(people.bogdan, table)


@pytest.mark.parametrize("dice", ["²", "-3", "0", "7", "6 x", "6,,,-", "6 " * 51, "6" * 5000])
def test_it_refuses_dice_that_are_none(people: People, bogdan: Reader, dice: str) -> None:
    html = refused(
        bogdan, kind="draw_rotation", how="dice", **{f"dice-{people.number('ana')}": dice}
    )
    assert "A die shows 1 to 6" in html


def test_it_survives_throws_that_are_equal_for_ever(bogdan: Reader, people: People) -> None:
    equal = {f"dice-{people.number(name)}": "6 " * 50 for name in ("ana", "bogdan")}
    refused(bogdan, kind="draw_rotation", how="dice", **equal)
    equal = {f"dice-{people.number(name)}": "6" * 500 for name in ("ana", "bogdan")}
    refused(bogdan, kind="draw_rotation", how="dice", **equal)


@pytest.mark.parametrize("stake", ["", "  ", None])
def test_it_wants_a_stake_where_the_stake_is_changed(bogdan: Reader, stake: str | None) -> None:
    fields = {} if stake is None else {"stake": stake}
    assert "What is a point worth?" in refused(bogdan, kind="change_stake", slip="stake", **fields)


def test_it_writes_no_stake_or_level_that_is_in_force(bogdan: Reader, people: People) -> None:
    sentence = "That is so already"
    assert sentence in refused(bogdan, kind="change_stake", stake="0.50", slip="stake")
    carla = people.number("carla")
    assert sentence in refused(bogdan, kind="change_stake", player=carla, level="1")
    assert command(bogdan, kind="change_stake", stake="0").status_code == 303


def test_it_answers_a_changed_stake_again_when_it_is_sent_again(bogdan: Reader) -> None:
    fields = form_of(bogdan.slip("stake"), kind="change_stake").values(stake="0.75")
    url = f"{bogdan.url}commands/"
    assert [bogdan.client.post(url, fields).status_code for _ in range(2)] == [303, 303]


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "result", "winner": "box", "result_kind": ""},
        {"kind": "result", "winner": "\ud7ff", "result_kind": "single"},
        {"kind": "double", "side": "box", "answer": "x"},
        {"kind": "nonsense"},
    ],
    ids=str,
)
def test_it_speaks_of_a_form_not_of_fields(bogdan: Reader, fields: dict[str, str]) -> None:
    html = refused(bogdan, **fields)
    assert NO_FORM in html
    assert "Malformed" not in html


def test_it_answers_an_unknown_slip_with_no_form_at_all(bogdan: Reader) -> None:
    html = refused(bogdan, kind="nonsense", slip="nonsense")
    assert "That was not done" in html
    assert "Undo" not in html


def test_it_says_that_nobody_is_his_own_proxy(bogdan: Reader, people: People) -> None:
    carla = people.number("carla")
    html = refused(bogdan, kind="name_proxy", player=carla, proxy=carla, slip=f"cube-{carla}")
    assert "Nobody is his own proxy." in html
