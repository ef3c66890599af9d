"""A random night at which money is handed over at any moment, in the list and outside it."""

from __future__ import annotations

from collections import Counter
from typing import Any
from uuid import uuid4

from chouette.models import ChouetteSession
from chouette.refusals import Refused
from chouette.rules.errors import RuleViolation
from chouette.selectors.squaring import Leg, legs_of, payments_at
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, record_payment, reverse_payment
from tests.people import People
from tests.services.random_night import Night

Group = tuple[ChouetteSession, ...]


class PayingNight(Night):
    """`paid` is what this night's own book says: payment -> who, whom, how much."""

    def __init__(self, people: People, seed: int) -> None:
        self.paid: dict[int, tuple[str, str, int]] = {}
        super().__init__(people, seed)

    def step(self) -> None:
        """One random command, or one random payment; what follows is done now or later."""
        if self.rng.random() < 0.35:
            self.rng.choice((self.pay_leg, self.pay_leg, self.pay_outside, self.take_back))()
        else:
            super().step()
        if self.rng.random() < 0.4:
            dispatch()

    def reopen_something(self) -> None:
        """One of the closed tables goes on."""
        book = self.books[self.rng.choice(sorted(self.books))]
        try:
            self.send(book, self.state(book.session_id), "reopen")
        except (Refused, RuleViolation):
            return

    @property
    def groups(self) -> set[Group]:
        """The tables of the night, those that belong together."""
        rows = ChouetteSession.objects.filter(pk__in=self.books)
        return {linked_tables(row) for row in rows}

    def open_in(self, group: Group) -> dict[str, int]:
        """What is open by the books of the games and of the payments; zeros left out."""
        tables = {row.pk for row in group}
        left: Counter[str] = Counter()
        for session_id, book in self.books.items():
            if session_id in tables:
                left.update(book.money())
        for payment in payments_at(group):
            by, to, amount = self.paid[payment.entry_id]
            left[by] += amount
            left[to] -= amount
        return {player: amount for player, amount in left.items() if amount}

    # --- what may happen ---------------------------------------------------------------------

    def pay_leg(self) -> None:
        legs = [leg for group in self.groups for leg in legs_of(group) if self._is_asked(leg)]
        if not legs:
            return
        leg = self.rng.choice(sorted(legs, key=lambda leg: leg.entry_id))
        amount = leg.due if self.rng.random() < 0.5 else self.rng.randint(1, leg.due)
        booked = pay_leg(**self._by(), leg_id=leg.entry_id, amount_minor=amount)
        self.paid[booked.entry.pk] = (str(leg.payer_id), str(leg.payee_id), amount)

    def _is_asked(self, leg: Leg) -> bool:
        return bool(leg.due) and not leg.is_early

    def pay_outside(self) -> None:
        by, to = self.rng.sample(self.people.numbers(*sorted(self.people.players)), 2)
        amount = self.rng.randint(1, 300)
        booked = record_payment(
            **self._by(),
            paid_by=int(by),
            paid_to=int(to),
            amount_minor=amount,
            currency="EUR",
            session_id=self.rng.choice(sorted(self.books)),
        )
        self.paid[booked.entry.pk] = (by, to, amount)

    def take_back(self) -> None:
        if self.paid:
            payment = self.rng.choice(sorted(self.paid))
            reverse_payment(**self._by(), entry_id=payment)
            del self.paid[payment]

    def _by(self) -> dict[str, Any]:
        people = self.people
        return {"club_id": people.club.pk, "command_id": uuid4(), "actor": people.ana}
