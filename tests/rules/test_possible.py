"""What may be done next, as `possible_commands` tells it, is what `decide` takes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from chouette.rules.commands import ACTION_TYPES, COMMAND_KINDS, command_from_json, command_json
from chouette.rules.decide import decide
from chouette.rules.errors import RuleViolation
from chouette.rules.evolve import fold
from chouette.rules.possible import possible_commands
from chouette.rules.state import ChouetteState
from tests.simulator.sitting import Sitting

from .random_commands import KINDS, random_command
from .table import Table

WALKS, STEPS, TRIES = 14, 50, 4
SELDOM = ("change_rules", "split_table", "leave")
"""What a walk does only now and then, or every evening would end before it began."""


def is_taken(state: ChouetteState, body: dict[str, Any]) -> bool:
    try:
        decide(state, command_from_json(body))
    except RuleViolation:
        return False
    return True


def walk(seed: int) -> Iterator[ChouetteState]:
    """The states of a table to which somebody sends whatever it takes, with random fields."""
    sitting = Sitting(seed)
    rng, state = sitting.rng, sitting.state
    for _ in range(STEPS):
        yield state
        possible = possible_commands(state)
        kinds = [kind for kind in possible if kind not in SELDOM or rng.random() < 0.1]
        kind = rng.choice(kinds or list(possible))
        tried = [random_command(rng, kind, state.seating.everybody) for _ in range(TRIES)]
        bodies = [*tried, command_json(rng.choice(possible[kind]))]
        if kind == "join":
            bodies = [{"kind": kind, "player": f"guest {state.seq}"}]
        body = next(body for body in bodies if is_taken(state, body))
        state = fold(decide(state, command_from_json(body)), state)


def test_it_names_a_kind_for_just_those_of_whom_the_table_takes_it() -> None:
    rng, met = random.Random(5), set()
    for seed in range(WALKS):
        for state in walk(seed):
            possible = possible_commands(state)
            met |= set(possible)
            for kind, commands in possible.items():
                for command in map(command_json, commands):
                    assert command["kind"] == kind
                    assert is_taken(state, command), (seed, state.seq, command)
            for kind in set(KINDS) - set(possible):
                for _ in range(TRIES):
                    body = random_command(rng, kind, state.seating.everybody)
                    assert not is_taken(state, body), (seed, state.seq, body)
    assert set(KINDS) - met <= {"extra", "draw_partner"}


def test_the_kinds_are_those_that_anybody_may_send() -> None:
    known = set(COMMAND_KINDS) - {"play", "open_table", "merge_into"} | set(ACTION_TYPES)
    assert set(KINDS) == known


def named(table: Table, kind: str, field: str = "player") -> list[Any]:
    """The field of every command of this kind that is possible."""
    commands = possible_commands(table.state).get(kind, ())
    return [command_json(command)[field] for command in commands]


def test_before_the_order_is_drawn_no_game_begins() -> None:
    possible = possible_commands(Table("A").state)
    assert not {"start_game", "result", "double", "draw_rotation"} & set(possible)
    assert {"join", "leave", "close"} <= set(possible)


def test_a_closed_table_is_reopened_or_corrected() -> None:
    table = Table("ABC").after("box", "close")
    assert set(possible_commands(table.state)) == {"reopen", "correct_game"}


def test_an_offer_waits_for_those_who_have_not_answered() -> None:
    table = Table("ABCD")
    table.do("offer", side="box", members=["B", "D"])
    assert named(table, "answer", "member") == ["B", "D"]
    assert not {"offer", "double", "result", "close"} & set(possible_commands(table.state))


def test_a_cube_is_doubled_by_the_side_that_has_it() -> None:
    table = Table("ABC")
    table.do("double", side="box", answers={"B": "take"})
    doubles = [command_json(c) for c in possible_commands(table.state)["double"]]
    assert [(d["side"], list(d["answers"])) for d in doubles] == [
        ("box", ["C"]),
        ("team", ["B"]),
        ("team", ["C"]),
    ]


def test_somebody_back_from_his_break_is_who_may_return() -> None:
    table = Table("ABCD").after("C rests")
    assert named(table, "return") == ["C"]
    assert named(table, "sit_out") == ["A", "B", "D"]


def test_whoever_dropped_may_give_an_extra_to_whoever_took() -> None:
    table = Table("ABCD")
    table.do("double", side="box", answers={"B": "drop", "C": "take", "D": "drop"})
    pairs = [
        (c["giver"], c["taker"]) for c in map(command_json, possible_commands(table.state)["extra"])
    ]
    assert pairs == [("B", "C"), ("D", "C")]


def test_only_who_is_asked_answers_for_the_partnership() -> None:
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": "after_captain"})
    table.do("offer_partner")
    assert named(table, "answer_partner") == ["C"]


def test_with_one_cube_a_member_left_out_may_only_sell() -> None:
    table = Table("ABCD", rules={"cubes": "single"})
    table.do("double", side="box", answers={"B": "take", "C": "take"})
    possible = set(possible_commands(table.state))
    assert "buy" in possible
    assert not {"result", "double", "settle", "offer"} & possible


def test_where_the_house_draws_the_partner_by_lot_nobody_is_asked() -> None:
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": "by_lot"})
    possible = possible_commands(table.state)
    assert "draw_partner" in possible
    assert not {"offer_partner", "answer_partner"} & set(possible)
