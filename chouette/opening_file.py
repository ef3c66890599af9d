"""Balances from paper or a spreadsheet, read out of CSV: names, points, money.

UTF-8 with or without a mark; `;`, tab or `,` between the fields; a heading in English, Italian or
Romanian, or columns that were chosen; decimal comma or point. What cannot be read is told by line,
with a code and what fills its sentence; nothing is guessed where a number could mean two things.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chouette.currencies import places_of
from chouette.models.players import NAME_LENGTH_MAX, name_key
from chouette.opening_columns import NAME, BadFile, Columns, Sheet, meaning_of
from chouette.opening_numbers import (
    decimal_of,
    halves_of,
    is_of,
    is_without_money,
    minor_of,
)
from clubsite.clean_text import name_or_none

BYTES_MOST = 200 * 1024
LINES_MOST = 1_000
POINTS_MOST = 10**6
MONEY_MOST = 10**9
"""Minor units."""


class NotText(BadFile):
    """This is no text in UTF-8: save it as “CSV UTF-8”."""

    code = "not_text"


class TooLong(BadFile):
    """A file has at most {lines} lines and {kib} KiB."""

    code = "too_long"


class NothingInIt(BadFile):
    """There is no line with a name in it."""

    code = "nothing_in_it"


class LinesAtFault(BadFile):
    """Lines that cannot be taken: {n}. Nothing was brought in."""

    code = "lines_at_fault"

    @property
    def faults(self) -> tuple[LineFault, ...]:
        """Which lines, and why."""
        told = self.params.get("faults", ())
        return told if isinstance(told, tuple) else ()


class NamesUnsure(BadFile):
    """Names that are nobody's but like a player's: {n}. Say who is meant."""

    code = "names_unsure"


@dataclass(frozen=True)
class OpeningLine:
    """Somebody and what he brings in: half-points, minor units; `line` is where he stands."""

    line: int
    name: str
    points: int
    money: int


@dataclass(frozen=True)
class LineFault:
    """Why a line cannot be taken: its number, a code, and what was written there."""

    line: int
    code: str
    written: str


def text_of(data: bytes) -> str:
    """The text of a file. Raises TooLong, NotText."""
    if len(data) > BYTES_MOST:
        raise TooLong(lines=LINES_MOST, kib=BYTES_MOST // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotText from None


def sheet_of(text: str) -> Sheet:
    """The fields of a text. Raises NotText, TooLong, NothingInIt."""
    if "\0" in text or "\N{REPLACEMENT CHARACTER}" in text:
        raise NotText
    if len(text.encode("utf-8", "replace")) > BYTES_MOST:
        raise TooLong(lines=LINES_MOST, kib=BYTES_MOST // 1024)
    lines = text.removeprefix("\ufeff").splitlines()
    reader = csv.reader(lines, delimiter=_delimiter(lines))
    try:
        found = [(reader.line_num, tuple(cell.strip() for cell in cells)) for cells in reader]
    except csv.Error:
        raise NotText from None
    rows = [(number, cells) for number, cells in found if any(cells)]
    if len(rows) > LINES_MOST + 1:
        raise TooLong(lines=LINES_MOST, kib=BYTES_MOST // 1024)
    heading = rows.pop(0)[1] if rows and _is_heading(rows[0][1]) else ()
    if not rows:
        raise NothingInIt
    return Sheet(heading, tuple(rows[:LINES_MOST]))


def lines_of(
    sheet: Sheet, columns: Columns, *, currency: str
) -> tuple[tuple[OpeningLine, ...], tuple[LineFault, ...]]:
    """What can be taken, and what not and why; all money is of `currency`."""
    lines: list[OpeningLine] = []
    faults: list[LineFault] = []
    first: dict[str, int] = {}
    for number, cells in sheet.rows:
        wrong = list(_faults(number, cells, columns, currency, first))
        faults += wrong
        if not wrong:
            points = halves_of(_cell(cells, columns.points))
            money = minor_of(_cell(cells, columns.money), places_of(currency))
            name = " ".join(_cell(cells, columns.name).split())
            lines.append(OpeningLine(number, name, points or 0, money or 0))
    return tuple(lines), tuple(faults)


def _faults(
    number: int, cells: Sequence[str], columns: Columns, currency: str, first: dict[str, int]
) -> Iterator[LineFault]:
    name = _cell(cells, columns.name)
    if key := name_key(name):
        if key in first:
            yield LineFault(number, "duplicate_name", name[:80])
        first.setdefault(key, number)
    if not key or name_or_none(name, limit=NAME_LENGTH_MAX) is None:
        yield LineFault(number, "bad_name", name[:80])
    points, money = _cell(cells, columns.points), _cell(cells, columns.money)
    if code := _fault_in_points(points):
        yield LineFault(number, code, points[:40])
    if code := _fault_in_money(money, currency):
        yield LineFault(number, code, money[:40])


def _fault_in_points(written: str) -> str:
    if decimal_of(written) is None or not is_without_money(written):
        return "unknown_number"
    halves = halves_of(written)
    if halves is None:
        return "not_half_points"
    return "too_large" if abs(halves) > 2 * POINTS_MOST else ""


def _fault_in_money(written: str, currency: str) -> str:
    if decimal_of(written) is None:
        return "unknown_number"
    if not is_of(written, currency):
        return "other_currency"
    minor = minor_of(written, places_of(currency))
    if minor is None:
        return "too_many_decimals"
    return "too_large" if abs(minor) > MONEY_MOST else ""


def _cell(cells: Sequence[str], place: int | None) -> str:
    return cells[place] if place is not None and place < len(cells) else ""


def _is_heading(cells: Sequence[str]) -> bool:
    """Whether a first row names its columns: a word for names, and no number in it."""
    return any(meaning_of(cell) == NAME for cell in cells) and not any(
        cell and decimal_of(cell) is not None for cell in cells
    )


def _delimiter(lines: Sequence[str]) -> str:
    """The one of `;`, tab and `,` that the first lines have, in this order: a comma may stand in
    numbers."""
    head = [line for line in lines if line.strip()][:20]
    return next((sign for sign in ";\t" if any(sign in line for line in head)), ",")
