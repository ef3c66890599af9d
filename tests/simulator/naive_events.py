"""The naive scorer's events: each function plays one event of contract 2.1 on the game."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from tests.simulator.naive_doubles import check_cube, follow_chain, play_double
from tests.simulator.naive_game import (
    OTHER,
    Fault,
    Game,
    check_member,
    close,
    everything,
    new_contract,
    pay,
    still_in,
)
from tests.simulator.naive_quick import play_quick


def play(game: Game, event: Any) -> None:
    """Play one event, or raise `Fault`."""
    game["now"] += 1
    if not any(contract["open"] for contract in everything(game)):
        raise Fault("game_over")
    if game["waiting_for_buyer"]:
        check_sale_follows(game, event)
    if not isinstance(event, dict):
        raise Fault("bad_json")
    kind = event.get("type")
    if kind == "double":
        play_double(game, event)
    elif kind == "extra":
        play_extra(game, event)
    elif kind == "buy":
        play_buy(game, event)
    elif kind == "settle":
        play_settle(game, event)
    elif kind == "result":
        play_result(game, event)
    elif kind == "quick":
        play_quick(game, event)
    else:
        raise Fault("bad_json")


def check_sale_follows(game: Game, event: Any) -> None:
    """With one cube a member may be left out of a box double only to sell at once."""
    sells = isinstance(event, dict) and event.get("type") == "buy"
    if not sells or event.get("seller") not in game["waiting_for_buyer"]:
        raise Fault("answers_missing")


def play_extra(game: Game, event: dict[str, Any]) -> None:
    """A dropper pays a taker of the same box double and gives him a cube of his own."""
    giver = check_member(game, event.get("giver"))
    taker = check_member(game, event.get("taker"))
    dropped, took = game["contracts"][giver], game["contracts"][taker]
    if dropped["dropped_in"] is None or dropped["dropped_in"] not in took["took_in"]:
        raise Fault("cube_not_available")
    if not took["open"]:
        raise Fault("contract_closed")
    if (giver, taker) in game["extras"]:
        raise Fault("cube_not_available")
    pay(game, giver, taker, dropped["price"])
    extra = new_contract(2 * dropped["price"], giver, taker)
    extra["owner"] = "team"
    extra["turned"] = True
    game["extras"][giver, taker] = extra
    game["any_cube_turned"] = True


def play_buy(game: Game, event: dict[str, Any]) -> None:
    """The seller pays the captain the undoubled value; the captain plays on for him, doubled."""
    seller = check_member(game, event.get("seller"))
    buyer = check_member(game, event.get("buyer"))
    contract = game["contracts"][seller]
    check_cube(contract, "box")
    if game["rules"]["cubes"] == "single":
        if seller not in game["waiting_for_buyer"]:
            raise Fault("cube_not_available")
        game["waiting_for_buyer"].remove(seller)
    captain = still_in(game)[0]
    if buyer != captain or seller == captain:
        raise Fault("buyer_not_captain")
    _, doubled = follow_chain(game, contract["level"], "box", "take")
    game["box_has_doubled"] = True
    pay(game, seller, buyer, contract["level"])
    close(game, contract, "sold", None)
    bought = new_contract(doubled, game["box"], buyer)
    bought["owner"] = "team"
    bought["turned"] = True
    game["bought"][seller] = bought
    game["any_cube_turned"] = True


def play_settle(game: Game, event: dict[str, Any]) -> None:
    """An agreed result closes one contract with the box."""
    member = check_member(game, event.get("member"))
    points, winner = event.get("points"), event.get("winner")
    if isinstance(points, bool) or not isinstance(points, (int, float)):
        raise Fault("bad_json")
    if winner not in ("box", "member", None) or not math.isfinite(points):
        raise Fault("bad_json")
    amount = Fraction(points)
    if (2 * amount).denominator != 1:
        raise Fault("not_half_points")
    contract = game["contracts"][member]
    if not contract["open"]:
        raise Fault("contract_closed")
    pay(game, game["box"], member, amount)
    if winner is None and amount != 0:
        winner = "member" if amount > 0 else "box"
    close(game, contract, "settle", "team" if winner == "member" else winner)


def play_result(game: Game, event: dict[str, Any]) -> None:
    """The game on the board ends: every contract still open is paid."""
    rules, winner, kind = game["rules"], event.get("winner"), event.get("kind")
    times = {"single": 1, "gammon": 2, "backgammon": rules["backgammon"]}
    if winner not in ("box", "team") or not isinstance(kind, str) or kind not in times:
        raise Fault("bad_json")
    for contract in everything(game):
        if contract["open"]:
            counts = (
                rules["jacoby"] == "off"
                or contract["turned"]
                or (rules["jacoby"] == "game" and game["any_cube_turned"])
            )
            value = contract["level"] * (times[kind] if counts else 1)
            pay(game, contract[OTHER[winner]], contract[winner], value)
            close(game, contract, "result", winner)
