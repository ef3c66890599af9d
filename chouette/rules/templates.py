"""Every sentence the core can say, by code: English text with named gaps.

The web layer runs gettext over these very texts and fills the same gaps, so they are whole
sentences or whole clauses, never words glued together. `player`, `other`, `buyer`, `seller`,
`giver`, `taker`, `box`, `partner`, `next_box`, `next_captain`, `first` and `followers` are players
(or several, with commas between); `value`, `points` and `level` are
numbers. See `wording` for how a whole explanation is put together.
"""

from __future__ import annotations

from collections.abc import Mapping

from .options import OPTION_BY_FIELD

_BOX_STAYS = {
    "captain_beaten": "the box beat the captain and stays",
    "all_beaten": "the box lost to nobody and stays",
    "game_to_box": "the box won the game and stays",
    "game_drawn": "the last contract was settled at nothing and the box stays",
}
_BOX_STAYS_THOUGH_CAPTAIN_WON = {
    "last_man_beaten": "the box won the contract closed last, {player}'s, and stays",
    "net_gain": "the box gained {points} on the game and stays",
    "net_even": "the box came out even on the game and stays",
    "hybrid_gain": "the box won the contract closed last, {player}'s, gained {points} and stays",
    "hybrid_even": "the box won the contract closed last, {player}'s, came out even and stays",
}
_CAPTAIN_TAKES_BOX = {
    "captain_won": "the captain beat the box",
}
_TEAM_TAKES_BOX = {
    "game_to_team": "the team won the game",
}
_ANYBODY_TAKES_BOX = {
    "last_man_not_beaten": "the box did not win the contract closed last, {player}'s",
    "net_loss": "the box lost {points} on the game",
    "hybrid_loss": "the box won the contract closed last, {player}'s, but lost {points} in all",
    "not_all_beaten": "the box had to beat everybody and lost to {player}",
}
_CAPTAIN_NEXT = {"captain_next": "{next_captain} is captain next"}
_CAPTAIN_STAYS = {"captain_stays": "{next_captain}, who won, stays captain"}
_CAPTAIN = {"captain": "{next_box} takes the box and {next_captain} is captain next"}
_NEXT_IN_LINE = {
    "next_in_line": "{next_box} is next in line for the box and {next_captain} is captain next",
}
_ACTING_CAPTAIN = {
    "acting_captain": "{next_box}, in to the end, takes the box and {next_captain} is captain next",
}


def _seat_templates() -> dict[str, str]:
    """What decided with what follows from it, for every pair that can happen."""
    pairs = [
        (_BOX_STAYS, _CAPTAIN_NEXT),
        (_BOX_STAYS_THOUGH_CAPTAIN_WON, _CAPTAIN_NEXT | _CAPTAIN_STAYS),
        (_CAPTAIN_TAKES_BOX, _CAPTAIN),
        (_TEAM_TAKES_BOX, _CAPTAIN | _ACTING_CAPTAIN),
        (_ANYBODY_TAKES_BOX, _CAPTAIN | _NEXT_IN_LINE | _ACTING_CAPTAIN),
    ]
    return {
        f"{verdict}.{then}": f"{because}; {follows}"
        for verdicts, thens in pairs
        for verdict, because in verdicts.items()
        for then, follows in thens.items()
    }


SEATS: Mapping[str, str] = {
    **_seat_templates(),
    "captain_drew.order_stays": "the box and the captain agreed on nothing; the order stays",
}
"""Why the seat went as it did: what decided it, then who sits where."""

CONTRACTS: Mapping[str, str] = {
    "dropped_by_holder": "{player} dropped at {value}",
    "dropped_by_other": "the box dropped to {player} at {value}",
    "beaver_refused_by_holder": "{player} dropped a beaver at {value}",
    "beaver_refused_by_other": "the box dropped {player}'s beaver at {value}",
    "raccoon_refused_by_holder": "{player} dropped a raccoon at {value}",
    "raccoon_refused_by_other": "the box dropped {player}'s raccoon at {value}",
    "otter_refused_by_holder": "{player} dropped an otter at {value}",
    "otter_refused_by_other": "the box dropped {player}'s otter at {value}",
    "lone_taker_dropped": "{player} took alone, which counts as a drop at {value}",
    "sold": "{player} sold the cube to {buyer} for {value}",
    "agreed_gained": "{player} was paid an agreed {value}",
    "agreed_gained_other_won": "{player} was paid an agreed {value} but counts as beaten",
    "agreed_paid": "{player} paid an agreed {value}",
    "agreed_paid_holder_won": "{player} paid an agreed {value} but counts as the winner",
    "agreed_nothing": "{player} and the box agreed on nothing",
    "agreed_nothing_holder_won": "{player} and the box agreed on nothing, {player} winning",
    "agreed_nothing_other_won": "{player} and the box agreed on nothing, the box winning",
    "holder_won_single": "{player} won {value}",
    "other_won_single": "{player} lost {value}",
    "holder_won_gammon": "{player} won {value}, a gammon",
    "other_won_gammon": "{player} lost {value}, a gammon",
    "holder_won_backgammon": "{player} won {value}, a backgammon",
    "other_won_backgammon": "{player} lost {value}, a backgammon",
    "holder_won_gammon_unturned": (
        "{player} won {value}, the gammon not counting (Jacoby: cube not turned)"
    ),
    "other_won_gammon_unturned": (
        "{player} lost {value}, the gammon not counting (Jacoby: cube not turned)"
    ),
    "holder_won_backgammon_unturned": (
        "{player} won {value}, the backgammon not counting (Jacoby: cube not turned)"
    ),
    "other_won_backgammon_unturned": (
        "{player} lost {value}, the backgammon not counting (Jacoby: cube not turned)"
    ),
    "quick_gained": "{player} gained {value}",
    "quick_paid": "{player} paid {value}",
    "quick_nothing": "{player} neither gained nor paid",
}
"""How a member's own contract with the box ended."""

