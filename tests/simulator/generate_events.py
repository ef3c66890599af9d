"""Random legal events for the generator: what may be done now, and one of it at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.simulator.naive_events import play
from tests.simulator.naive_game import LIMIT, OTHER, Contract, Game, everything, still_in
from tests.simulator.naive_shape import CHAINS

Event = dict[str, Any]
Maker = Callable[[random.Random, Game], list[Event]]

LONGEST = 30


def random_events(rng: random.Random, game: Game) -> list[Event]:
    """Play a game that was just opened to its end and return its events."""
    if rng.random() < 0.05:
        return played(game, quick_score(rng, game))
    result_chance = rng.choice((0.0, 0.05, 0.15, 0.3))
    events: list[Event] = []
    while any(contract["open"] for contract in everything(game)):
        if rng.random() < result_chance or len(events) > LONGEST or not still_in(game):
            made = side_doubles(rng, game) if rng.random() < 0.3 else []
            made = made or result(rng, game)
        else:
            made = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0](rng, game)
        events += played(game, made)
    return events


def played(game: Game, made: list[Event]) -> list[Event]:
    """Play the events; a fault here is a fault of the generator."""
    for event in made:
        play(game, event)
    return made


def chains(game: Game, level: int) -> list[str]:
    """The answers that the limit and the table's beavers allow to a double at `level`."""
    allowed = []
    for chain in CHAINS:
        turns = sum(word in ("beaver", "raccoon", "otter") for word in chain.split("/"))
        if turns <= game["rules"]["beavers"] and level * 2 ** (turns + 1) <= LIMIT:
            allowed.append(chain)
    return allowed


def random_chain(rng: random.Random, allowed: list[str]) -> str:
    """One answer, those that leave the contract open more often than the rest."""
    lasting = [chain for chain in allowed if not chain.endswith("drop")]
    return rng.choice([*allowed, *lasting, *lasting, "take", "take", "drop"])


def may_turn(contract: Contract, side: str) -> bool:
    """The side may turn this cube."""
    cube_is_there = contract["owner"] in (None, side)
    return contract["open"] and cube_is_there and contract["level"] * 2 <= LIMIT


def box_doubles(rng: random.Random, game: Game) -> list[Event]:
    """The box doubles all he can, or some."""
    if game["rules"]["cubes"] == "single":
        return box_turns_one_cube(rng, game)
    return double_members(rng, game, "box")


def team_doubles(rng: random.Random, game: Game) -> list[Event]:
    """The team doubles: some members, or the one cube."""
    if game["rules"]["cubes"] == "multi":
        return double_members(rng, game, "team")
    contracts = [game["contracts"][member] for member in still_in(game)]
    if not all(may_turn(contract, "team") for contract in contracts):
        return []
    allowed = chains(game, max(contract["level"] for contract in contracts))
    return [{"type": "double", "side": "team", "answer": random_chain(rng, allowed)}]


def double_members(rng: random.Random, game: Game, side: str) -> list[Event]:
    """Many cubes: one double by a side of some contracts."""
    able = [m for m in still_in(game) if may_turn(game["contracts"][m], side)]
    if not able:
        return []
    if rng.random() < 0.5:
        able = rng.sample(able, rng.randint(1, len(able)))
    answers = {m: random_chain(rng, chains(game, game["contracts"][m]["level"])) for m in able}
    if rng.random() < 0.2:
        taker = rng.choice(able)
        answers = {m: answers[m] if m == taker else "drop" for m in able}
    return [{"type": "double", "side": side, "answers": shuffled(rng, answers)}]


def shuffled(rng: random.Random, answers: dict[str, str]) -> dict[str, str]:
    """The same answers, written in another order."""
    names = list(answers)
    rng.shuffle(names)
    return {name: answers[name] for name in names}


