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

CHAINS = (
    "take",
    "drop",
    "beaver",
    "beaver/drop",
    "beaver/raccoon",
    "beaver/raccoon/drop",
    "beaver/raccoon/otter",
    "beaver/raccoon/otter/drop",
)


def play_double(game: Game, event: dict[str, Any]) -> None:
    """A double of whatever kind."""
    side = event.get("side")
    if side not in ("box", "team"):
        raise Fault("bad_json")
    if "extra" in event or "bought" in event:
        double_one(game, side_contract(game, event), side, read_answer(event))
    elif game["rules"]["cubes"] == "multi":
        double_members(game, side, read_answers(game, event))
    elif side == "team":
        answer = read_answer(event)
        double_members(game, side, dict.fromkeys(still_in(game), answer))
    else:
        double_single(game, read_answers(game, event))


def read_answer(event: dict[str, Any]) -> str:
    """The one `answer` of an event."""
    answer = event.get("answer")
    if not isinstance(answer, str) or answer not in CHAINS:
        raise Fault("bad_json")
    return answer


def read_answers(game: Game, event: dict[str, Any]) -> dict[str, str]:
    """`answers` by member."""
    answers = event.get("answers")
    if not isinstance(answers, dict) or not answers:
        raise Fault("bad_json")
    for member, answer in answers.items():
        if not isinstance(answer, str) or answer not in CHAINS:
            raise Fault("bad_json")
        check_member(game, member)
    return answers


def side_contract(game: Game, event: dict[str, Any]) -> Contract:
    """The extra or the bought cube that an event names."""
    if "extra" in event:
        named = event["extra"]
        if not isinstance(named, dict):
            raise Fault("bad_json")
        check_member(game, named.get("giver"))
        check_member(game, named.get("taker"))
        found = game["extras"].get((named["giver"], named["taker"]))
    else:
        named = event["bought"]
        if not isinstance(named, dict):
            raise Fault("bad_json")
        check_member(game, named.get("seller"))
        found = game["bought"].get(named["seller"])
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
    for member in game["members"]:
        if member in answers:
            check_cube(game["contracts"][member], side)
    if not answers:
        raise Fault("contract_closed")
    for member, chain in answers.items():
        follow_chain(game, game["contracts"][member]["level"], side, chain)
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
    for member in answers:
        check_cube(game["contracts"][member], "box")
    left_out = [member for member in still_in(game) if member not in answers]
    for member in left_out:
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
