"""What a correction would do: points and money of the night, old and new, and the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.rules.commands import CorrectGame
from chouette.rules.decide import decide
from chouette.rules.evolve import fold
from chouette.rules.rotation import Rotation
from chouette.rules.scoring import settle_game
from chouette.rules.settlement import Transfer
from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.results import session_money
from chouette.templatetags.score import beside, points_text, signed_text
from chouette.web.people import People, Person
from chouette.web.previews import Large, largest, next_seats
from chouette.web.reasons import contract_sentence, reason_sentence
from chouette.web.table_page import TablePage


@dataclass(frozen=True)
class Change:
    """A figure before and after."""

    before: int
    after: int

    @property
    def differs(self) -> bool:
        return self.before != self.after


@dataclass(frozen=True)
class ChangeRow:
    """One player whose figures change: half-points of the game and of the night, minor units."""

    player: Person
    game: Change
    night: Change
    money: Change | None


@dataclass(frozen=True)
class Changes:
    """What is different once the correction is saved.

    `taken_back` and `posted` are the entries of the ledger that this makes; none at practice.
    `seats` says how the box would have gone by the new result, where that is another way than it
    went; `may_reseat` that nobody has played on since, so the order can still be set.
    """

    rows: tuple[ChangeRow, ...]
    contracts: tuple[str, ...]
    warnings: tuple[str, ...]
    large: Large | None
    taken_back: tuple[str, ...]
    posted: tuple[str, ...]
    seats: str = ""
    may_reseat: bool = False


def changes_of(table: TablePage, command: CorrectGame) -> Changes:
    """What `command` would change at a table. Raises RuleViolation."""
    after = fold(decide(table.state, command), table.state)
    record, people = table.state.records[command.game - 1], table.people
    anew = after.records[command.game - 1]
    went, would_go = seats_after(record), seats_after(anew)
    other = (went.order[:2], went.partner) != (would_go.order[:2], would_go.partner)
    return Changes(
        rows=tuple(_rows(table, after, record.points, anew.points)),
        contracts=tuple(contract_sentence(contract, people) for contract in anew.contracts),
        warnings=tuple(reason_sentence(warning, people) for warning in anew.warnings),
        large=largest(anew.transfers, people),
        taken_back=() if table.practice else tuple(_posted(record.transfers, people)),
        posted=() if table.practice else tuple(_posted(anew.transfers, people)),
        seats=next_seats(would_go, record.order[0], people) if other else "",
        may_reseat=other and is_fresh(table.state, command.game),
    )


def _posted(transfers: Iterable[Transfer], people: People) -> Iterable[str]:
    for transfer in transfers:
        yield transfer_text(
            people.name(transfer.payer), people.name(transfer.payee), transfer.amount
        )


def transfer_text(payer: str, payee: str, halves: int) -> str:
    """`Ana to Bogdan: 1.5`, in points."""
    text = _("{payer} to {payee}: {amount}")
    return text.format(payer=payer, payee=payee, amount=points_text(halves))


def seats_after(record: GameRecord) -> Rotation:
    """Who sits where by the result of a game alone, whoever came and went afterwards."""
    return settle_game(record.position).rotation


def is_fresh(state: ChouetteState, game: int) -> bool:
    """Whether this game was the last and the next has not begun."""
    return state.status == "open" and state.game is None and game == len(state.records)


def _rows(
    table: TablePage, after: ChouetteState, was: Mapping[str, int], now: Mapping[str, int]
) -> Iterable[ChangeRow]:
    night = table.night
    money, new_money = session_money(table.state), session_money(after)
    for player in dict.fromkeys((*now, *was, *money)):
        game = Change(was.get(player, 0), now.get(player, 0))
        cents = new_money.get(player, 0) - money.get(player, 0)
        if not game.differs and not cents:
            continue
        points = night.points.get(player, 0)
        worth = night.money.get(player, 0)
        yield ChangeRow(
            player=table.people[player],
            game=game,
            night=Change(points, points + game.after - game.before),
            money=Change(worth, worth + cents) if night.money else None,
        )


def saved_sentence(number: int, rows: Iterable[ChangeRow]) -> str:
    """`Game 7 is corrected: Ana +4 → +2, Bogdan −4 → −2.`"""
    changed = [row for row in rows if row.game.differs]
    if not changed:
        return _("Game {n} is corrected. Nobody’s points changed.").format(n=number)
    told = ", ".join(
        f"{beside(row.player.name)} {signed_text(row.game.before)} → {signed_text(row.game.after)}"
        for row in changed
    )
    return _("Game {n} is corrected: {changes}.").format(n=number, changes=told)


def went_on(table: TablePage, record: GameRecord) -> bool:
    """Whether a game that was corrected says other seats than people have taken since."""
    state = table.state
    if record.revision == 1:
        return False
    later = state.records[record.number].order if record.number < len(state.records) else ()
    order = later or (state.game.order if state.game else state.seating.rotation.order)
    return bool(order) and order[:2] != seats_after(record).order[:2]
