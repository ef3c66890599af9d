"""Which column of a list holds what: as its heading says, or as somebody chose."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from chouette.currencies import currencies_called
from chouette.refusals import Refused

NAME, POINTS, MONEY = "name", "points", "money"
HEADINGS = {
    NAME: "name player member guest nome giocatore socio ospite nume jucator membru oaspete",
    POINTS: "points point pts score punti punto puncte punct",
    MONEY: "money balance amount saldo soldi denaro importo bani sold suma credit",
}
"""Words of a heading, without accents."""


class BadFile(Refused):
    """This file cannot be read."""

    code = "bad_file"


class NoSuchColumn(BadFile):
    """Choose a column for the names and one for points or money, each another."""

    code = "no_such_column"


class ColumnsLeftOut(BadFile):
    """These columns would be left out: {columns}. Choose what each holds, or take them out."""

    code = "columns_left_out"

    @property
    def left_out(self) -> list[dict[str, object]]:
        """Each of them: its place, counted from 0, and what stands above it."""
        told = self.params.get("places")
        places = told if isinstance(told, dict) else {}
        return [{"column": place, "heading": title} for place, title in places.items()]


class PointsOnly(BadFile):
    """This club keeps points only: it has no currency for a column of money."""

    code = "points_only"


@dataclass(frozen=True)
class Columns:
    """Which column holds what, counted from 0; None: there is none."""

    name: int
    points: int | None = None
    money: int | None = None

    @property
    def used(self) -> list[int]:
        """The places of those that there are."""
        return [place for place in (self.name, self.points, self.money) if place is not None]


@dataclass(frozen=True)
class Sheet:
    """The fields of a file: the heading if it has one, and rows with the numbers of their lines."""

    heading: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def width(self) -> int:
        """The number of columns."""
        return max((len(cells) for _, cells in self.rows), default=len(self.heading))

    def title(self, place: int) -> str:
        """What stands above a column, or its number, counted from 1."""
        written = self.heading[place][:40] if place < len(self.heading) else ""
        return written or str(place + 1)

    def left_out(self, columns: Columns) -> list[int]:
        """The columns with something in them that are none of `columns`."""
        filled = {place for _, cells in self.rows for place, cell in enumerate(cells) if cell}
        return sorted(filled - set(columns.used))


def columns_of(sheet: Sheet, currency: str) -> Columns:
    """What the heading says; without one: names, points, money, in this order. Money is in
    `currency`: where that is "" there is none."""
    meant = [meaning_of(cell, currency) for cell in sheet.heading]
    if NAME in meant:
        return Columns(meant.index(NAME), _place(meant, POINTS), _place(meant, MONEY))
    width = sheet.width
    return Columns(0, 1 if width > 1 else None, 2 if width > 2 and currency else None)


def check_columns(sheet: Sheet, columns: Columns) -> None:
    """Raises NoSuchColumn unless the columns are there, each for one thing."""
    used = columns.used
    if len(used) < 2 or len(set(used)) < len(used) or max(used) >= max(sheet.width, 1):
        raise NoSuchColumn


def meaning_of(cell: str, currency: str = "") -> str:
    """What a heading says is below it: NAME, POINTS, MONEY of `currency`, or "" for anything
    else, also for money of another currency."""
    bare = unicodedata.normalize("NFKD", cell.casefold())
    words = set(
        re.findall("[a-z]+|[€$£]", "".join(c for c in bare if not unicodedata.combining(c)))
    )
    meant = next((what for what, known in HEADINGS.items() if words & set(known.split())), "")
    if meant in (NAME, POINTS):
        return meant
    named = [called for word in words if (called := currencies_called(word))]
    if not currency or not all(currency in called for called in named):
        return ""
    return MONEY if named else meant


def _place(meant: Sequence[str], what: str) -> int | None:
    return meant.index(what) if what in meant else None
