"""The naive scorer's next order: who sits where after the game."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.simulator.naive_game import Game


def next_order(game: Game) -> tuple[list[str], str | None]:
    """The next order and the box's partner in it."""
    if game["rules"]["cubes"] == "single":
        order = order_with_one_cube(game)
    else:
        order = order_with_many_cubes(game)
    partner, old_box = game["partner"], game["box"]
    if partner is None or order[0] == old_box:
        return order, partner
    if game["rules"]["partner_after_loss"] == "captain":
        order.insert(1, partner)
    else:
        order.insert(order.index(old_box), partner)
    return order, None


def winner_of(game: Game, member: str) -> Any:
    """Who won a member's own contract with the box: `box`, `team` or nobody."""
    return game["contracts"][member]["winner"]


def captains(game: Game) -> list[str]:
    """The captain and those who acted for him, in turn: each the best placed of those left."""
    line = [game["members"][0]]
    while True:
        gone = game["contracts"][line[-1]]["closed_at"]
        left = [m for m in game["members"] if game["contracts"][m]["closed_at"] > gone]
        if not left:
            return line
        line.append(left[0])


def in_to_the_end(game: Game) -> list[str]:
    """Members whose contracts closed in the last event that closed any with the box.

    The text does not say who was "still in at the end" of a game that ended by drops alone: here
    those with whom it ended, as with one cube.
    """
    contracts = game["contracts"]
    members = [m for m in game["members"] if contracts[m]["counts_as_last"]]
    end = max((contracts[m]["closed_at"] for m in members), default=None)
    return [m for m in members if contracts[m]["closed_at"] == end]


def closed_last(game: Game) -> str:
    """The member whose contract closed last; in one event the latest in order."""
    last: str = [game["members"][0], *in_to_the_end(game)][-1]
    return last


def box_keeps_seat(game: Game) -> bool:
    """The seat rules of many cubes."""
    seat, members = game["rules"]["seat"], game["members"]
    last_man: bool = winner_of(game, closed_last(game)) == "box"
    net: bool = game["points"][game["box"]] >= Fraction(0)
    if seat == "captain":
        return bool(winner_of(game, members[0]) != "team")
    if seat == "last_man":
        return last_man
    if seat == "net":
        return net
    if seat == "all":
        return all(winner_of(game, member) != "team" for member in members)
    return last_man and net


def order_with_many_cubes(game: Game) -> list[str]:
    """Box, crew, captain, moved by the rules of many cubes."""
    rules, box, captain = game["rules"], game["box"], game["members"][0]
    crew = game["members"][1:]
    if winner_of(game, captain) is None:
        return [box, captain, *crew]
    keeps = box_keeps_seat(game)
    if winner_of(game, captain) == "team":
        if not keeps:
            return [captain, *crew, box]
        if rules["winning_captain"] == "stays":
            return [box, captain, *crew]
        return [box, *crew, captain]
    first: list[str] = []
    if rules["successor"] == "acting_captain" and not keeps:
        first = [m for m in in_to_the_end(game) if m in crew][:1]
    followers: list[str] = []
    if rules["acting_captain"] == "uses_turn":
        followers = [m for m in captains(game)[1:] if winner_of(game, m) == "box"]
        followers = without(followers, first)
    crew = without(crew, first + followers)
    if keeps:
        return [box, *crew, captain, *followers]
    return [*first, *crew, captain, *followers, box]


def without(names: list[str], taken_out: list[str]) -> list[str]:
    """The names left, in their order."""
    return [name for name in names if name not in taken_out]


def winner_with_one_cube(game: Game) -> Any:
    """Who won the game with one cube, with or without a result for the box's contracts."""
    contracts = list(game["contracts"].values())
    end = max(contract["closed_at"] for contract in contracts)
    closers = [contract for contract in contracts if contract["closed_at"] == end]
    if any(contract["winner"] == "team" for contract in closers):
        return "team"
    return closers[-1]["winner"]


def order_with_one_cube(game: Game) -> list[str]:
    """The captain of the moment plays for the box's seat; captains who left went last."""
    box, members, contracts = game["box"], game["members"], game["contracts"]
    uses_turn = game["rules"]["acting_captain"] == "uses_turn"
    line = captains(game)
    winner = winner_with_one_cube(game)
    if winner == "team" and winner_of(game, line[-1]) != "team":
        # The last captain dropped in the very turn in which the box dropped to others.
        end = contracts[line[-1]]["closed_at"]
        closers = [m for m in members if contracts[m]["closed_at"] == end]
        line.append(next(m for m in closers if winner_of(game, m) == "team"))
    gone = line[:1] if len(line) > 1 else []
    if uses_turn:
        gone += [m for m in line[1:-1] if winner_of(game, m) == "box"]
    if winner == "team":
        return [line[-1], *without(members, [*gone, line[-1]]), *gone, box]
    if winner == "box" and (uses_turn or line[-1] == members[0]):
        gone.append(line[-1])
    return [box, *without(members, gone), *gone]
