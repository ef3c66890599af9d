"""Correcting an earlier game: its own events as a form, the outcome before and after."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import uuid4

from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from chouette.rules import commands as cmd
from chouette.rules.actions import Action, action_json, parse_action
from chouette.rules.contracts import Game
from chouette.rules.errors import RuleViolation
from chouette.rules.game import open_game, play
from chouette.services.sessions import command_submit
from chouette.web.access import device_of
from chouette.web.correction_rows import EventRow, changed, event_row, new_event, row_fields
from chouette.web.game_page import record_of
from chouette.web.previews import Preview, preview
from chouette.web.reasons import Refusal, refusal_sentence
from chouette.web.sent import Sent
from chouette.web.table_forms import BadField, whole_of
from chouette.web.table_page import TablePage
from clubsite.parsers import parse_json

MOST_EVENTS = 100

Fault = BadField | Refusal


@dataclass(frozen=True)
class Correction:
    """The events as the form has them now; `fault` is why they cannot be read."""

    table: TablePage
    number: int
    events: tuple[dict[str, Any], ...]
    auto_doubles: int
    post: QueryDict
    fault: BadField | None = None

    @classmethod
    def of(cls, table: TablePage, number: int, post: QueryDict) -> Correction:
        """The game as it stands, or as the form was sent. Raises NotFound."""
        record = record_of(table, number)
        stored = tuple(action_json(action) for action in record.actions)
        if not post:
            return cls(table, number, stored, record.auto_doubles, post)
        try:
            events = tuple(_typed(post))
            automatics = whole_of(post.get("auto_doubles") or "0")
        except BadField as fault:
            return cls(table, number, stored, record.auto_doubles, post, fault)
        correction = cls(table, number, events, automatics, post)
        return correction._with_new(post.get("add", ""))

    def _with_new(self, wanted: str) -> Correction:
        added = new_event(wanted, self.position)
        if added is None:
            return self
        events = list(self.events)
        ends = bool(events) and events[-1]["type"] == "result"
        events.insert(len(events) - ends, added)
        return Correction(self.table, self.number, tuple(events), self.auto_doubles, self.post)

    @cached_property
    def position(self) -> Game:
        """As far as the events can be played, a final result left out."""
        record = record_of(self.table, self.number)
        game = open_game(
            order=record.order,
            partner=record.partner,
            ruleset=record.ruleset,
            start_levels=record.start_levels,
        )
        for event in self.events:
            if event["type"] == "result":
                break
            try:
                game = play(game, parse_action(event))
            except RuleViolation:
                break
        return game

    def command(self) -> cmd.CorrectGame:
        """Raises RuleViolation."""
        actions: tuple[Action, ...] = tuple(parse_action(event) for event in self.events)
        return cmd.CorrectGame(self.number, actions, self.auto_doubles)

    @cached_property
    def outcome(self) -> Preview:
        """What would change, or why it cannot."""
        try:
            return preview(self.table.state, self.command(), self.table.people)
        except RuleViolation as error:
            return Preview(problem=refusal_sentence(error, self.table.people))

    def rows(self) -> list[EventRow]:
        people = self.table.people
        return [event_row(i, event, self.position, people) for i, event in enumerate(self.events)]

    def context(self, error: Fault | None) -> dict[str, Any]:
        return {
            "table": self.table,
            "number": self.number,
            "rows": self.rows(),
            "auto_doubles": self.auto_doubles,
            "game": self.position,
            "members": [self.table.people[m] for m in self.position.members],
            "preview": self.outcome,
            "changes": self._changes(),
            "command_id": self.post.get("command_id") or str(uuid4()),
            "problem": self._sentence(error),
        }

    def _changes(self) -> bool:
        rows = self.outcome.rows
        return any(row.before != row.points for row in rows)

    def _sentence(self, error: Fault | None) -> str:
        if error is None:
            return ""
        if isinstance(error, BadField):
            return str(error)
        return refusal_sentence(error, self.table.people)


def _unreadable() -> str:
    return _("This form is out of date. Reload the page.")


def _typed(post: QueryDict) -> Iterable[dict[str, Any]]:
    """The events of the form, without those marked to be taken out. Raises BadField."""
    for index in range(MOST_EVENTS):
        stored = post.get(f"e{index}")
        if stored is None:
            return
        event = _readable(stored)
        if not post.get(f"e{index}-out"):
            yield _plain(changed(event, row_fields(post, index)))


def _readable(stored: str) -> dict[str, Any]:
    try:
        return _plain(parse_json(stored))
    except ValueError:
        raise BadField(_unreadable()) from None


def _plain(event: object) -> dict[str, Any]:
    """The event as it is stored, with nothing in it but what the core reads. Raises BadField."""
    try:
        return action_json(parse_action(event))
    except RuleViolation:
        raise BadField(_unreadable()) from None


def save_correction(request: HttpRequest, table: TablePage, correction: Correction) -> None:
    """Raises BadField, Refused, RuleViolation."""
    sent = Sent.of(request.POST)
    if correction.outcome.large and not request.POST.get("confirm_large"):
        raise BadField(_("Confirm the large result below."))
    command_submit(
        session_id=table.session_id,
        command_id=sent.command_id,
        expected_seq=sent.expected_seq,
        actor=request.user,
        command=cmd.command_json(correction.command()),
        device=device_of(request),
    )
