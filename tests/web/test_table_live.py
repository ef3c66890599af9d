"""What a poll is told: nothing while nothing is new, then only parts, each with its digest."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from django.test import Client

from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, reader

Queries = Callable[[int], AbstractContextManager[object]]


def digests(html: str) -> dict[str, str]:
    return dict(re.findall(r'id="part-(\w+)"[^>]*data-digest="(\w+)"', html))


def test_it_says_nothing_while_nothing_is_new_in_two_queries(
    bogdan: Reader, table: Table, django_assert_max_num_queries: Queries
) -> None:
    seq = table.seq
    with django_assert_max_num_queries(2):
        response = bogdan.client.get(f"{bogdan.url}live/", {"seq": seq})
    assert response.status_code == 304
    assert response["ETag"] == f'"{seq}"'
    assert response.content == b""


def test_it_sends_the_parts_once_something_happened(bogdan: Reader, table: Table) -> None:
    seq = table.seq
    table.send("result", winner="box", result="single")
    response = bogdan.client.get(f"{bogdan.url}live/", {"seq": seq})
    html = response.content.decode()
    assert response.status_code == 200
    assert response["X-Chouette-Seq"] == str(table.seq)
    assert html.count('hx-swap-oob="true"') == 11
    assert "<html" not in html


def test_it_lets_the_page_see_what_has_not_changed(bogdan: Reader, table: Table) -> None:
    before = digests(bogdan.page())
    table.send("double", side="team", answers={table.people.number("carla"): "take"})
    after = digests(bogdan.client.get(f"{bogdan.url}live/", {"seq": 0}).content.decode())
    assert before.keys() == after.keys()
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"seats", "log", "menu"}


def test_it_has_no_digest_where_a_form_holds_the_last_number(bogdan: Reader) -> None:
    assert not {"undo", "slips", "dock"} & digests(bogdan.page()).keys()


@pytest.mark.parametrize("seq", ["", "abc", "-1", "999999999999999999999"])
def test_it_answers_a_page_that_lost_count_with_everything(bogdan: Reader, seq: str) -> None:
    response = bogdan.client.get(f"{bogdan.url}live/", {"seq": seq})
    assert response.status_code == 200


def test_it_tells_a_stranger_nothing_not_even_that_all_is_as_before(
    people: People, table: Table
) -> None:
    outsider = reader(people.dinu, table)
    assert outsider.client.get(f"{outsider.url}live/", {"seq": table.seq}).status_code == 404
    anonymous = Client().get(f"{outsider.url}live/", {"seq": table.seq})
    assert anonymous.status_code == 302


def test_it_sends_an_expired_log_in_to_the_whole_page(table: Table) -> None:
    page = f"/sessions/{table.session_id}/"
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://testserver{page}"}
    response = Client().get(f"{page}live/?seq=1", headers=headers)
    assert response["HX-Redirect"] == f"/log-in/?next={page}"


def test_it_is_never_kept_by_a_browser(bogdan: Reader) -> None:
    assert bogdan.client.get(f"{bogdan.url}live/?seq=0")["Cache-Control"] == "no-store"
