"""Table and sheet of a night that was split and merged: totals are the night's, sums are zero."""

from __future__ import annotations

import re

from tests.people import People
from tests.selectors.test_elsewhere import split_night
from tests.web.pages import reader


def lines(html: str) -> list[list[str]]:
    """The rows of the sheet as text, cell by cell."""
    rows = re.findall(r"<tr.*?</tr>", html, re.DOTALL)
    cells = [re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL) for row in rows]
    text = [[re.sub(r"<[^>]+>", " ", cell).split() for cell in row] for row in cells]
    return [[" ".join(words) for words in row] for row in text]


def test_it_has_a_line_from_the_other_table_and_one_column_for_who_was_never_here(
    people: People,
) -> None:
    table, _other = split_night(people)
    table.send("merge_table", from_table="Table 2")
    html = reader(people.bogdan, table).page("sheet/")
    title, head, *rows = lines(html)
    assert title == ["Club Test, 26 November 2026 · Table 1"]
    assert head == ["Game", "ana", "bogdan", "carla", "Radu", "Mira", "others"]
    assert [row[0] for row in rows] == ["1", "2", "from Table 2", "Total", "EUR"]
    assert rows[2][4:] == ["−2 −1", "+5 +4", "−3 −3"]
    assert rows[3][1:] == ["+6", "−3", "−3", "−1", "+4", "−3"]
    assert rows[4][1:] == ["+3.00", "−1.50", "−1.50", "−0.50", "+2.00", "−1.50"]
    assert "sum 0 ✓" in html


def test_it_begins_the_new_table_with_what_people_brought(people: People) -> None:
    _table, other = split_night(people)
    _title, head, *rows = lines(reader(people.bogdan, other).page("sheet/"))
    assert head == ["Game", "Radu", "Mira", "Sorin"]
    assert rows[0] == ["before, at Table 1", "+1 +1", "−1 −1", "·"]
    assert rows[-2][1:] == ["−1", "+4", "−3"]


def test_it_shows_the_total_of_the_night_beside_each_seat(people: People) -> None:
    table, _other = split_night(people)
    table.send("merge_table", from_table="Table 2")
    html = reader(people.bogdan, table).page()
    seat = html.split(f'id="seat-{people.number("mira")}"')[1].split('role="listitem"')[0]
    assert "+4" in seat
    assert "+2.00" in seat
