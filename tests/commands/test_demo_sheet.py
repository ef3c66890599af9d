"""The sheet on the terminal: columns under their names, signs, marks, a sum of nothing."""

from __future__ import annotations

from chouette.demo.show import sheet_lines
from chouette.selectors.sheet import Sheet, SheetCell, SheetRow

NAMES = {"1": "Ana", "2": "Bogdan", "3": "Maximilian-Alexandru"}


def lines(sheet: Sheet) -> list[str]:
    return list(sheet_lines(sheet, NAMES))


def sheet(**changes: object) -> Sheet:
    rows = (
        SheetRow(1, 1, (SheetCell(-6, -6, "box"), SheetCell(3, 3, "captain"), None)),
        SheetRow(
            2,
            2,
            (SheetCell(0, -6, "crew"), SheetCell(1, 4, "box"), SheetCell(-1, -1, "partner")),
        ),
    )
    plain = {
        "players": ("1", "2", "3"),
        "rows": rows,
        "totals": (-6, 4, -1),
        "money": (-150, 100, 50),
        "currency": "EUR",
    }
    return Sheet(**{**plain, **changes})  # type: ignore[arg-type]


def test_it_sets_every_column_under_its_name() -> None:
    head, first, second, *_ = lines(sheet())
    ends = [head.index(name) + len(name) for name in NAMES.values()]
    assert all(line[end - 1] != " " for line in (first, second) for end in ends)
    assert len({len(line) for line in (head, first, second)}) == 1


def test_it_marks_box_captain_and_partner_and_what_was_corrected() -> None:
    _, first, second, *_ = lines(sheet())
    assert "*-3 (-3)" in first
    assert "c+1.5 (+1.5)" in first
    assert first.rstrip().endswith("-")
    assert "p-0.5 (-0.5)" in second
    assert (first[4], second[4]) == (" ", "'")


def test_it_prints_nothing_as_0_and_halves_with_a_sign() -> None:
    second = lines(sheet())[2]
    assert " 0 (-3)" in second
    assert "*+0.5 (+2)" in second


def test_it_adds_up_and_shows_money_where_there_is_some() -> None:
    told = lines(sheet())
    assert told[-3].split() == ["sum", "-3", "+2", "-0.5"]
    assert told[-2].split() == ["EUR", "-1.50", "1.00", "0.50"]
    assert told[-1] == "total of all: -1.5"
    assert not [line for line in lines(sheet(money=())) if line.startswith("EUR")]


def test_it_prints_a_table_where_nobody_has_played() -> None:
    empty = Sheet(players=(), rows=(), totals=(), money=(), currency="EUR")
    assert [line.rstrip() for line in lines(empty)] == ["game", "sum", "total of all: 0"]
