"""The doubling cube and the score told again as plainly as possible, to compare the engine with.

Nothing here is taken from the engine: a game is a dictionary, a side 0 or 1, and whatever may not
be done is False.
"""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]


def new_game(*, length: int, scores: list[int], crawford: bool, rules: Plain) -> Plain:
    """Before side 1 throws."""
    return {
        "rules": rules,
        "length": length,
        "scores": scores,
        "crawford": crawford,
        "turn": 1,
        "thrown": False,
        "level": 1,
        "owner": None,
        "used": False,
        "exchange": [],
        "won": None,
    }


def do(game: Plain, action: str) -> bool:
    """Does `double`, `again`, `take`, `drop`, or `turn` (throw and play), if it may be done now."""
    if game["won"] is not None:
        return False
    answering = bool(game["exchange"])
    if action in ("again", "take", "drop") and not answering:
        return False
    if action in ("double", "turn") and answering:
        return False
    return bool({"double": _double, "again": _again, "take": _take, "drop": _drop}[action](game)
                if action != "turn" else _turn(game))  # fmt: skip


def _double(game: Plain) -> bool:
    side, rules = game["turn"], game["rules"]
    if game["crawford"] or game["owner"] == 1 - side or game["level"] * 2 > rules["limit"]:
        return False
    game["exchange"] = [(side, game["level"] * 2)]
    return True


def _again(game: Plain) -> bool:
    side, level = game["exchange"][-1]
    beavers = 0 if game["length"] else game["rules"]["beavers"]
    if len(game["exchange"]) > beavers or level * 2 > game["rules"]["limit"]:
        return False
    game["exchange"].append((1 - side, level * 2))
    return True


def _take(game: Plain) -> bool:
    first, last = game["exchange"][0], game["exchange"][-1]
    game.update(level=last[1], owner=1 - first[0], used=True, exchange=[])
    return True


def _drop(game: Plain) -> bool:
    side, level = game["exchange"][-1]
    game["won"] = (side, level // 2)
    return True


def _turn(game: Plain) -> bool:
    game["turn"] = 1 - game["turn"]
    return True


def worth(game: Plain, win: int) -> int:
    """What a single game, gammon or backgammon (1, 2, 3) played to the end counts now."""
    if game["rules"]["jacoby"] and game["length"] == 0 and not game["used"]:
        win = 1
    if win == 3 and game["rules"]["backgammon"] == 2:
        win = 2
    return int(win * game["level"])


def next_score(
    length: int, scores: list[int], crawford_played: bool, winner: int, points: int
) -> tuple[list[int], bool, bool, bool]:
    """Scores, whether the match is over, whether the next game is the Crawford game, and whether
    that has been played or is about to be."""
    after = list(scores)
    after[winner] += points
    if length == 0:
        return after, False, False, crawford_played
    if max(after) >= length:
        return after, True, False, crawford_played
    comes_now = length > 1 and not crawford_played and max(after) == length - 1
    return after, False, comes_now, crawford_played or comes_now
