"""Addresses, queries and headers that no page of ours leads to are answered, never an error."""

from __future__ import annotations

import pytest

from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of, reader

HUGE = "9" * 30


@pytest.mark.parametrize(
    "path",
    [
        f"/sessions/{HUGE}/",
        f"/sessions/{HUGE}/live/?seq=1",
        f"/sessions/{HUGE}/slips/join/",
        f"/sessions/1/games/{HUGE}/",
        f"/sessions/1/games/{HUGE}/correct/",
        "/sessions/1/games/0/",
        f"/clubs/club-test/players/{HUGE}/",
        "/clubs/club-test/rules/nothing/",
        "/clubs/nothing/",
    ],
)
def test_it_finds_nothing_where_nothing_is(bogdan: Reader, path: str) -> None:
    assert bogdan.client.get(path).status_code == 404


@pytest.mark.parametrize("path", [f"/legs/{HUGE}/pay/", f"/entries/{HUGE}/reverse/"])
def test_it_books_nothing_for_what_is_not_there(bogdan: Reader, path: str) -> None:
    assert bogdan.client.post(path, {"amount": "1"}).status_code == 404


@pytest.mark.parametrize("value", ["", "x", HUGE, "-1", "1e999", "²", "[" * 1000])
def test_it_reads_any_query(bogdan: Reader, value: str) -> None:
    for path in ("live/?seq=", "log/?game=", "slips/draw/?how="):
        assert bogdan.client.get(f"{bogdan.url}{path}{value}").status_code == 200
    for name in ("nights", "by", "games"):
        assert bogdan.client.get(f"/clubs/club-test/standings/?{name}={value}").status_code == 200


@pytest.mark.parametrize("address", ["http://[::bad", "http://testserver//[bad", "//[", "x"])
def test_it_answers_a_command_from_a_broken_page_address(
    bogdan: Reader, people: People, table: Table, address: str
) -> None:
    form = form_of(bogdan.slip("join"), kind="join")
    headers = {"HX-Request": "true", "HX-Current-URL": address}
    fields = form.values(player=people.number("radu"))
    response = bogdan.client.post(f"{bogdan.url}commands/", fields, headers=headers)
    assert response.status_code == 200
    assert "Radu" in bogdan.page()


@pytest.mark.parametrize("address", ["http://[::bad", "http://testserver//[bad"])
def test_it_sends_to_the_log_in_from_a_broken_page_address(table: Table, address: str) -> None:
    nobody = reader(None, table)
    headers = {"HX-Request": "true", "HX-Current-URL": address}
    response = nobody.client.get(f"{nobody.url}slips/join/", headers=headers)
    assert response.status_code == 200
    assert "next=/sessions/" in response["HX-Redirect"]


@pytest.mark.parametrize("value", ["[" * 30_000, '"\\ud800"', "1e999", HUGE])
def test_it_shows_house_rules_again_with_what_is_wrong(
    people: People, table: Table, value: str
) -> None:
    page = reader(people.elena, table)
    rules = {"name": "Ours", "base": "keith-many-cubes", "cubes": value, "max_players": value}
    response = page.client.post("/clubs/club-test/rules/new/", rules)
    assert response.status_code == 422
    assert "Look at these fields again" in response.content.decode()
