"""An entry of the ledger in words, as whose account it stands in reads it."""

from __future__ import annotations

from collections.abc import Callable

from django.urls import reverse
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from chouette.models import EntryKind
from chouette.models.ledger import POINTS
from chouette.rules.commands import CorrectGame
from chouette.selectors.account import AccountLine
from chouette.templatetags.score import day

CORRECTED = CorrectGame.kind


def account_name(name: str) -> str:
    """What one of the club's own accounts is called in a sentence."""
    names = {
        "kitty": _("the club’s kitty"),
        "fees": _("the club’s fees"),
        "opening": _("the time before this book"),
    }
    return names.get(name, name)


def other_name(line: AccountLine) -> str:
    """Who is on the other side."""
    number, name = line.other
    return name if number else account_name(name)


def unit_name(unit: str) -> str:
    """A unit as a heading has it."""
    return _("Points") if unit == POINTS else unit


def entry_place(line: AccountLine) -> str:
    """`Game 7 of 30 November 2026, Table 1`; of no game, the night."""
    entry = line.entry
    night = day(entry.night_on, "j F Y")
    if entry.game is None:
        return night
    text = _("Game {number} of {day}, {table}")
    return text.format(number=entry.game, day=night, table=line.table)


def entry_text(line: AccountLine) -> str:
    """What the entry is for; a reversal says what is taken back."""
    entry = line.entry
    if entry.game is not None:
        return _of_game(line)
    words = _LOOSE[entry.kind](line) if entry.kind in _LOOSE else entry.kind
    return _("Taken back: {what}").format(what=words) if entry.reverses else words


def entry_link(line: AccountLine) -> str:
    """The page that explains the entry; nothing where there is none."""
    entry = line.entry
    if entry.session_id is None:
        return ""
    if entry.game is None:
        return reverse("table_squaring", args=[entry.session_id])
    if line.seats is None:
        return f"{reverse('table_log', args=[entry.session_id])}?game={entry.game}"
    return reverse("table_game", args=[entry.session_id, entry.game])


def recorded_text(line: AccountLine) -> str:
    """When it was written down, where that was another day than its night."""
    recorded = localtime(line.entry.recorded_at)
    if recorded.date() == line.entry.night_on:
        return ""
    return _("written down on {day}").format(day=day(recorded.date(), "j F Y"))


def _of_game(line: AccountLine) -> str:
    entry, corrected = line.entry, line.by == CORRECTED
    part = _part(line)
    if entry.reverses:
        text = _("Correction: taken back, {what}") if corrected else _("Undone: {what}")
        return text.format(what=part)
    return _("Correction: posted anew, {what}").format(what=part) if corrected else part


def _part(line: AccountLine) -> str:
    """Which part of a game: whose contract, an extra, a bought cube, a share."""
    text = _PARTS.get(line.entry.kind, _contract)(line)
    return text.format(name=other_name(line))


def _contract(line: AccountLine) -> str:
    seats = line.seats
    other, _name = line.other
    if seats is None:
        return pgettext("part of a game", "with {name}")
    if other == seats.box:
        own = line.entry.payee_id if line.mine else line.entry.payer_id
        if own == seats.captain:
            return pgettext("part of a game", "as captain, against {name} in the box")
        return pgettext("part of a game", "in the team, against {name} in the box")
    if other == seats.captain:
        return pgettext("part of a game", "in the box, {name}’s contract as captain")
    return pgettext("part of a game", "in the box, {name}’s contract")


def _share(line: AccountLine) -> str:
    seats = line.seats
    other, _name = line.other
    if seats is not None and other == seats.partner:
        return pgettext("part of a game", "{name}’s share as the box’s partner")
    return pgettext("part of a game", "own share as partner of {name} in the box")


_PARTS: dict[str, Callable[[AccountLine], str]] = {
    EntryKind.CONTRACT: _contract,
    EntryKind.EXTRA: lambda _line: pgettext("part of a game", "an extra, with {name}"),
    EntryKind.BOUGHT: lambda _line: pgettext("part of a game", "a bought cube, with {name}"),
    EntryKind.SHARE: _share,
}


def _debt(line: AccountLine) -> str:
    if line.entry.settles:
        return _("Squaring up, {table}: what was paid before with {name}").format(
            table=line.table, name=other_name(line)
        )
    owed = line.mine != bool(line.entry.reverses)
    text = (
        _("Squaring up, {table}: to get from {name}")
        if owed
        else _("Squaring up, {table}: to pay to {name}")
    )
    return text.format(table=line.table, name=other_name(line))


def _payment(line: AccountLine) -> str:
    paid = line.mine != bool(line.entry.reverses)
    text = _("Paid to {name}") if paid else _("Got from {name}")
    return text.format(name=other_name(line))


def _fee(line: AccountLine) -> str:
    names = {
        "kitty": _("Contribution to the kitty"),
        "fees": _("Table fee"),
    }
    return names.get(line.other[1], _("Fee"))


_LOOSE: dict[str, Callable[[AccountLine], str]] = {
    EntryKind.DEBT: _debt,
    EntryKind.PAYMENT: _payment,
    EntryKind.FEE: _fee,
    EntryKind.EXPENSE: lambda _line: _("Laid out for the club"),
    EntryKind.OPENING: lambda _line: _("Brought in from before"),
}
