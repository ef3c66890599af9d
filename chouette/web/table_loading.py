"""A table page for one reader: the state, the names, the log and what he may do there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from django.http import HttpRequest
from django.utils.translation import gettext as _

from chouette.models import ChouetteSession, PublicView
from chouette.permissions import Action, Standing
from chouette.rules.events import CommandVoided
from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import night_of
from chouette.selectors.keeping import keeper_of
from chouette.selectors.logs import state_of
from chouette.selectors.table_pages import (
    LogEntry,
    command_at,
    log_of,
    players_of_club,
    tables_split_off,
)
from chouette.services.authority import OWN_KINDS
from chouette.web.access import table_for
from chouette.web.people import People
from chouette.web.reader import Keeping, LogLine, May, TableLink
from chouette.web.rules_in_force import rules_name
from chouette.web.sentences import events_sentence
from chouette.web.table_page import TablePage

LOG_SHOWN = 6


def load_table(request: HttpRequest, session_id: int) -> TablePage:
    """The page of a table, with the end of its log. Raises NotFound, NotAllowed."""
    row, standing = table_for(request, session_id)
    return table_page(row, standing)


def table_page(row: ChouetteSession, standing: Standing) -> TablePage:
    state = state_of(row)
    people = People.of(players_of_club(row.club_id))
    entries = log_of(row.pk, last=2 * LOG_SHOWN)
    may, night = may_of(standing, state), night_of(row, state)
    may = replace(may, codes=may.score and row.club.guests_join)
    return TablePage(
        session_id=row.pk,
        club_id=row.club_id,
        club_name=row.club.name,
        club_slug=row.club.slug,
        state=state,
        people=people,
        may=may,
        log=log_lines(entries, people, money=may.money)[:LOG_SHOWN],
        undo=_undo_line(row, state, entries, people, money=may.money),
        night=night if may.money else replace(night, money={}),
        rules_name=rules_name(row, state),
        split_from=row.split_from_id is not None,
        split_off=[TableLink(other.table, other.pk) for other in tables_split_off(row.pk)],
        went_to=_link(row.merged_into),
        practice=row.is_practice,
        keeping=_keeping(row, standing),
    )


def _keeping(row: ChouetteSession, standing: Standing) -> Keeping:
    keeper, mark = keeper_of(row), str(row.keeper_id or "")
    if keeper is None:
        return Keeping(lost=row.keeper_since is not None, mark=mark)
    mine = keeper.user_id == standing.user_id
    return Keeping(name=keeper.name, mine=mine, busy=keeper.busy, mark=mark)


def _link(row: ChouetteSession | None) -> TableLink | None:
    return TableLink(row.table, row.pk) if row is not None else None


def may_of(standing: Standing, state: ChouetteState) -> May:
    """What the reader may do; what a member may do for himself only where the club allows it."""
    sits = str(standing.player_id) in state.seating.everybody
    own = sits and standing.player_id is not None and standing.may(Action.ACT_FOR_SELF)
    return May(
        score=standing.may(Action.SCORE),
        money=standing.may(Action.SEE_MONEY),
        close=standing.may(Action.CLOSE_TABLE),
        correct=standing.may(Action.CORRECT_CLOSED if state.status == "closed" else Action.SCORE),
        rules=standing.may(Action.MANAGE_RULES),
        own=frozenset(OWN_KINDS) if own else frozenset(),
        player=str(standing.player_id) if own else "",
        phone=str(standing.player_id) if standing.guest_pass_id else "",
        club=standing.guest_pass_id is None or standing.public_view == PublicView.ALL,
        mark=standing.mark,
        sender=standing.sender,
    )


def log_lines(entries: Iterable[LogEntry], people: People, *, money: bool = True) -> list[LogLine]:
    """Sentences for the entries, in their order; what was undone is marked."""
    listed = list(entries)
    voided = _voided(listed)
    return [
        LogLine(
            sentence=_sentence(entry, listed, people, money=money),
            who=who(entry),
            at=entry.recorded_at,
            first_seq=entry.first_seq,
            last_seq=entry.last_seq,
            voided=entry.first_seq in voided,
            game=_game(entry),
            kind=entry.kind,
        )
        for entry in listed
    ]


def _sentence(entry: LogEntry, entries: Sequence[LogEntry], people: People, *, money: bool) -> str:
    """What a command did; of an undo, what it took back where that is among `entries`."""
    taken_back = {e.first_seq for e in entry.events if isinstance(e, CommandVoided)}
    what = next((e for e in entries if e.first_seq in taken_back), None)
    if what is None:
        return events_sentence(entry.events, people, money=money)
    return _("Undone: {what}").format(what=events_sentence(what.events, people, money=money))


def who(entry: LogEntry) -> str:
    """`Ana, iPhone`; of a guest with a phone of his own `Ion, own phone`."""
    if entry.phone:
        return _("{name}, own phone").format(name=entry.actor)
    return ", ".join(word for word in (entry.actor, entry.device) if word)


def _voided(entries: Sequence[LogEntry]) -> set[int]:
    undone: set[int] = set()
    for entry in entries:
        for event in entry.events:
            if isinstance(event, CommandVoided):
                undone.update(range(event.first_seq, event.last_seq + 1))
    return undone


def _game(entry: LogEntry) -> int | None:
    games = (getattr(event, "game", None) for event in entry.events)
    return next((game for game in games if game is not None), None)


def _undo_line(
    row: ChouetteSession,
    state: ChouetteState,
    entries: Sequence[LogEntry],
    people: People,
    *,
    money: bool,
) -> LogLine | None:
    if state.undo is None or state.status == "closed":
        return None
    first = state.undo.first_seq
    entry = next((e for e in entries if e.first_seq == first), None) or command_at(row.pk, first)
    return log_lines([entry], people, money=money)[0] if entry else None
