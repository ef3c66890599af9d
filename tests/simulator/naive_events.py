"""The naive scorer's events: each function plays one event of contract 2.1 on the game."""

from __future__ import annotations

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
from tests.simulator.naive_shape import check_shape


def play(game: Game, event: Any) -> None:
    """Play one event, or raise `Fault`."""
    game["now"] += 1
    if not any(contract["open"] for contract in everything(game)):
        raise Fault("game_over")
    sells = isinstance(event, dict) and event.get("type") == "buy"
    if game["waiting_for_buyer"] and not sells:
        raise Fault("answers_missing")
    check_shape(event, game["rules"]["cubes"])
    kind = event["type"]
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
    else:
        play_quick(game, event)


def play_extra(game: Game, event: dict[str, Any]) -> None:
    """A dropper pays a taker of the same box double and gives him a cube of his own."""
    giver = check_member(game, event["giver"])
    taker = check_member(game, event["taker"])
    dropped, took = game["contracts"][giver], game["contracts"][taker]
    if not took["open"]:
        raise Fault("contract_closed")
    if dropped["dropped_in"] is None or dropped["dropped_in"] not in took["took_in"]:
        raise Fault("cube_not_available")
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
    waiting = game["waiting_for_buyer"]
    if waiting and event["seller"] not in waiting:
        raise Fault("answers_missing")
    seller = check_member(game, event["seller"])
    buyer = check_member(game, event["buyer"])
    contract = game["contracts"][seller]
    check_cube(contract, "box")
    if game["rules"]["cubes"] == "single":
        if seller not in waiting:
            raise Fault("cube_not_available")
        waiting.remove(seller)
    _, doubled = follow_chain(game, contract["level"], "box", "take")
    captain = still_in(game)[0]
    if buyer != captain or seller == captain:
        raise Fault("buyer_not_captain")
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
    member = check_member(game, event["member"])
    amount, winner = Fraction(event["points"]), event.get("winner")
    contract = game["contracts"][member]
    if not contract["open"]:
        raise Fault("contract_closed")
    pay(game, game["box"], member, amount)
    if winner is None and amount != 0:
        winner = "member" if amount > 0 else "box"
    close(game, contract, "settle", "team" if winner == "member" else winner)


def play_result(game: Game, event: dict[str, Any]) -> None:
    """The game on the board ends: every contract still open is paid."""
    rules, winner, kind = game["rules"], event["winner"], event["kind"]
    times = {"single": 1, "gammon": 2, "backgammon": rules["backgammon"]}
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
