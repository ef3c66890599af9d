"""Balances from paper or a spreadsheet, read out of CSV: names, points, money.

UTF-8 with or without a mark; `;`, tab or `,` between the fields; a heading in English, Italian or
Romanian, or columns that were chosen; decimal comma or point. What cannot be read is told by line,
with a code and what fills its sentence; nothing is guessed where a number could mean two things.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from chouette.models.players import NAME_LENGTH_MAX, name_key
from chouette.refusals import Refused

BYTES_MOST = 200 * 1024
LINES_MOST = 1_000
POINTS_MOST = 10**6
MONEY_MOST = 10**9
"""Minor units."""

NAME, POINTS, MONEY = "name", "points", "money"
HEADINGS = {
    NAME: "name player member guest nome giocatore socio ospite nume jucator membru oaspete",
    POINTS: "points point pts score punti punto puncte punct",
    MONEY: "money balance amount saldo soldi denaro importo bani sold suma credit euro lei",
}
"""Words of a heading, without accents."""


class BadFile(Refused):
    """This file cannot be read."""

    code = "bad_file"


class NotText(BadFile):
    """This is no text in UTF-8: save it as “CSV UTF-8”."""

    code = "not_text"


class TooLong(BadFile):
    """A file has at most {lines} lines and {kib} KiB."""

    code = "too_long"


class NothingInIt(BadFile):
    """There is no line with a name in it."""

    code = "nothing_in_it"


class NoSuchColumn(BadFile):
    """Choose a column for the names and one for points or money, each another."""

    code = "no_such_column"


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
class Columns:
    """Which column holds what, counted from 0; None: there is none."""

    name: int
    points: int | None = None
    money: int | None = None


@dataclass(frozen=True)
class Sheet:
    """The fields of a file: the heading if it has one, and rows with the numbers of their lines."""

    heading: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def width(self) -> int:
        """The number of columns."""
        return max((len(cells) for _, cells in self.rows), default=len(self.heading))


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


def columns_of(sheet: Sheet) -> Columns:
    """What the heading says; without one: names, points, money, in this order."""
    meant = [_meaning(cell) for cell in sheet.heading]
    if NAME in meant:
        return Columns(meant.index(NAME), _place(meant, POINTS), _place(meant, MONEY))
    width = sheet.width
    return Columns(0, 1 if width > 1 else None, 2 if width > 2 else None)


def check_columns(sheet: Sheet, columns: Columns) -> None:
    """Raises NoSuchColumn unless the columns are there, each for one thing."""
    chosen = [columns.name, columns.points, columns.money]
    used = [place for place in chosen if place is not None]
    if len(used) < 2 or len(set(used)) < len(used) or max(used) >= max(sheet.width, 1):
        raise NoSuchColumn


def lines_of(
    sheet: Sheet, columns: Columns, *, places: int
) -> tuple[tuple[OpeningLine, ...], tuple[LineFault, ...]]:
    """What can be taken, and what not and why; `places` is how many decimals the currency has."""
    lines: list[OpeningLine] = []
    faults: list[LineFault] = []
    first: dict[str, int] = {}
    for number, cells in sheet.rows:
        wrong = list(_faults(number, cells, columns, places, first))
        faults += wrong
        if not wrong:
            points = halves_of(_cell(cells, columns.points))
            money = minor_of(_cell(cells, columns.money), places)
            name = " ".join(_cell(cells, columns.name).split())
            lines.append(OpeningLine(number, name, points or 0, money or 0))
    return tuple(lines), tuple(faults)


def _faults(
    number: int, cells: Sequence[str], columns: Columns, places: int, first: dict[str, int]
) -> Iterator[LineFault]:
    name = _cell(cells, columns.name)
    if key := name_key(name):
        if key in first:
            yield LineFault(number, "duplicate_name", name[:80])
        first.setdefault(key, number)
    if not key or len(" ".join(name.split())) > NAME_LENGTH_MAX:
        yield LineFault(number, "bad_name", name[:80])
    points, money = _cell(cells, columns.points), _cell(cells, columns.money)
    if decimal_of(points) is None:
        yield LineFault(number, "unknown_number", points[:40])
    elif (halves := halves_of(points)) is None:
        yield LineFault(number, "not_half_points", points[:40])
    elif abs(halves) > 2 * POINTS_MOST:
        yield LineFault(number, "too_large", points[:40])
    if decimal_of(money) is None:
        yield LineFault(number, "unknown_number", money[:40])
    elif (minor := minor_of(money, places)) is None:
        yield LineFault(number, "too_many_decimals", money[:40])
    elif abs(minor) > MONEY_MOST:
        yield LineFault(number, "too_large", money[:40])


def halves_of(text: str) -> int | None:
    """Points as half-points, 0 for an empty field; None for what are none."""
    number = decimal_of(text)
    return None if number is None or number * 2 % 1 else int(number * 2)


def minor_of(text: str, places: int) -> int | None:
    """Money as minor units, 0 for an empty field; None for what is none."""
    number = decimal_of(text)
    minor = None if number is None else number.scaleb(places)
    return None if minor is None or minor % 1 else int(minor)


_SIGNED = re.compile(r"([+-]?)([0-9.,]{1,20})")
_CURRENCY = re.compile(r"(?i)^(?:[€$£]|[a-z]{3})|(?:[€$£]|lei|[a-z]{3})$")


def decimal_of(text: str) -> Decimal | None:
    """A number as people write it in England, Italy or Romania; 0 for an empty field.

    `1,5` `1.5` `-2` `−2` `1.234,50` `1,234.50` `12 345` `3 EUR`; a dash is 0. One sign with
    three digits behind it, as in `1.234`, could be either and is read as a decimal.
    """
    plain = "".join(text.split()).replace("−", "-").replace("–", "-").replace("'", "")
    if not text.strip() or plain == "-":
        return Decimal(0)
    found = _SIGNED.fullmatch(_CURRENCY.sub("", plain))
    if found is None:
        return None
    sign, digits = found.groups()
    whole, fraction = _split(digits)
    if whole is None or not (whole or fraction):
        return None
    return Decimal(f"{sign}{whole or 0}.{fraction or 0}")


def _split(digits: str) -> tuple[str | None, str]:
    """The digits before and after the decimal sign; None for what is no number."""
    signs = [character for character in digits if character in ".,"]
    if not signs:
        return digits, ""
    if len(set(signs)) == 1 and len(signs) > 1:
        return _grouped(digits, signs[0]), ""
    whole, _, fraction = digits.rpartition(signs[-1])
    if len(signs) == 1:
        return whole, fraction
    return _grouped(whole, signs[0]), fraction


def _grouped(digits: str, sign: str) -> str | None:
    """`1.234.567` without the signs between its groups of three."""
    head, *groups = digits.split(sign)
    regular = 1 <= len(head) <= 3 and all(len(group) == 3 for group in groups)
    joined = "".join((head, *groups))
    return joined if regular and joined.isdigit() else None


def _cell(cells: Sequence[str], place: int | None) -> str:
    return cells[place] if place is not None and place < len(cells) else ""


def _place(meant: Sequence[str], what: str) -> int | None:
    return meant.index(what) if what in meant else None


def _is_heading(cells: Sequence[str]) -> bool:
    """Whether a first row names its columns: a word for names, and no number in it."""
    return any(_meaning(cell) == NAME for cell in cells) and not any(
        cell and decimal_of(cell) is not None for cell in cells
    )


def _meaning(cell: str) -> str:
    bare = unicodedata.normalize("NFKD", cell.casefold())
    words = set(re.findall("[a-z]+", "".join(c for c in bare if not unicodedata.combining(c))))
    return next((what for what, known in HEADINGS.items() if words & set(known.split())), "")


def _delimiter(lines: Sequence[str]) -> str:
    """The one of `;`, tab and `,` that the first lines have, in this order: a comma may stand in
    numbers."""
    head = [line for line in lines if line.strip()][:20]
    return next((sign for sign in ";\t" if any(sign in line for line in head)), ",")
