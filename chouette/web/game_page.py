"""What the sheet and the page of one game show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chouette.refusals import NotFound
from chouette.rules.state import GameRecord
from chouette.selectors.ledger import entries_taken_back
from chouette.web.correction_preview import is_fresh, transfer_text, went_on
from chouette.web.paper import paper_of, role_in
from chouette.web.people import Person
from chouette.web.reasons import contract_sentence, reason_sentence
from chouette.web.rules_in_force import known_rules, rules_of_night
from chouette.web.seats import role_label
from chouette.web.sentences import action_sentence
from chouette.web.stakes import stakes_of_night
from chouette.web.table_page import TablePage
from chouette.web.told import told


@dataclass(frozen=True)
class ScoreRow:
    """One player of a game: half-points, and what he was in it."""

    player: Person
    role: str
    points: int


@dataclass(frozen=True)
class PaidRow:
    """One transfer of a game, in half-points."""

    payer: str
    payee: str
    amount: int
    kind: str


def record_of(table: TablePage, number: int) -> GameRecord:
    """Raises NotFound."""
    if not 1 <= number <= len(table.state.records):
        raise NotFound
    return table.state.records[number - 1]


def sheet_context(table: TablePage) -> dict[str, Any]:
    return {
        "table": table,
        "paper": paper_of(table.state, table.people, night=table.night),
        "stakes": stakes_of_night(table.state),
        "rules": rules_of_night(table.state, known_rules(table.club_id)),
    }


def game_context(table: TablePage, number: int) -> dict[str, Any]:
    """The game's events, its contracts and why the seats went as they did."""
    record, people = record_of(table, number), table.people
    return {
        "table": table,
        "number": number,
        "record": record,
        "scores": [
            ScoreRow(people[p], role_label(role_in(record, p)), h) for p, h in record.points.items()
        ],
        "why": told(record, people),
        "events": [action_sentence(action, people) for action in record.actions],
        "contracts": [contract_sentence(result, people) for result in record.contracts],
        "warnings": [reason_sentence(warning, people) for warning in record.warnings],
        "paid": [
            PaidRow(people.name(t.payer), people.name(t.payee), t.amount, t.kind)
            for t in record.transfers
        ],
        "taken_back": _taken_back(table, record),
        "stake": record.stake_minor if table.may.money and table.currency else None,
        "went_on": went_on(table, record),
        "may_reseat": table.may.score and is_fresh(table.state, number),
        "newer": number + 1 if number < len(table.state.records) else None,
        "older": number - 1 if number > 1 else None,
    }


def _taken_back(table: TablePage, record: GameRecord) -> list[str]:
    """What was posted for a corrected game and taken back since, the latest first."""
    if record.revision == 1:
        return []
    entries = entries_taken_back(table.session_id, record.number)
    return [transfer_text(entry.payer, entry.payee, entry.amount) for entry in entries]
