"""The naive scorer's quick score: points by member, for tables that keep the cubes in their heads.

`{"type": "quick", "points": {member: whole number}, "winner": "box" | "team" (may be absent)}`
stands alone in its game and is our addition to contract 2.1. The box may be named, too, if the sum
is zero then.
"""

from __future__ import annotations

from typing import Any

from tests.simulator.naive_game import Fault, Game, check_member, close, pay


def play_quick(game: Game, event: dict[str, Any]) -> None:
    """Pay every member his points and close everything at once."""
    points, declared = event["points"], event.get("winner")
    for name in points:
        if name != game["box"]:
            check_member(game, name)
    if any(member not in points for member in game["members"]):
        raise Fault("answers_missing")
    if game["box"] in points and sum(points.values()) != 0:
        raise Fault("unbalanced_points")
    if game["now"] > 1:
        raise Fault("bad_json")
    for member in game["members"]:
        pay(game, game["box"], member, points[member])
    if game["rules"]["cubes"] == "single":
        close_one_cube(game, points, declared)
    else:
        close_many_cubes(game, points, declared)


def close_many_cubes(game: Game, points: dict[str, int], declared: str | None) -> None:
    """Signs say who won each contract; a declared winner won the captain's."""
    for member in game["members"]:
        winner = None
        if points[member] != 0:
            winner = "team" if points[member] > 0 else "box"
        if member == game["members"][0] and declared is not None:
            winner = declared
        close(game, game["contracts"][member], "quick", winner)
        # "last closed = the latest in order with points != 0"
        game["contracts"][member]["counts_as_last"] = points[member] != 0


def close_one_cube(game: Game, points: dict[str, int], declared: str | None) -> None:
    """Anybody above zero means that the team won, and then those below zero dropped before."""
    members = game["members"]
    winner = declared or ("team" if any(points[m] > 0 for m in members) else "box")
    droppers = [m for m in members if winner == "team" and points[m] < 0]
    for member in members:
        contract = game["contracts"][member]
        if member in droppers and len(droppers) < len(members):
            close(game, contract, "drop", "box")
            contract["closed_at"] = 0
        else:
            close(game, contract, "quick", winner)
