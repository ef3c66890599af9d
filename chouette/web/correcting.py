"""Correcting an earlier game: its own events as a form, and what they would change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from uuid import uuid4

from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from chouette.refusals import Stale
from chouette.rules import commands as cmd
from chouette.rules.actions import action_json
from chouette.rules.contracts import Game
from chouette.rules.errors import RuleViolation
from chouette.rules.game import open_game, play
from chouette.rules.parsing import parse_action
from chouette.rules.state import GameRecord
from chouette.rules.table_errors import NothingChanged
from chouette.services.sessions import command_submit
from chouette.web.correction_fields import addable, changed, new_event, row_fields
from chouette.web.correction_preview import Changes, changes_of, saved_sentence
from chouette.web.correction_rows import Entered, EventRow, event_row
from chouette.web.game_page import record_of
from chouette.web.reasons import Refusal, refusal_sentence
from chouette.web.sent import Sent
from chouette.web.table_forms import BadField, whole_of
from chouette.web.table_page import TablePage
from clubsite.devices import device_of
from clubsite.parsers import parse_json

MOST_EVENTS = 100

Fault = BadField | Refusal


@dataclass(frozen=True)
class Correction:
    """A game's events as the form has them now.

    `fault` is why the form cannot be read at all; then the events are as they were written down.
    `automatics` says what is wrong with the number of automatic doubles.
    """

    table: TablePage
    number: int
    entered: tuple[Entered, ...]
    auto_doubles: int
    post: QueryDict
    fault: BadField | None = None
    automatics: str = ""

    @classmethod
    def of(cls, table: TablePage, number: int, post: QueryDict) -> Correction:
        """The game as it stands, or as the form was sent. Raises NotFound."""
        record = record_of(table, number)
        if not post:
            return cls(table, number, _stored(record), record.auto_doubles, post)
        doubles, wrong = record.auto_doubles, ""
        try:
            doubles = whole_of(post.get("auto_doubles") or "0")
        except BadField as fault:
            wrong = str(fault)
        try:
            entered = tuple(_typed(post, _start(record, doubles)))
        except BadField as fault:
            return cls(table, number, _stored(record), record.auto_doubles, post, fault)
        return cls(table, number, entered, doubles, post, automatics=wrong)._with_new()

    @property
    def record(self) -> GameRecord:
        return record_of(self.table, self.number)

    def _with_new(self) -> Correction:
        """With an event that was left out: before the result, or in place of everything."""
        event = new_event(self.post.get("add", ""), self.position, self.record)
        if event is None:
            return self
        alone = event["type"] == "quick"
        rows = [(e.event, e.typed, e.out or alone, e.fault) for e in self.entered]
        ends = bool(rows) and rows[-1][0]["type"] == "result" and not alone
        rows.insert(len(rows) - ends, (event, {}, False, ""))
        return replace(self, entered=tuple(Entered(i, *row) for i, row in enumerate(rows)))

    @property
    def wrong(self) -> str:
        """What is wrong with something that was typed, the first such thing."""
        people = self.table.people
        faults = (e.said(people) for e in self.entered if e.fault and not e.out)
        return self.automatics or next(faults, "")

    @property
    def events(self) -> list[dict[str, Any]]:
        """What counts: without the events that were taken out."""
        return [dict(entered.event) for entered in self.entered if not entered.out]

    @cached_property
    def before(self) -> list[Game]:
        """The game each event is played in, as far as they can be played; and after the last."""
        games = [_start(self.record, self.auto_doubles)]
        for entered in self.entered:
            games.append(games[-1] if entered.out else _played(games[-1], entered.event))
        return games

    @cached_property
    def position(self) -> Game:
        """After everything but a final result."""
        ends = [i for i, e in enumerate(self.entered) if e.event["type"] == "result" and not e.out]
        return self.before[ends[0] if ends else -1]

    def command(self) -> cmd.CorrectGame:
        """Raises RuleViolation."""
        actions = tuple(parse_action(event) for event in self.events)
        return cmd.CorrectGame(self.number, actions, self.auto_doubles)

    @cached_property
    def outcome(self) -> Changes | str:
        """What would change, or a sentence that says why the events make no game; empty where they
        are the ones that were written down."""
        if self.fault or self.wrong:
            return str(self.fault or self.wrong)
        try:
            return changes_of(self.table, self.command())
        except NothingChanged:
            return ""
        except RuleViolation as error:
            return refusal_sentence(error, self.table.people)

    @property
    def differs(self) -> bool:
        """Whether anything is not as it was written down."""
        stored = [dict(entered.event) for entered in _stored(self.record)]
        return (self.events, self.auto_doubles) != (stored, self.record.auto_doubles)

    def rows(self) -> list[EventRow]:
        people = self.table.people
        return [event_row(e, g, people) for e, g in zip(self.entered, self.before, strict=False)]

    def context(self, error: Fault | None) -> dict[str, Any]:
        """`error` is why it was not saved."""
        changes = self.outcome if isinstance(self.outcome, Changes) else None
        large = changes.large if changes else None
        return {
            "table": self.table,
            "number": self.number,
            "rows": self.rows(),
            "auto_doubles": self.post.get("auto_doubles", self.auto_doubles),
            "addable": list(addable(self.position, self.table.people)),
            "changes": changes,
            "hindrance": "" if changes or self.fault else self.outcome,
            "automatics": self.automatics,
            "differs": self.differs,
            "confirmed": large and self.post.get("confirm_large") == str(large.amount),
            "command_id": self.post.get("command_id") or str(uuid4()),
            "problem": self._sentence(error),
        }

    def _sentence(self, error: Fault | None) -> str:
        if error is None:
            return ""
        if isinstance(error, BadField):
            return str(error)
        if isinstance(error, Stale):
            return _("Somebody was faster: look at what changes now, then save it again.")
        return refusal_sentence(error, self.table.people)


def _stored(record: GameRecord) -> tuple[Entered, ...]:
    return tuple(Entered(i, action_json(action), {}) for i, action in enumerate(record.actions))


def _start(record: GameRecord, auto_doubles: int) -> Game:
    """The game before its first event; as it was opened where not so many automatic doubles fit."""
    try:
        return _opened(record, auto_doubles)
    except RuleViolation:
        return _opened(record, record.auto_doubles)


def _opened(record: GameRecord, auto_doubles: int) -> Game:
    return open_game(
        order=record.order,
        partner=record.partner,
        ruleset=record.ruleset,
        auto_doubles=auto_doubles,
        start_levels=record.start_levels,
    )


def _played(game: Game, event: Any) -> Game:
    """The game after an event, or as it was where the event cannot be played."""
    try:
        return play(game, parse_action(event))
    except RuleViolation:
        return game


def _typed(post: QueryDict, game: Game) -> Iterator[Entered]:
    """The events of the form, each with what was typed into it. Raises BadField."""
    for index in range(MOST_EVENTS):
        stored = post.get(f"e{index}")
        if stored is None:
            return
        event, typed, fault = _readable(stored), row_fields(post, index), ""
        out = bool(typed.pop("out", ""))
        try:
            event = _plain(changed(event, typed, game))
        except BadField as error:
            fault = str(error)
        if not out:
            game = _played(game, event)
        yield Entered(index, event, typed, out, fault)


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


def _unreadable() -> str:
    return _("This form is out of date. Reload the page.")


def save_correction(request: HttpRequest, table: TablePage, correction: Correction) -> str:
    """Save it; what it changed, in a sentence. Raises BadField, Refused, RuleViolation."""
    sent = Sent.of(request.POST)
    if correction.wrong:
        raise BadField(_("Nothing is saved yet: look at what is marked below."))
    # Nothing changes by a correction that was sent twice and is saved by now.
    changes = correction.outcome if isinstance(correction.outcome, Changes) else None
    large = changes.large if changes else None
    if large and request.POST.get("confirm_large") != str(large.amount):
        raise BadField(_("Confirm the large result below."))
    command_submit(
        session_id=table.session_id,
        command_id=sent.command_id,
        expected_seq=sent.expected_seq,
        actor=request.user,
        command=cmd.command_json(correction.command()),
        device=device_of(request),
    )
    return saved_sentence(correction.number, changes.rows if changes else ())
