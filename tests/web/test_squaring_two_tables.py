"""Squaring up over two tables of a night: a form leads back to the page it stood on."""

from __future__ import annotations

from typing import Any

from tests.builders import open_table
from tests.people import People
from tests.services.test_two_tables import other_of
from tests.web.pages import Form, Reader, forms, reader
from tests.web.test_squaring import leg_forms


def sent(page: Reader, form: Form, **changes: str) -> Any:
    return page.client.post(form.action, form.values(**changes))


def test_it_comes_back_to_the_table_whose_page_it_was(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu", "mira")
    table.quick(bogdan=1, carla=1, radu=1, mira=1)
    table.send("split_table", table="Table 2")
    other = other_of(table)
    for each in (table, other):
        each.close()
    page = reader(people.bogdan, other)
    pay, *_others = leg_forms(page.page("squaring/"))
    assert sent(page, pay)["Location"] == f"{page.url}squaring/"
    back = next(form for form in forms(page.page("squaring/")) if "/reverse/" in form.action)
    assert sent(page, back)["Location"] == f"{page.url}squaring/"
    stray = leg_forms(page.page("squaring/"))[0]
    assert sent(page, stray, table="999")["Location"] == f"/sessions/{table.session_id}/squaring/"
