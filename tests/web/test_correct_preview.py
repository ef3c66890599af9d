"""What a correction will change, shown before it is saved: points, money, seats."""

from __future__ import annotations

import re

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.services.test_two_tables import other_of
from tests.web.pages import Reader, reader
from tests.web.test_correct import event_form, page, played, post

__all__ = ["page", "played"]


def told(html: str) -> list[str]:
    """The rows of the table of changes as words."""
    table = html.split('<table class="ledger arrows">')[1].split("</table>")[0]
    rows = table.split("<tbody>")[1].split("</tr>")[:-1]
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in rows]


def test_it_shows_the_game_and_the_night_in_points_and_money(page: Reader, played: Table) -> None:
    seq = played.seq
    html = post(page, **{"e1-kind": "single", "do": "look"})
    assert told(html) == [
        "ana +6 → +4 +9 → +7 +4.50 → +3.50",
        "carla −4 → −2 −5 → −3 −2.50 → −1.50",
    ]
    assert "Save the correction" in html
    assert played.seq == seq


def test_it_counts_the_night_over_linked_tables(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu", "mira")
    table.quick(bogdan=2, carla=2, radu=2, mira=2)
    table.send("split_table", table="Table 2", players=people.numbers("radu", "mira"))
    other = other_of(table)
    other.draw("radu", "mira")
    other.quick(mira=4)
    fields = {points_field(people, "mira"): "4", "do": "look"}
    assert told(post(reader(people.bogdan, table), **fields)) == [
        "ana −8 → −10 −8 → −10 −4.00 → −5.00",
        "Mira +2 → +4 +6 → +8 +3.00 → +4.00",
    ]


def points_field(people: People, name: str) -> str:
    return f"e0-points-{people.number(name)}"


def test_it_says_that_only_what_is_written_changes(page: Reader, people: People) -> None:
    """Elena's cube was turned, too, and she dropped at 1: what she lost anyway."""
    html = post(page, **{f"e0-answer-{people.number('elena')}": "drop", "do": "look"})
    assert "Nobody’s points change, only what is written down." in html
    assert "Save the correction" in html


def test_it_says_that_the_seats_are_the_same(page: Reader) -> None:
    html = post(page, **{"e1-kind": "single", "do": "look"})
    assert "The next seats are the same." in html


def test_it_says_who_would_sit_where_by_the_new_result(page: Reader) -> None:
    html = post(page, **{"e1-winner": "team", "do": "look"})
    assert "By this result: <strong>bogdan takes the box, carla is captain.</strong>" in html
    assert "The order that was played stays as it was." in html
    assert "Nobody has played on yet" not in html


def test_it_says_that_the_order_can_still_be_set_after_the_last_game(
    page: Reader, played: Table
) -> None:
    form = event_form(page.page("games/2/correct/"))
    fields = form.values(**{"e0-winner": "team", "do": "look"})
    html = page.client.post(f"{page.url}games/2/correct/", fields).content.decode()
    assert "Nobody has played on yet" in html
    played.send("start_game")
    html = page.client.post(f"{page.url}games/2/correct/", fields).content.decode()
    assert "Nobody has played on yet" not in html


def test_it_asks_about_a_large_result_and_about_no_other(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    page = reader(people.bogdan, table)
    large = {points_field(people, "bogdan"): "40"}
    html = post(page, **large, do="save")
    assert "Confirm the large result below." in html
    assert "ana pays bogdan 40 points in this game." in html
    assert "confirm_large" not in event_form(html)
    again = event_form(post(page, **large, do="look", confirm_large="80"))
    assert again.fields["confirm_large"] == ["80"]
    other = post(page, **{points_field(people, "bogdan"): "41"}, do="save", confirm_large="80")
    assert "Confirm the large result below." in other
    assert post(page, **large, do="save", confirm_large="80").endswith("/games/1/")


def test_it_shows_no_money_where_only_points_count(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", stake_minor=0, currency="")
    table.quick(bogdan=2, carla=1)
    html = post(reader(people.bogdan, table), **{points_field(people, "bogdan"): "3"}, do="look")
    assert told(html) == ["ana −3 → −4 −3 → −4", "bogdan +2 → +3 +2 → +3"]


@pytest.mark.parametrize("do", ["look", "save"])
def test_it_keeps_what_was_typed_wrong_and_marks_where(people: People, do: str) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    field = points_field(people, "bogdan")
    html = post(reader(people.bogdan, table), **{field: "two"}, do=do)
    assert event_form(html).fields[field] == ["two"]
    assert "1. Points: A whole number is needed here, like 2." in html
    assert html.count('role="alert"') == 1
    assert "Save the correction" not in html
