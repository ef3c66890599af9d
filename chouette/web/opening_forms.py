"""What was sent by the form for balances from before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self
from uuid import UUID

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from chouette.chain import digest
from chouette.models import Club, Player
from chouette.models.ledger import POINTS
from chouette.models.players import name_key
from chouette.opening_file import (
    Columns,
    LineFault,
    OpeningLine,
    Sheet,
    check_columns,
    columns_of,
    lines_of,
    sheet_of,
    text_of,
)
from chouette.selectors.openings import players_by_name
from chouette.services.booking import Booked
from chouette.services.opening_import import Opening, import_openings
from chouette.templatetags.score import NO_MINOR_UNITS
from chouette.web.table_forms import BadField, number_of, prefixed

NEW, LEFT_OUT = "new", "out"
"""What may be chosen for a line beside a player of the club."""


@dataclass(frozen=True)
class Sent:
    """A file, read: its text and fields, which column holds what, the lines, and what is wrong.

    `chosen` says by the mark of a name who is meant: a player's number, `new` or `out`. `seen`: the
    sender has looked at the names that were guessed.
    """

    text: str
    sheet: Sheet
    columns: Columns
    lines: tuple[OpeningLine, ...]
    faults: tuple[LineFault, ...]
    chosen: dict[str, str]
    replace: bool
    seen: bool
    is_final: bool
    command_id: str

    @classmethod
    def of(cls, request: HttpRequest, club: Club) -> Self:
        """Raises BadFile, BadField."""
        post = request.POST
        text = _text(request)
        sheet = sheet_of(text)
        columns = _columns(post) if _same_text(request) else columns_of(sheet)
        if not club.currency:
            columns = Columns(columns.name, columns.points)
        check_columns(sheet, columns)
        places = 0 if club.currency in NO_MINOR_UNITS else 2
        lines, faults = lines_of(sheet, columns, places=places)
        return cls(
            text=text,
            sheet=sheet,
            columns=columns,
            lines=lines,
            faults=faults,
            chosen=prefixed(post, "who-"),
            replace=post.get("replace", "") == "1",
            seen=post.get("seen", "") == "1",
            is_final=post.get("do", "") == "book" and not faults and not request.FILES,
            command_id=post.get("command_id", ""),
        )

    @property
    def units(self) -> list[str]:
        """`points`, `money`, or both: what the file has a column for."""
        points, money = self.columns.points, self.columns.money
        found = ((POINTS, points), ("money", money))
        return [name for name, place in found if place is not None]


def mark_of(name: str) -> str:
    """What stands for a name in a form: the same wherever in the file it stands."""
    return digest("name", name_key(name))[:12]


def openings(club: Club, sent: Sent) -> list[Opening]:
    """Each line that is not left out, with the player who is meant."""
    known = players_by_name(club.pk)
    return [
        Opening(line.name, player, line.points, line.money)
        for line in sent.lines
        for choice in [sent.chosen.get(mark_of(line.name), "")]
        for player in [_player(choice, line, known)]
        if choice != LEFT_OUT
    ]


def book(request: HttpRequest, club: Club, sent: Sent) -> Booked:
    """Raises BadField, Refused."""
    try:
        command_id = UUID(sent.command_id)
    except ValueError:
        raise BadField(_("This form is out of date. Reload the page.")) from None
    return import_openings(
        club_id=club.pk,
        command_id=command_id,
        actor=request.user,
        openings=openings(club, sent),
        currency=club.currency,
        units=[POINTS if name == POINTS else club.currency for name in sent.units],
        replace=sent.replace,
    )


def _player(choice: str, line: OpeningLine, known: Mapping[str, Player]) -> int | None:
    if choice == NEW:
        return None
    if choice.isdigit():
        return number_of(choice)
    player = known.get(name_key(line.name))
    return player.pk if player else None


def _text(request: HttpRequest) -> str:
    file = request.FILES.get("file")
    if isinstance(file, UploadedFile) and file.size:
        return text_of(file.read())
    return request.POST.get("text", "")


def _same_text(request: HttpRequest) -> bool:
    """Whether the columns that were sent are those of this text: they stand beside a preview."""
    return "name" in request.POST and not request.FILES.get("file")


def _columns(post: QueryDict) -> Columns:
    try:
        return Columns(number_of(post.get("name", "")), *_places(post, ("points", "money")))
    except ValueError:
        raise BadField(_("Choose a column for the names.")) from None


def _places(post: QueryDict, names: Sequence[str]) -> list[int | None]:
    texts = [post.get(name, "") for name in names]
    return [number_of(text) if text else None for text in texts]
