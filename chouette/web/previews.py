"""What a command would do to points and seats, told before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.rules.commands import Command, Void
from chouette.rules.decide import decide
from chouette.rules.errors import RuleViolation
from chouette.rules.evolve import fold
from chouette.rules.prospects import changed_game
from chouette.rules.rotation import Rotation
from chouette.rules.settlement import Transfer
from chouette.rules.state import ChouetteState, GameRecord
from chouette.web.people import People, Person
from chouette.web.reasons import reason_sentence, refusal_sentence
from chouette.web.told import told

LARGE_HALVES = 2 * 16
"""A transfer above this is asked about on screen before it is written."""


@dataclass(frozen=True)
class PointRow:
    """One player's half-points; `before` where an earlier result is replaced."""

    player: Person
    points: int
    before: int | None = None


@dataclass(frozen=True)
class Large:
    """The largest transfer, if it is above the limit."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True)
class Preview:
    """`problem` says why the command is refused; otherwise the rest says what it leads to."""

    rows: tuple[PointRow, ...] = ()
    sentence: str = ""
    next: str = ""
    warnings: tuple[str, ...] = ()
    large: Large | None = None
    problem: str = ""

    @property
    def ok(self) -> bool:
        return not self.problem

    @property
    def ends(self) -> bool:
        """Whether the game would be settled."""
        return bool(self.rows)


@dataclass(frozen=True)
class Look:
    """What a form leads to, and the mark of exactly what was entered in it when this was shown."""

    preview: Preview
    seen: str


def preview(state: ChouetteState, command: Command, people: People) -> Preview:
    """What `command` would settle or correct; empty where the game goes on after it."""
    try:
        after = fold(decide(state, command), state)
    except RuleViolation as error:
        return Preview(problem=refusal_sentence(error, people))
    changed = changed_game(state, after)
    if changed is None or changed.now is None or isinstance(command, Void):
        return Preview()
    if changed.was is not None:
        return _corrected(changed.now, changed.was, people)
    return _settled(changed.now, after, people)


def _settled(record: GameRecord, after: ChouetteState, people: People) -> Preview:
    return Preview(
        rows=_rows(record.points, people),
        sentence=told(record, people),
        next=next_seats(after.seating.rotation, record.order[0], people),
        warnings=tuple(reason_sentence(warning, people) for warning in record.warnings),
        large=largest(record.transfers, people),
    )


def _corrected(record: GameRecord, was: GameRecord, people: People) -> Preview:
    return Preview(
        rows=_rows(record.points, people, was.points),
        sentence=_("The order that was played stays as it was."),
        warnings=tuple(reason_sentence(warning, people) for warning in record.warnings),
        large=largest(record.transfers, people),
    )


def _rows(
    points: Mapping[str, int], people: People, before: Mapping[str, int] | None = None
) -> tuple[PointRow, ...]:
    return tuple(
        PointRow(people[player], halves, before.get(player, 0) if before is not None else None)
        for player, halves in points.items()
    )


def next_seats(rotation: Rotation, box: str, people: People) -> str:
    """`Ana keeps the box, Carla is captain.`"""
    if not rotation.order:
        return ""
    stays = rotation.order[0] == box
    if len(rotation.order) < 2:
        return _("Only {box} is left.").format(box=people.name(rotation.order[0]))
    sentence = (
        _("{box} keeps the box, {captain} is captain.")
        if stays
        else _("{box} takes the box, {captain} is captain.")
    )
    return sentence.format(
        box=people.name(rotation.order[0]), captain=people.name(rotation.order[1])
    )


def largest(transfers: Iterable[Transfer], people: People) -> Large | None:
    """The largest transfer above the limit that is asked about."""
    most = max(transfers, key=lambda transfer: transfer.amount, default=None)
    if most is None or most.amount <= LARGE_HALVES:
        return None
    return Large(people.name(most.payer), people.name(most.payee), most.amount)
