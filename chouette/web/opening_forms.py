"""What was sent by the form for balances from before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self
from uuid import UUID

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from chouette.chain import digest
from chouette.models import Club
from chouette.models.players import name_key
from chouette.opening_columns import Columns
from chouette.opening_file import text_of
from chouette.selectors.opening_match import (
    LEFT_OUT,
    NEW,
    Choice,
    Reading,
    matched_lines,
    read_openings,
)
from chouette.selectors.openings import players_by_name
from chouette.services.booking import Booked
from chouette.services.opening_import import import_openings, openings_of_lines, sent_as
from chouette.web.table_forms import BadField, number_of, prefixed


@dataclass(frozen=True)
class Sent:
    """A text, read, and what was said of it.

    `choices` says by the key of a name who is meant. `seen`: the sender has looked at the names
    that were guessed; `dropped`: the columns of which he said that they are left out.
    """

    text: str
    reading: Reading
    choices: dict[str, Choice]
    replace: bool
    seen: bool
    dropped: str
    is_final: bool
    command_id: str

    @classmethod
    def of(cls, request: HttpRequest, club: Club) -> Self:
        """Raises BadFile, BadField."""
        post = request.POST
        text = _text(request)
        columns = _columns(post) if _same_text(request) else None
        reading = read_openings(club, text, columns=columns)
        final = post.get("do", "") == "book" and not reading.faults and not request.FILES
        return cls(
            text=text,
            reading=reading,
            choices=_choices(prefixed(post, "who-"), reading),
            replace=post.get("replace", "") == "1",
            seen=post.get("seen", "") == "1",
            dropped=post.get("dropped", ""),
            is_final=final,
            command_id=post.get("command_id", ""),
        )


def mark_of(name: str) -> str:
    """What stands for a name in a form: the same wherever in the file it stands."""
    return digest("name", name_key(name))[:12]


def book(request: HttpRequest, club: Club, sent: Sent) -> Booked:
    """Raises BadField, Refused."""
    try:
        command_id = UUID(sent.command_id)
    except ValueError:
        raise BadField(_("This form is out of date. Reload the page.")) from None
    known = players_by_name(club.pk)
    return import_openings(
        club_id=club.pk,
        command_id=command_id,
        actor=request.user,
        openings=openings_of_lines(matched_lines(sent.reading.lines, known, sent.choices)),
        currency=club.currency,
        units=sent.reading.units,
        replace=sent.replace,
        sent=sent_as(sent.text, sent.reading.columns, sent.choices),
    )


def _choices(typed: dict[str, str], reading: Reading) -> dict[str, Choice]:
    """What was chosen for each name."""
    return {
        name_key(line.name): _choice(typed.get(mark_of(line.name), "")) for line in reading.lines
    }


def _choice(text: str) -> Choice:
    """What is no choice of ours is none."""
    try:
        return number_of(text)
    except ValueError:
        return text if text in (NEW, LEFT_OUT) else ""


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
