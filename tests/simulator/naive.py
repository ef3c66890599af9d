"""A second scorer, written only to check the first.

It scores one row of contract 2.1 in the plainest way, dicts and loops and exact fractions, so that
it can be read line by line against the contract's text. It imports nothing from `chouette`: the
two scorers share only the text they were written from, so a difference between them is a fault in
one of them (or a hole in the text).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.simulator.naive_events import play
from tests.simulator.naive_game import Fault, Game, everything, open_game, pay
from tests.simulator.naive_order import next_order


def naive_score(row: dict[str, Any]) -> dict[str, Any]:
    """`{points, order, partner}` of a finished game, or `{"error": code}` of its first fault."""
    try:
        game = open_game(row)
        events = row.get("events")
        if not isinstance(events, list):
            raise Fault("bad_json")
        for event in events:
            play(game, event)
        check_finished(game)
    except Fault as fault:
        return {"error": fault.code}
    order, partner = next_order(game)
    share_with_partner(game)
    points = {player: printed(game["points"][player]) for player in game["players"]}
    return {"points": points, "order": order, "partner": partner}


def naive_transfers(row: dict[str, Any]) -> dict[tuple[str, str], int]:
    """Half-points that the first of two players came to owe the second in a legal game.

    Netted by pair, whatever they were for; nothing stands for those who are even.
    """
    game = open_game(row)
    for event in row["events"]:
        play(game, event)
    share_with_partner(game)
    owed: dict[tuple[str, str], int] = {}
    for (payer, payee), amount in game["paid"].items():
        for pair, halves in (((payer, payee), 2 * amount), ((payee, payer), -2 * amount)):
            owed[pair] = owed.get(pair, 0) + int(halves)
    return {pair: halves for pair, halves in owed.items() if halves > 0}


def check_finished(game: Game) -> None:
    """Nothing may be left running, and no member left without an answer."""
    if game["waiting_for_buyer"]:
        raise Fault("answers_missing")
    if any(contract["open"] for contract in everything(game)):
        raise Fault("unfinished_game")


def share_with_partner(game: Game) -> None:
    """Split the box's sum: the larger half is the box's, win or lose."""
    partner = game["partner"]
    if partner is None:
        return
    total = game["points"][game["box"]]
    unit = 1 if game["rules"]["partner_split"] == "odd_point_to_box" else Fraction(1, 2)
    share = abs(total) / 2 // unit * unit
    pay(game, game["box"], partner, share if total > 0 else -share)


def printed(points: Fraction) -> int | float:
    """Whole numbers as integers, halves as x.5."""
    return int(points) if points.denominator == 1 else float(points)
