"""What a file of balances from before would bring in, before it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import Club, Player
from chouette.models.ledger import POINTS
from chouette.models.players import name_key
from chouette.near_names import NearNames
from chouette.opening_file import POINTS_MOST, LineFault, OpeningLine
from chouette.selectors.club_pages import by_name
from chouette.selectors.openings import OpeningEntry, openings_of, players_by_name
from chouette.web.opening_forms import LEFT_OUT, NEW, Sent, mark_of
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
    players: tuple[Player, ...]
    command_id: str


def preview_of(club: Club, sent: Sent) -> Preview:
    """Two lists of players and the opening balances that stand: five queries."""
    known = players_by_name(club.pk)
    rows = tuple(_rows(sent, known))
    counted = [row.line for row in rows if not row.left_out]
    units = [POINTS if name == POINTS else club.currency for name in sent.units]
    return Preview(
        rows=rows,
        faults=tuple(fault_text(fault) for fault in sent.faults),
        columns=tuple(_columns(club, sent)),
        has_points=sent.columns.points is not None,
        has_money=sent.columns.money is not None,
        points=sum(line.points for line in counted),
        money=sum(line.money for line in counted),
        there=openings_of(club.pk, units),
        replace=sent.replace,
        guessed=sum(row.guessed for row in rows),
        seen=sent.seen,
        players=tuple(by_name(known.values())),
        command_id=str(uuid4()),
    )


def refuse_unseen(preview: Preview) -> None:
    """Nobody gets a balance by a guess that nobody has looked at. Raises BadField."""
    if preview.guessed and not preview.seen:
        raise BadField(_("Look at the names that are guessed, and say that they are right."))


def _rows(sent: Sent, known: dict[str, Player]) -> Iterable[PreviewRow]:
    numbers = {str(player.pk): player for player in known.values()}
    guesses = _guesses(sent, known)
    asked = 0
    for line in sent.lines:
        named = known.get(name_key(line.name))
        choice = sent.chosen.get(mark_of(line.name), "")
        asked += named is None
        guess = guesses.get(line.name) if asked <= MATCHED_MOST else None
        meant = named or guess if choice == "" else numbers.get(choice)
        yield PreviewRow(
            line=line,
            known=meant,
            guessed=guess is not None and meant == guess,
            is_new=choice == NEW or (choice == "" and meant is None),
            left_out=choice == LEFT_OUT,
            may_choose=named is None and asked <= MATCHED_MOST,
            mark=mark_of(line.name),
        )


def _guesses(sent: Sent, known: dict[str, Player]) -> dict[str, Player]:
    """Whom the names that are nobody's may mean: each player once, and nobody who is in the list
    by his own name."""
    keys = {name_key(line.name): line.name for line in sent.lines}
    free = {player.name: player for key, player in known.items() if key not in keys}
    names, found = NearNames(free), {}
    for name in (name for key, name in keys.items() if key not in known):
        player = free.pop(names.nearest(name) or "", None)
        if player is not None:
            found[name] = player
    return found


def fault_text(fault: LineFault) -> str:
    """`Line 3: “lots” is no number.`"""
    texts = {
        "unknown_number": _("“{written}” is no number that can only mean one thing."),
        "not_half_points": _("“{written}”: points are whole or half, like 3 or 1.5."),
        "too_large": _("“{written}” is too large: at most {limit}."),
        "bad_name": _("“{written}” is no name: 1 to 80 characters on one line."),
        "duplicate_name": _("“{written}” stands in it twice."),
    }
    told = texts[fault.code].format(written=fault.written, limit=f"{POINTS_MOST:,}")
    return _("Line {n}: {what}").format(n=fault.line, what=told)


def _columns(club: Club, sent: Sent) -> Iterable[Column]:
    labels = {"name": _("Names"), "points": _("Points"), "money": club.currency}
    for name, label in labels.items():
        if label:
            place = getattr(sent.columns, name)
            yield Column(name, label, tuple(_choices(sent, place, may_lack=name != "name")))


def _choices(sent: Sent, place: int | None, *, may_lack: bool) -> Iterable[Choice]:
    if may_lack:
        yield Choice("", _("none"), place is None)
    for number in range(sent.sheet.width):
        yield Choice(str(number), _heading(sent.sheet.heading, number), number == place)


def _heading(heading: Sequence[str], number: int) -> str:
    name = heading[number][:40] if number < len(heading) else ""
    return name or _("column {n}").format(n=number + 1)
