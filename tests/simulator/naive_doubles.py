"""The naive scorer's doubles: chains of turns, the one cube, the lone taker."""

from __future__ import annotations

from typing import Any

from tests.simulator.naive_game import (
    LIMIT,
    OTHER,
    Contract,
    Fault,
    Game,
    check_member,
    close,
    pay,
    still_in,
)


def play_double(game: Game, event: dict[str, Any]) -> None:
    """A double of whatever kind."""
    side = event["side"]
    if event.get("extra") is not None or event.get("bought") is not None:
        double_one(game, side_contract(game, event), side, event["answer"])
        return
    if game["rules"]["cubes"] == "single" and side == "team":
        double_members(game, side, dict.fromkeys(still_in(game), event["answer"]))
        return
    for member in event["answers"]:
        check_member(game, member)
    if game["rules"]["cubes"] == "single":
        double_single(game, event["answers"])
    else:
        double_members(game, side, event["answers"])


def side_contract(game: Game, event: dict[str, Any]) -> Contract:
    """The extra or the bought cube that an event names."""
    if event.get("extra") is not None:
        giver = check_member(game, event["extra"]["giver"])
        taker = check_member(game, event["extra"]["taker"])
        found = game["extras"].get((giver, taker))
    else:
        found = game["bought"].get(check_member(game, event["bought"]["seller"]))
    if found is None:
        raise Fault("cube_not_available")
    contract: Contract = found
    return contract


def follow_chain(game: Game, level: int, side: str, chain: str) -> tuple[str | None, int]:
    """Follow a chain of turns from a double at `level`.

    Returns the side that dropped (or nobody) and the points lost (or the level the cube now has).
    """
    before, offered, to_answer, turns = level, 2 * level, OTHER[side], 0
    if offered > LIMIT:
        raise Fault("cube_limit")
    for word in chain.split("/"):
        if word == "drop":
            return to_answer, before
        if word in ("beaver", "raccoon", "otter"):
            turns += 1
            if turns > game["rules"]["beavers"]:
                raise Fault("beaver_not_allowed")
            before, offered, to_answer = offered, 2 * offered, OTHER[to_answer]
            if offered > LIMIT:
                raise Fault("cube_limit")
    return None, offered


def check_cube(contract: Contract, side: str) -> None:
    """The contract runs and its cube is centred or on the doubler's side."""
    if not contract["open"]:
        raise Fault("contract_closed")
    if contract["owner"] == OTHER[side]:
        raise Fault("cube_not_available")


def double_one(game: Game, contract: Contract, side: str, chain: str) -> None:
    """One contract is doubled and answered."""
    check_cube(contract, side)
    loser, amount = follow_chain(game, contract["level"], side, chain)
    if chain != "drop":
        contract["turned"] = True
        game["any_cube_turned"] = True
    if loser is None:
        contract["level"] = amount
        contract["owner"] = OTHER[side]
    else:
        pay(game, contract[loser], contract[OTHER[loser]], amount)
        close(game, contract, "drop", OTHER[loser])


def double_members(game: Game, side: str, answers: dict[str, str]) -> None:
    """Each named member's own contract is doubled and answered."""
    if not answers:
        raise Fault("contract_closed")
    for member in game["members"]:
        if member in answers:
            contract = game["contracts"][member]
            check_cube(contract, side)
            follow_chain(game, contract["level"], side, answers[member])
    if side == "box":
        answers = force_lone_taker(game, answers)
        game["box_has_doubled"] = True
    for member in game["members"]:
        if member in answers:
            contract, chain = game["contracts"][member], answers[member]
            if side == "box":
                remember_answer(game, contract, chain)
            double_one(game, contract, side, chain)


def remember_answer(game: Game, contract: Contract, chain: str) -> None:
    """Who took and who dropped in this box double, and at what price: extras ask for it."""
    if chain in ("drop", "beaver/raccoon/drop"):
        contract["dropped_in"] = game["now"]
        contract["price"] = contract["level"] * (1 if chain == "drop" else 4)
    else:
        contract["took_in"].add(game["now"])


def force_lone_taker(game: Game, answers: dict[str, str]) -> dict[str, str]:
    """`must_drop`: in the box's first double, all centred and offered, a lone taker drops too."""
    rules, members = game["rules"], game["members"]
    takers = [member for member in answers if answers[member] != "drop"]
    if (
        rules["lone_taker"] == "must_drop"
        and not game["box_has_doubled"]
        and len(game["players"]) >= rules["lone_taker_from"]
        and len(members) >= 2
        and set(answers) == set(members)
        and all(game["contracts"][member]["owner"] is None for member in members)
        and len(takers) == 1
    ):
        return dict.fromkeys(answers, "drop")
    return answers


def double_single(game: Game, answers: dict[str, str]) -> None:
    """The box turns the one cube: every open member answers, or is left out to sell at once."""
    if not answers:
        raise Fault("answers_missing")
    if any(not game["contracts"][member]["open"] for member in answers):
        raise Fault("contract_closed")
    left_out = [member for member in still_in(game) if member not in answers]
    for member in still_in(game):
        check_cube(game["contracts"][member], "box")
    check_one_level(answers)
    double_members(game, "box", answers)
    game["waiting_for_buyer"] = left_out


def check_one_level(answers: dict[str, str]) -> None:
    """One cube makes one path: after a double or a raccoon each drops alone, all else is common."""
    common = {c for c in answers.values() if c not in ("drop", "beaver/raccoon/drop")}
    if len(common) > 1:
        raise Fault("bad_json")
    raccooned = "beaver/raccoon/drop" in answers.values()
    if raccooned and not all(chain.startswith("beaver/raccoon") for chain in common):
        raise Fault("bad_json")
