"""What was asked of a club, in a sentence: the part of its trail that is no table's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any

from django.utils.translation import gettext as _

from chouette.models import Club, Role
from chouette.selectors.trail import TrailEntry
from chouette.selectors.trail_names import Mentioned
from chouette.templatetags.score import day, money_text
from chouette.web.people import People
from chouette.web.trail_texts import club_texts

NOTHING_KNOWN = Mentioned()
GAP = "–"


def trail_sentence(entry: TrailEntry, people: People, known: Mentioned) -> str:
    """What a command of the club did, to whom and at which table."""
    told = _Told(entry.body, people, known)
    if booked := known.entries.get(entry.pk):
        # What is paid goes from who then has more to who then has less.
        told["giver"], told["getter"] = (
            people.name(str(account.player_id)) if account.player_id else _("the club")
            for account in (booked.payee, booked.payer)
        )
        told["sum"] = money_text(booked.amount, booked.unit)
    return _filled(entry.entry.kind, told)


def club_sentence(kind: str, body: Mapping[str, Any], people: People) -> str:
    """The same of a command by itself: what it names by number is not looked up."""
    return _filled(kind, _Told(body, people, NOTHING_KNOWN))


def _filled(kind: str, told: _Told) -> str:
    """The first text of this kind of which every part is known, else the last with gaps; a kind
    that has no words is told by its name."""
    texts = club_texts().get(kind, (kind.replace("_", " "),))
    told["kind"] = kind
    known = (text for text in texts if GAP not in (told[name] for name in _gaps(text)))
    sentence = next(known, texts[-1]).format_map(told)
    # A name is written as it is, also where a sentence begins with it.
    small = sentence.startswith(_("the club"))
    return sentence[:1].upper() + sentence[1:] if small else sentence


def _gaps(text: str) -> list[str]:
    return [name for _text, name, _form, _how in Formatter().parse(text) if name]


class _Told(dict[str, str]):
    """The parts of a sentence from a body that may lack any of them: older ones said less."""

    def __init__(self, body: Mapping[str, Any], people: People, known: Mentioned) -> None:
        self.body, self.people, self.known = body, people, known
        super().__init__()

    def __missing__(self, name: str) -> str:
        made = _PARTS.get(name)
        value = made(self) if made else self.body.get(name)
        if value is None:
            return GAP
        if name in _PLAYERS:
            return self.people.name(str(value))
        if name in _ROLES:
            return str(Role(value).label) if value in Role.values else str(value)
        return str(value)[:80]

    def side(self, name: str) -> str | None:
        """Who paid, or was paid: a player by his number, else the club, by its account's name."""
        party = self.body.get(name)
        if party is None:
            return None
        return self.people.name(str(party)) if type(party) is int else _("the club")

    def named(self, what: str) -> str | None:
        """The name of a thing that the body names by number."""
        return self.known.names.get(what, {}).get(self.body.get(what, 0))


def _amount(told: _Told) -> str | None:
    minor, currency = told.body.get("amount_minor"), told.body.get("currency", "")
    return money_text(minor, currency) if type(minor) is int and currency else None


def _player(told: _Told) -> object:
    """Who it is about: by his own number, or by that of what is his."""
    if (player := told.body.get("player")) is not None:
        return player
    for what, players in told.known.players.items():
        if found := players.get(told.body.get(what, 0)):
            return found
    return None


def _at(told: _Told) -> str | None:
    row = told.known.tables.get(told.body.get("session", 0))
    return f"{row.table}, {day(row.night_on)}" if row else None


def _renamed(told: _Told) -> object:
    return told.body.get("player") if told.body.get("renamed") else None


def _stopped(told: _Told) -> object:
    return told.body.get("player") if told.body.get("active") is False else None


def _returned(told: _Told) -> object:
    return told.body.get("player") if told.body.get("active") else None


def _two_names(told: _Told) -> object:
    """Who was merged, where he is called otherwise than the other; mostly he is called as he is."""
    one, other = told.body.get("player"), told.body.get("into")
    same = told.people.name(str(one)) == told.people.name(str(other))
    return None if same else one


def _changes(told: _Told) -> str | None:
    """Which settings, by the labels they have in the back office."""
    fields = {field.name: str(field.verbose_name) for field in Club._meta.fields}
    changed = [fields[name] for name in told.body if name in fields]
    named = [fields["name"]] if told.body.get("renamed") else []
    return ", ".join([*named, *changed]) or None


_PARTS: Mapping[str, Callable[[_Told], object]] = {
    "amount": _amount,
    "player": _player,
    "at": _at,
    "renamed": _renamed,
    "stopped": _stopped,
    "returned": _returned,
    "two": _two_names,
    "changes": _changes,
    "keeper": lambda told: told.known.keepers.get(told.body.get("to", 0)),
    "keeper_before": lambda told: told.known.keepers.get(told.body.get("from", 0)),
    "paid_by": lambda told: told.side("paid_by"),
    "paid_to": lambda told: told.side("paid_to"),
    "device": lambda told: told.named("token"),
    "season": lambda told: told.named("season"),
    "rules": lambda told: told.named("rules"),
    "federation": lambda told: told.named("federation"),
}
_PLAYERS = frozenset(
    (
        "player",
        "into",
        "from",
        "renamed",
        "stopped",
        "returned",
        "two",
        "keeper",
        "keeper_before",
    )
)
_ROLES = frozenset(("role", "was"))
