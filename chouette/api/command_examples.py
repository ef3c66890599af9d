"""One command of every kind, at tables of players 4 to 7, for the document; tests send them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COMMANDS: Mapping[str, tuple[str, dict[str, Any]]] = {
    "draw_rotation": ("The server throws the dice for the first order", {}),
    "set_order": (
        "The host sets another order",
        {"order": [5, 4, 6], "reason": "Ana came late and begins last"},
    ),
    "start_game": ("The next game begins", {}),
    "automatic_double": ("Equal opening dice", {"count": 1}),
    "double": (
        "The box doubles two members: one takes, one drops",
        {"side": "box", "answers": {"5": "take", "6": "drop"}},
    ),
    "offer": (
        "Member 5 doubles the box, which has still to answer",
        {"side": "team", "members": [5]},
    ),
    "answer": ("The answer to the double that waits", {"member": 5, "answer": "take"}),
    "extra": ("6, who dropped, gives 5, who took, an extra", {"giver": 6, "taker": 5}),
    "buy": ("The captain buys the cube of 6", {"seller": 6, "buyer": 5}),
    "settle": (
        "The box pays 5 one and a half points, and they stop",
        {"member": 5, "points": 1.5},
    ),
    "result": ("The box wins a gammon", {"winner": "box", "result": "gammon"}),
    "quick_result": (
        "A whole game at once, the box left out",
        {"points": {"5": 2, "6": -1}},
    ),
    "correct_game": (
        "Game 1 was won by the team",
        {"game": 1, "events": [{"type": "result", "winner": "team", "kind": "single"}]},
    ),
    "join": ("A guest comes, whom nobody knew before", {"guest": "Ion"}),
    "leave": ("5 goes home", {"player": 5}),
    "sit_out": ("5 takes a break", {"player": 5}),
    "return": ("5 is back", {"player": 5}),
    "decline_box": ("The captain who won the box does not want it", {}),
    "name_proxy": ("6 decides on the cube of 5", {"player": 5, "proxy": 6}),
    "offer_partner": ("The box asks for a partner", {}),
    "answer_partner": ("6 will be the box's partner", {"player": 6, "accept": True}),
    "draw_partner": ("The partner is drawn by lot", {}),
    "change_stake": ("From the next game a point is worth 1.00", {"stake_minor": 100}),
    "change_rules": ("From the next game by other house rules", {"ruleset": "cambridge"}),
    "split_table": ("Two go to a second table", {"table": "Table 2", "players": [6, 7]}),
    "merge_table": ("Everybody of the second table comes here", {"from_table": "Table 2"}),
    "void": ("The last command is undone", {}),
    "close": ("The night ends here", {}),
    "reopen": ("It goes on after all", {}),
}
"""Kind -> what the example is of, and the fields beside those of every command."""