SIDE_CONTRACTS: Mapping[str, str] = {
    "extra_holder": "{player} won {value} on the extra from {other}, who had paid {price} for it",
    "extra_other": "{player} lost {value} on the extra from {other}, who had paid {price} for it",
    "bought_holder": "{player} won {value} on the cube bought from {seller}",
    "bought_other": "{player} lost {value} on the cube bought from {seller}",
}
"""How an extra or a bought cube ended, by its kind and who won it; the price comes on top."""

AFTERWARDS: Mapping[str, str] = {
    "people_moved": (
        "As people came and went, {next_box} has the box and {next_captain} is captain."
    ),
    "one_left": "As people went, only {next_box} is left.",
}
"""Who has the box where people who came or went made it another than the game did."""

FRAMES: Mapping[str, str] = {
    "why": "{contracts}, so {seat}.",
    "followed": "{followers} captained after {first}, lost and went to the end as well.",
    "besides": "Besides, {contracts}.",
    "ended": "{contracts}.",
    **AFTERWARDS,
    "team_single": "the team won a single game ({items})",
    "team_gammon": "the team won a gammon ({items})",
    "team_backgammon": "the team won a backgammon ({items})",
    "box_single": "the box won a single game ({items})",
    "box_gammon": "the box won a gammon ({items})",
    "box_backgammon": "the box won a backgammon ({items})",
    "item": "{player} {value}",
}
"""What the parts of an explanation are put into."""

JACOBY: Mapping[str, str] = {
    "jacoby_one_gammon": "Jacoby: the cube was not turned, so a gammon counts {value}.",
    "jacoby_one_backgammon": "Jacoby: the cube was not turned, so a backgammon counts {value}.",
    "jacoby_all_gammon": "Jacoby: no cube was turned, so a gammon counts {value}.",
    "jacoby_all_backgammon": "Jacoby: no cube was turned, so a backgammon counts {value}.",
    "jacoby_some_gammon": (
        "Jacoby: the cube of {player} was not turned, so a gammon counts {value} there."
    ),
    "jacoby_some_backgammon": (
        "Jacoby: the cube of {player} was not turned, so a backgammon counts {value} there."
    ),
    "jacoby_several_gammon": (
        "Jacoby: the cubes of {player} were not turned, so a gammon counts {value} there."
    ),
    "jacoby_several_backgammon": (
        "Jacoby: the cubes of {player} were not turned, so a backgammon counts {value} there."
    ),
}
"""Why a gammon counts single (row 33): there is one cube, none was turned, or these were not."""

WARNINGS: Mapping[str, str] = {
    "too_many_players": "{players} play, but this table seats {most}.",
    "partner_missing": "With {players} players or more {box} must have a partner.",
    "partner_not_agreed": "This table plays without a partner of the box.",
    "levels_not_equal": "The contracts start at different levels, but everybody plays one stake.",
    "beaver_required": "{player} took alone and had to beaver or drop.",
    "extra_not_agreed": "Extras are not agreed at this table: {giver} gave one to {taker}.",
    "bought_not_agreed": "Bought cubes are not agreed at this table: {buyer} bought {seller}'s.",
    "agreed_result_off": "Agreed results are off at this table: {player} settled.",
    "left_out_all_at_level": "The box must double all cubes at one level: {player} left out.",
    "left_out_captain_included": "The box doubled at the captain's level without {player}.",
    "unequal_answers": "Equal cubes get equal answers, but the box dropped only that of {player}.",
    "both_or_neither": "With two members the box takes both or neither, not all but {player}'s.",
    "too_few_taken": "The box must take at least half of the cubes or none: {taken} of {offered}.",
    "not_break_even": (
        "The box must take enough to break even: {gain} to be won, {loss} lost by dropping."
    ),
    "captain_not_taken": "The box took a cube but not that of {player}, the captain.",
    "not_from_captain": "The box takes from the captain downwards: {player} stands higher.",
}
"""What the house rules frown at."""

_TOLD_BY_CHOICE = (
    "partner_asked",
    "team_double",
    "box_doubles",
    "box_take",
    "answer_order",
    "lone_taker",
    "consultation",
    "premature_roll",
    "illegal_play",
)

ADVICE: Mapping[str, str] = {
    "partner_may": "From {players} players the box may take a partner.",
    "partner_must": "From {players} players the box must take a partner.",
    "split_now": "From {players} players the table is better split in two.",
    "table_full": "The table seats {players}.",
    "consultation_on_cube": "Members may advise one another about doubling and taking.",
    "no_cube_advice": "Nobody advises anybody about doubling and taking.",
    **{
        f"{field}.{value}": f"{OPTION_BY_FIELD[field].label}: {words}."
        for field in _TOLD_BY_CHOICE
        for value, words in (OPTION_BY_FIELD[field].choices or {}).items()
    },
}
"""What a table page tells beforehand."""

TEMPLATES: Mapping[str, str] = {
    **SEATS,
    **CONTRACTS,
    **SIDE_CONTRACTS,
    **FRAMES,
    **JACOBY,
    **WARNINGS,
    **ADVICE,
}
"""All of them by code; no code stands for two things."""
