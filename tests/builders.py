"""Short ways to bring a table into a state: everything goes through the services."""

from __future__ import annotations

from datetime import date
from typing import Any
from uuid import UUID, uuid4

from chouette.models import ChouetteSession, LedgerEntry
from chouette.permissions import Actor
from chouette.selectors.squaring import legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.sessions import CommandOutcome, command_submit, session_open
from tests.people import People

NIGHT = date(2026, 11, 26)


class Table:
    """An open table whose log a test drives, command by command."""

    def __init__(self, people: People, opened: CommandOutcome, actor: Actor) -> None:
        self.people, self.actor = people, actor
        self.session_id, self.outcome = opened.session_id, opened

    @property
    def row(self) -> ChouetteSession:
        """The row as it is in the database now."""
        return ChouetteSession.objects.get(pk=self.session_id)

    @property
    def seq(self) -> int:
        """Where the log ends now."""
        return self.row.last_seq

    def send(
        self,
        kind: str,
        /,
        *,
        actor: Actor | None = None,
        command_id: UUID | None = None,
        expected_seq: int | None = None,
        **fields: Any,
    ) -> CommandOutcome:
        """Submit one command, by default as the table's scorer and at the end of the log."""
        self.outcome = command_submit(
            session_id=self.session_id,
            command_id=command_id or uuid4(),
            expected_seq=self.seq if expected_seq is None else expected_seq,
            actor=actor or self.actor,
            command={"kind": kind, **fields},
        )
        return self.outcome

    def draw(self, *names: str) -> CommandOutcome:
        """Agree on the order, box first."""
        return self.send("draw_rotation", order=self.people.numbers(*names))

    def draw_again(self, *names: str) -> CommandOutcome:
        """Set another order in mid-night, box first."""
        order = self.people.numbers(*names)
        return self.send("set_order", order=order, reason="as the test wants it")

    def quick(self, **points: int) -> CommandOutcome:
        """A game's points by name, without the box: `quick(bogdan=2, carla=-1)`."""
        numbered = {self.people.number(name): value for name, value in points.items()}
        return self.send("quick_result", points=numbered)

    def play(self, *names: str, **points: int) -> CommandOutcome:
        """A game in this order, box first, with these points: `play("ana", "bogdan", bogdan=2)`."""
        if tuple(self.people.numbers(*names)) != self.outcome.state.seating.rotation.order:
            self.draw_again(*names)
        return self.quick(**points)

    def close(self) -> None:
        """End the night here, as the club's owner, and do what follows."""
        self.send("close", actor=self.people.ana)
        dispatch()

    def points(self) -> dict[str, int]:
        """Running totals in half-points, by name, of those who have any."""
        names = {str(player.pk): name for name, player in self.people.players.items()}
        return {names[number]: total for number, total in self.outcome.state.totals.items()}


def open_table(
    people: People,
    *names: str,
    table: str = "Table 1",
    actor: Actor | None = None,
    drawn: bool = True,
    **options: Any,
) -> Table:
    """A table with these players, in this order (drawn unless told otherwise), scored by Bogdan."""
    actor = actor or people.bogdan
    options.setdefault("night_on", NIGHT)
    opened = session_open(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=actor,
        table=table,
        players=people.numbers(*names),
        **options,
    )
    built = Table(people, opened, actor)
    if drawn:
        built.draw(*names)
    return built


def some_night(people: People, night_on: date) -> None:
    """A night on this day, if there was none: a table that was closed before its first game."""
    if not ChouetteSession.objects.filter(club=people.club, night_on=night_on).exists():
        open_table(people, "ana", "bogdan", table="Some table", night_on=night_on).send(
            "close", actor=people.elena
        )
        dispatch()


def net_points(session_id: int) -> dict[int, int]:
    """What the ledger says each player has from this table, in half-points; zeros left out."""
    net: dict[int, int] = {}
    entries = LedgerEntry.objects.filter(chouette_session_id=session_id, unit="points")
    for payer, payee, amount in entries.values_list("payer__player", "payee__player", "amount"):
        net[payer] = net.get(payer, 0) - amount
        net[payee] = net.get(payee, 0) + amount
    return {player: halves for player, halves in net.items() if halves}


def debts(table: Table) -> dict[tuple[str, str], int]:
    """What is still to be paid of the plan of this table, by (debtor, creditor), minor units."""
    names = {player.pk: name for name, player in table.people.players.items()}
    legs = legs_of(linked_tables(table.row))
    return {(names[leg.payer_id], names[leg.payee_id]): leg.due for leg in legs if leg.due}


def balances(people: People, unit: str = "EUR") -> dict[str, int]:
    """What each player has in `unit`, by name; zeros left out."""
    names = {player.pk: name for name, player in people.players.items()}
    net: dict[str, int] = {}
    entries = LedgerEntry.objects.filter(club=people.club, unit=unit)
    for payer, payee, amount in entries.values_list("payer__player", "payee__player", "amount"):
        for player, change in ((payer, -amount), (payee, amount)):
            if player in names:
                net[names[player]] = net.get(names[player], 0) + change
    return {name: amount for name, amount in net.items() if amount}
