"""A random sitting of one table: games, people coming and going, undo, corrections, new rules.

The table under test is driven by commands; beside it this module keeps books of its own, the
plain way: a list of finished games with their points as the naive scorer gives them, and who is at
the table. After every command the two must tell the same.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from chouette.rules.commands import command_from_json
from chouette.rules.decide import decide
from chouette.rules.dice import fill_in_dice
from chouette.rules.errors import RuleViolation
from chouette.rules.events import Event
from chouette.rules.evolve import evolve
from chouette.rules.ledger import ledger_changes
from chouette.rules.settlement import Transfer
from chouette.rules.state import ChouetteState, state_json
from tests.simulator.generate import NAMES, random_automatics, random_rules
from tests.simulator.generate_events import random_events
from tests.simulator.naive import naive_score, naive_transfers
from tests.simulator.naive_game import open_game, read_rules

Row = dict[str, Any]
KINDS = {"quick": "quick_result"}
"""Where a command has another name than the event of the scoring format."""


@dataclass(frozen=True)
class Before:
    """Everything as it was before a command: the table, its ledger and the naive books."""

    state: ChouetteState
    posted: dict[int, tuple[Transfer, ...]]
    games: list[Row]
    people: set[str]


class Sitting:
    """One table and the naive books about it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.state = ChouetteState()
        self.log: list[Event] = []
        self.games: list[Row] = []
        self.people: set[str] = set()
        self.before: list[Before] = []
        self.posted: dict[int, tuple[Transfer, ...]] = {}
        self.done: Counter[str] = Counter()
        names = self.rng.sample(NAMES, self.rng.randint(2, 9))
        seats = [{"player": name, "level": self.rng.choice((1, 1, 1, 2, 4))} for name in names]
        self.do(
            "open_table",
            night_on="2026-01-15",
            table="1",
            ruleset=self.table_rules(),
            players=seats,
            stake_minor=50,
        )
        self.people = set(names)
        self.do("draw_rotation")

    def table_rules(self) -> Row:
        """Random rules of the table: those that score, and those of seats and partners."""
        rules = random_rules(self.rng)
        return {
            **(read_rules(rules) if isinstance(rules, str) else rules),
            "level_agreement": self.rng.choice(("equal", "multiples", "smaller_of_pair")),
            "partner_from": self.rng.choice((None, 3, 6)),
            "partner_asked": self.rng.choice(
                ("after_captain", "from_captain", "last_first", "next_in_line", "captain", "by_lot")
            ),
            "newcomer": self.rng.choice(("above_loser", "below_loser")),
            "sit_out_games": self.rng.randint(0, 3),
            "decline_box": self.rng.random() < 0.5,
        }

    def do(self, kind: str, /, **fields: Any) -> bool:
        """Carry out a command and check the books; False if the table refused it."""
        command = command_from_json({"kind": kind, **fields})
        command = fill_in_dice(command, self.state, lambda: self.rng.randint(1, 6))
        try:
            events = decide(self.state, command)
        except RuleViolation:
            return False
        before = Before(self.state, dict(self.posted), list(self.games), set(self.people))
        for event in events:
            self.state = evolve(self.state, event)
            assert sum(self.state.totals.values()) == 0
            assert sum(self.state.worth.values()) == 0
        self.post(before.state)
        self.log += events
        self.done[kind] += 1
        if kind not in ("void", "open_table"):
            self.before.append(before)
        return True

    def post(self, before: ChouetteState) -> None:
        """Bring the ledger, which is kept like the one that is stored, to where the table is."""
        for change in ledger_changes(before, self.state):
            assert change.reverse == (change.game in self.posted)
            self.posted.pop(change.game, None)
            if change.game <= len(self.state.records):
                self.posted[change.game] = change.post
        records = self.state.records
        assert self.posted == {record.number: record.transfers for record in records}

    def check(self) -> None:
        """The table and the naive books agree about points, money and people."""
        totals: Counter[str] = Counter()
        worth: Counter[str] = Counter()
        for game in self.games:
            for player, points in game["points"].items():
                totals[player] += int(2 * points)
                worth[player] += int(2 * points) * game["stake"]
        assert nonzero(self.state.totals) == nonzero(totals)
        assert nonzero(self.state.worth) == nonzero(worth)
        everybody = self.state.seating.everybody
        assert len(everybody) == len(set(everybody))
        leaving = {p for p, how in self.state.seating.going.items() if how == "leave"}
        assert set(everybody) - leaving == self.people

    def play_game(self) -> None:
        """One game by random actions, with people coming and going while it is open."""
        auto = random_automatics(self.rng, self.state.ruleset.automatic_doubles)
        if not self.do("start_game", auto_doubles=min(auto, 3)):
            return
        game = self.state.game
        assert game is not None
        row: Row = {
            "order": list(game.order),
            "partner": game.partner,
            "rules": {name: getattr(game.ruleset, name) for name in read_rules({})},
            "auto_doubles": game.auto_doubles,
            "start_levels": dict(game.start_levels),
        }
        row["events"] = random_events(self.rng, open_game(row))
        stake = game.stake_minor
        for event in row["events"]:
            if self.rng.random() < 0.1:
                self.change_people()
            self.play_event(event)
        self.record(row, stake)

    def play_event(self, event: Row) -> None:
        fields = {name: value for name, value in event.items() if name != "type"}
        if event["type"] == "result":
            fields["result"] = fields.pop("kind")
        kind = KINDS.get(str(event["type"]), str(event["type"]))
        assert self.do(kind, **fields), f"the table refused {event}"

    def record(self, row: Row, stake: int) -> None:
        """Write the finished game into the naive books and compare what the table made of it."""
        naive = naive_score(row)
        assert owed(self.state.records[-1].transfers) == naive_transfers(row)
        self.games.append({"row": row, "points": naive["points"], "stake": stake})
        assert self.state.game is None
        seated = (*self.state.seating.line, self.state.seating.partner)
        played = [p for p in self.state.seating.line if p in naive["order"]]
        stayed = [p for p in naive["order"] if p in played]
        if self.state.seating.partner == naive["partner"] and not self.state.seating.away:
            assert played == stayed, f"{row} gave {seated}"
        self.check()

    def change_people(self) -> None:
        """Somebody comes, goes, sits out or comes back."""
        who = self.rng.choice(NAMES)
        kind = self.rng.choice(("join", "leave", "sit_out", "return"))
        was_going = self.state.seating.going.get(who)
        if not self.do(kind, player=who):
            return
        if kind == "join" or (kind in ("return", "sit_out") and was_going == "leave"):
            self.people.add(who)
        if kind == "leave":
            self.people.discard(who)
        self.check()

    def correct(self) -> None:
        """Score an earlier game anew with other actions."""
        if not self.games:
            return
        index = self.rng.randrange(len(self.games))
        old = self.games[index]
        row = {name: value for name, value in old["row"].items() if name != "events"}
        row["events"] = random_events(self.rng, open_game(row))
        order = self.state.seating
        if not self.do("correct_game", game=index + 1, events=row["events"]):
            assert row["events"] == old["row"]["events"], "a correction was refused"
            return
        assert self.state.seating == order
        assert owed(self.posted[index + 1]) == naive_transfers(row)
        points = naive_score(row)["points"]
        self.games = [*self.games]
        self.games[index] = {**old, "row": row, "points": points}
        self.check()

    def undo(self) -> None:
        """Void the last command: table, ledger and books go back as well."""
        if self.before and self.do("void"):
            before = self.before.pop()
            assert told(self.state) == told(before.state)
            assert self.posted == before.posted
            self.games, self.people = before.games, before.people
            self.check()

    def change_table(self) -> None:
        """New rules, another stake, a partner, a declined box, another order."""
        order = list(self.state.seating.rotation.order)
        self.rng.shuffle(order)
        asked = self.state.partner_asked
        choices: list[Callable[[], object]] = [
            lambda: self.do("change_rules", ruleset=self.table_rules()),
            lambda: self.do("change_stake", stake_minor=self.rng.randint(0, 500)),
            lambda: self.do("offer_partner"),
            lambda: self.do("answer_partner", player=asked or "", accept=self.rng.random() < 0.5),
            lambda: self.do("draw_partner"),
            lambda: self.do("decline_box"),
            lambda: self.do("set_order", order=order, reason="the host says so"),
        ]
        self.rng.choice(choices)()
        self.check()

    def step(self) -> None:
        """One thing that happens between games, a game more often than anything else."""
        things = (self.play_game, self.change_people, self.change_table, self.undo, self.correct)
        self.rng.choices(things, (10, 5, 3, 1, 1))[0]()


def told(state: ChouetteState) -> str:
    """All of a state but the length of its log, as text."""
    return json.dumps({**state_json(state), "seq": 0}, ensure_ascii=False)


def owed(transfers: Iterable[Transfer]) -> dict[tuple[str, str], int]:
    """Half-points of transfers, netted by pair."""
    net: Counter[tuple[str, str]] = Counter()
    for transfer in transfers:
        net[transfer.payer, transfer.payee] += transfer.amount
        net[transfer.payee, transfer.payer] -= transfer.amount
    return {pair: halves for pair, halves in net.items() if halves > 0}


def nonzero(numbers: Any) -> dict[str, int]:
    return {player: number for player, number in numbers.items() if number}