def box_turns_one_cube(rng: random.Random, game: Game) -> list[Event]:
    """One cube: everybody still in answers on one path, and some may sell instead."""
    members = still_in(game)
    contracts = [game["contracts"][member] for member in members]
    if not all(may_turn(contract, "box") for contract in contracts):
        return []
    common = random_chain(rng, chains(game, max(contract["level"] for contract in contracts)))
    early = ["drop"]
    if common.startswith("beaver/raccoon"):
        early.append("beaver/raccoon/drop")
    drops = rng.choice((0.0, 0.2, 0.5, 0.8))
    answers = {m: rng.choice(early) if rng.random() < drops else common for m in members}
    sold: list[Event] = []
    left = [m for m in members if not answers[m].endswith("drop")]
    if left and rng.random() < 0.3:
        behind = members[members.index(left[0]) + 1 :]
        for seller in rng.sample(behind, min(len(behind), rng.choice((1, 1, 2)))):
            del answers[seller]
            sold.append({"type": "buy", "seller": seller, "buyer": left[0]})
    return [{"type": "double", "side": "box", "answers": shuffled(rng, answers)}, *sold]


def buy(rng: random.Random, game: Game) -> list[Event]:
    """Many cubes: a member who is doubled sells to the captain."""
    members = still_in(game)
    sellers = [m for m in members[1:] if may_turn(game["contracts"][m], "box")]
    if game["rules"]["cubes"] == "single" or not sellers:
        return []
    return [{"type": "buy", "seller": rng.choice(sellers), "buyer": members[0]}]


def extra(rng: random.Random, game: Game) -> list[Event]:
    """A dropper gives an extra to a taker of the same double."""
    contracts = game["contracts"]
    pairs = [
        (giver, taker)
        for giver in game["members"]
        for taker in still_in(game)
        if contracts[giver]["dropped_in"] in contracts[taker]["took_in"]
        and (giver, taker) not in game["extras"]
    ]
    if not pairs:
        return []
    giver, taker = rng.choice(pairs)
    return [{"type": "extra", "giver": giver, "taker": taker}]


def side_doubles(rng: random.Random, game: Game) -> list[Event]:
    """A double on an extra or on a bought cube."""
    named: list[tuple[Event, Contract]] = [
        ({"extra": {"giver": giver, "taker": taker}}, contract)
        for (giver, taker), contract in game["extras"].items()
    ]
    named += [({"bought": {"seller": m}}, contract) for m, contract in game["bought"].items()]
    able = [(name, contract) for name, contract in named if may_turn(contract, contract["owner"])]
    if not able:
        return []
    name, contract = rng.choice(able)
    answer = random_chain(rng, chains(game, contract["level"]))
    return [{"type": "double", "side": contract["owner"], **name, "answer": answer}]


def settle(rng: random.Random, game: Game) -> list[Event]:
    """An agreed result, in whole or half points, with or without a declared winner."""
    halves = rng.choice((0, rng.randint(-12, 12), rng.randint(-12, 12)))
    points = halves // 2 if halves % 2 == 0 and rng.random() < 0.8 else halves / 2
    event: Event = {"type": "settle", "member": rng.choice(still_in(game)), "points": points}
    if rng.random() < 0.4:
        event["winner"] = rng.choice(("box", "member"))
    return [event]


def result(rng: random.Random, game: Game) -> list[Event]:
    """The game on the board ends."""
    kind = rng.choice(("single", "single", "gammon", "backgammon"))
    return [{"type": "result", "winner": rng.choice(tuple(OTHER)), "kind": kind}]


def quick_score(rng: random.Random, game: Game) -> list[Event]:
    """Points by member and nothing else."""
    points = {m: rng.choice((0, 1, -1, rng.randint(-20, 20))) for m in game["members"]}
    event: Event = {"type": "quick", "points": points}
    if rng.random() < 0.3:
        event["winner"] = rng.choice(tuple(OTHER))
    return [event]


WEIGHTS: dict[Maker, int] = {
    box_doubles: 6,
    team_doubles: 6,
    buy: 2,
    extra: 4,
    side_doubles: 4,
    settle: 2,
}
