"""A random night through the services, and books of its own about it, kept the plain way.

Tables open, split and merge, people come and go, games are scored, undone and corrected, tables
close and reopen, money is handed over. Beside each table stands a list of its games; after every
step the ledger must come to the same, and at the end so must every plan and balance.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from typing import Any
from uuid import uuid4

from chouette.models import ChouetteSession
from chouette.refusals import Refused
from chouette.rules.errors import RuleViolation
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import state_of
from chouette.selectors.squaring import legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg
from chouette.services.sessions import command_submit, session_open
from tests.people import People

NIGHT = date(2026, 3, 5)


@dataclass(frozen=True)
class Game:
    """Who had the box, whole points of the members, and what a point was worth."""

    box: str
    points: dict[str, int]
    stake: int

    def everybody(self) -> dict[str, int]:
        return {**self.points, self.box: -sum(self.points.values())}


@dataclass
class Book:
    """One table: its games, its stake, and both as they were before each live command."""

    session_id: int
    games: list[Game] = field(default_factory=list)
    stake: int = 50
    before: list[tuple[list[Game], int]] = field(default_factory=list)

    def points(self) -> Counter[str]:
        totals: Counter[str] = Counter()
        for game in self.games:
            for player, points in game.everybody().items():
                totals[player] += points
        return totals

    def money(self) -> Counter[str]:
        totals: Counter[str] = Counter()
        for game in self.games:
            for player, points in game.everybody().items():
                totals[player] += points * game.stake
        return totals


class Night:
    """The tables of one night, driven at random."""

    def __init__(self, people: People, seed: int) -> None:
        self.people, self.rng = people, random.Random(seed)
        self.books: dict[int, Book] = {}
        everybody = people.numbers(*sorted(people.players))
        self.rng.shuffle(everybody)
        self.open("Table 1", everybody[:4])
        self.done = 0

    def open(self, table: str, players: list[str]) -> None:
        outcome = session_open(
            club_id=self.people.club.pk,
            command_id=uuid4(),
            actor=self.people.ana,
            night_on=NIGHT,
            table=table,
            players=players,
        )
        self.books[outcome.session_id] = Book(outcome.session_id)

    def state(self, session_id: int) -> ChouetteState:
        return state_of(ChouetteSession.objects.get(pk=session_id))

    def step(self) -> None:
        """One random command to a random table; refusals count as nothing."""
        book = self.books[self.rng.choice(sorted(self.books))]
        state = self.state(book.session_id)
        kind = self.rng.choice(_WHEN_CLOSED if state.status == "closed" else _KINDS)
        before = (list(book.games), book.stake)
        try:
            getattr(self, kind)(book, state)
        except (Refused, RuleViolation):
            return
        self.done += 1
        if kind in _BARRIERS:
            book.before.clear()
        elif kind not in _NOT_UNDONE:
            book.before.append(before)

    def send(self, book: Book, state: ChouetteState, kind: str, **fields: Any) -> Any:
        return command_submit(
            session_id=book.session_id,
            command_id=uuid4(),
            expected_seq=state.seq,
            actor=self.people.ana,
            command={"kind": kind, **fields},
        )

    def finish(self) -> None:
        """Close every table and let what follows happen."""
        for book in self.books.values():
            state = self.state(book.session_id)
            if state.status == "open":
                self.send(book, state, "close")
        dispatch()

    def pay_everything(self) -> None:
        """Pay every leg, some of them in two parts."""
        first = ChouetteSession.objects.get(pk=min(self.books))
        rows = {row for pk in self.books for row in linked_tables(_row(pk))} | {first}
        for leg in legs_of(rows):
            while due := next(x.due for x in legs_of(rows) if x.entry_id == leg.entry_id):
                self._pay(leg.entry_id, due if self.rng.random() < 0.6 else (due + 1) // 2)

    def _pay(self, leg_id: int, amount: int) -> None:
        pay_leg(
            club_id=self.people.club.pk,
            command_id=uuid4(),
            actor=self.people.bogdan,
            leg_id=leg_id,
            amount_minor=amount,
        )

    # --- what may happen ---------------------------------------------------------------------

    def draw(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "draw_rotation")

    def score(self, book: Book, state: ChouetteState) -> None:
        order = state.seating.rotation.order
        points = {member: self.rng.randint(-4, 4) for member in order[1:]}
        self.send(book, state, "quick_result", points=points, winner="box")
        book.games.append(Game(order[0], points, book.stake))

    def void(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "void")
        book.games, book.stake = book.before.pop()

    def correct(self, book: Book, state: ChouetteState) -> None:
        number = self.rng.randint(1, len(book.games) + 1)
        old = book.games[number - 1] if number <= len(book.games) else Game("0", {}, 0)
        points = {member: self.rng.randint(-4, 4) for member in old.points}
        event = {"type": "quick", "points": points, "winner": "team"}
        self.send(book, state, "correct_game", game=number, events=[event])
        book.games[number - 1] = Game(old.box, points, old.stake)

    def stake(self, book: Book, state: ChouetteState) -> None:
        stake = self.rng.choice((0, 25, 50, 100))
        self.send(book, state, "change_stake", stake_minor=stake)
        book.stake = stake

    def join(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "join", player=self.anybody())

    def leave(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "leave", player=self.anybody())

    def sit_out(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "sit_out", player=self.anybody())

    def close(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "close")
        if self.rng.random() < 0.5:
            dispatch()

    def reopen(self, book: Book, state: ChouetteState) -> None:
        self.send(book, state, "reopen")

    def split(self, book: Book, state: ChouetteState) -> None:
        name = f"Table {len(self.books) + 1}"
        outcome = self.send(book, state, "split_table", table=name)
        self.books[outcome.other_session_id] = Book(outcome.other_session_id, stake=book.stake)

    def merge(self, book: Book, state: ChouetteState) -> None:
        other = self.books[self.rng.choice(sorted(self.books))]
        name = ChouetteSession.objects.get(pk=other.session_id).table
        self.send(book, state, "merge_table", from_table=name)
        other.before.clear()

    def anybody(self) -> str:
        return self.rng.choice(self.people.numbers(*sorted(self.people.players)))


def _row(session_id: int) -> ChouetteSession:
    return ChouetteSession.objects.get(pk=session_id)


_KINDS = (
    *("draw", "draw", "draw", "stake", "join", "join", "leave", "sit_out", "close", "split"),
    *("score",) * 14,
    *("void",) * 4,
    *("correct",) * 3,
    *("merge",) * 2,
)
_WHEN_CLOSED = ("reopen", "reopen", "correct", "score", "void")
_BARRIERS = ("split", "merge")
_NOT_UNDONE = ("void", "close", "reopen")
