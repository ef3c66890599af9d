"""What a file of balances from before would bring in, before it does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import Club, Player
from chouette.opening_columns import Sheet
from chouette.opening_file import POINTS_MOST, LineFault, OpeningLine
from chouette.selectors.club_pages import by_name
from chouette.selectors.opening_faults import faults_of_choices
from chouette.selectors.opening_match import MatchedLine, matched_lines
from chouette.selectors.openings import OpeningEntry, openings_of, players_by_name
from chouette.web.opening_forms import Sent, mark_of
from chouette.web.table_forms import BadField

MATCHED_MOST = 400
"""Names in one file that can be matched by hand: a request has a thousand fields at most."""


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class PreviewRow:
    """One line: who is meant, and what he brings in. Where the name is nobody's it may be chosen
    who it is; `guessed` says that `known` is only somebody with a name like it."""

    line: OpeningLine
    known: Player | None
    guessed: bool
    is_new: bool
    left_out: bool
    may_choose: bool
    mark: str


@dataclass(frozen=True)
class Column:
    """One of the three things a file has columns for, and where that may stand."""

    name: str
    label: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Preview:
    """The lines, what is wrong with others, sums in half-points and minor units, and what stands
    in the book already."""

    rows: tuple[PreviewRow, ...]
    faults: tuple[str, ...]
    columns: tuple[Column, ...]
    has_points: bool
    has_money: bool
    points: int
    money: int
    there: tuple[OpeningEntry, ...]
    replace: bool
    guessed: int
    seen: bool
    left_out: str
    left_out_places: str
    dropped: bool
    players: tuple[Player, ...]
    command_id: str


def preview_of(club: Club, sent: Sent) -> Preview:
    """Two lists of players and the opening balances that stand: six queries."""
    known, reading = players_by_name(club.pk), sent.reading
    matched = matched_lines(reading.lines, known, sent.choices, guesses_most=MATCHED_MOST)
    rows = tuple(_rows(matched))
    faults = [*reading.faults, *faults_of_choices(club, matched, known)]
    places = ",".join(str(place) for place in reading.left_out)
    counted = [row.line for row in rows if not row.left_out]
    return Preview(
        rows=rows,
        faults=tuple(fault_text(fault) for fault in faults),
        columns=tuple(_columns(club, sent)),
        has_points=reading.columns.points is not None,
        has_money=reading.columns.money is not None,
        points=sum(line.points for line in counted),
        money=sum(line.money for line in counted),
        there=openings_of(club.pk, reading.units),
        replace=sent.replace,
        guessed=sum(row.guessed for row in rows),
        seen=sent.seen,
        left_out=", ".join(_heading(reading.sheet, place) for place in reading.left_out),
        left_out_places=places,
        dropped=sent.dropped == places,
        players=tuple(by_name(known.values())),
        command_id=str(uuid4()),
    )


def refuse_unseen(preview: Preview) -> None:
    """Nobody gets a balance by a guess that nobody has looked at, and nothing that stands in a
    column is left out unless somebody said so. Raises BadField."""
    if preview.left_out and not preview.dropped:
        raise BadField(_("Choose what each column holds, or say that the others are left out."))
    if preview.guessed and not preview.seen:
        raise BadField(_("Look at the names that are guessed, and say that they are right."))


def _rows(matched: Iterable[MatchedLine]) -> Iterable[PreviewRow]:
    asked = 0
    for found in matched:
        asked += found.named is None
        yield PreviewRow(
            line=found.line,
            known=found.player,
            guessed=found.is_guessed,
            is_new=found.is_new,
            left_out=found.is_left_out,
            may_choose=found.named is None and asked <= MATCHED_MOST,
            mark=mark_of(found.line.name),
        )


def fault_text(fault: LineFault) -> str:
    """`Line 3: “lots” is no number.`"""
    texts = {
        "unknown_number": _("“{written}” is no number that can only mean one thing."),
        "not_half_points": _("“{written}”: points are whole or half, like 3 or 1.5."),
        "too_many_decimals": _("“{written}” has too many decimals. A thousand is 1000."),
        "too_large": _("“{written}” is too large: at most {limit}."),
        "bad_name": _("“{written}” is no name: 1 to 80 characters on one line."),
        "other_currency": _("“{written}” is not in the club’s currency."),
        "duplicate_name": _("“{written}” stands in it twice."),
        "unknown_player": _("One of those who were chosen is no active player of this club."),
        "twice_in_file": _("“{written}”: another line means the same player."),
        "name_taken": _("“{written}” looks like the name of somebody else here."),
    }
    told = texts[fault.code].format(written=fault.written, limit=f"{POINTS_MOST:,}")
    return _("Line {n}: {what}").format(n=fault.line, what=told)


def _columns(club: Club, sent: Sent) -> Iterable[Column]:
    labels = {"name": _("Names"), "points": _("Points"), "money": club.currency}
    for name, label in labels.items():
        if label:
            place = getattr(sent.reading.columns, name)
            yield Column(name, label, tuple(_choices(sent, place, may_lack=name != "name")))


def _choices(sent: Sent, place: int | None, *, may_lack: bool) -> Iterable[Choice]:
    if may_lack:
        yield Choice("", _("none"), place is None)
    for number in range(sent.reading.sheet.width):
        yield Choice(str(number), _heading(sent.reading.sheet, number), number == place)


def _heading(sheet: Sheet, place: int) -> str:
    title = sheet.title(place)
    return _("column {n}").format(n=title) if title == str(place + 1) else title
