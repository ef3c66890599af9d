"""What the house rules frown at: warnings that never block and never change points.

They are about proper cube action (kind V of the catalogue of house rules), which a table may agree
to overlook; whoever keeps the score should see them. Each names the rows it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from .actions import ANSWERS, Action, CubeBought, Double, ExtraGiven, Player, ResultAgreed
from .contracts import Game
from .doubling import is_lone_taker_double, took
from .settlement import Warning


def cautions_at_start(game: Game) -> tuple[Warning, ...]:
    """Warnings about the seating and the starting levels (rows 38, 42, 56)."""
    ruleset, players = game.ruleset, game.players_at_start
    found = []
    if players > ruleset.max_players:
        found.append(_warn("too_many_players", players=players, most=ruleset.max_players))
    compulsory = ruleset.partner_compulsory_from
    if game.partner is None and compulsory is not None and players >= compulsory:
        found.append(_warn("partner_missing", box=game.box, players=compulsory))
    no_partner = ruleset.partner_from is None and compulsory is None
    if game.partner is not None and no_partner:
        found.append(_warn("partner_not_agreed", partner=game.partner))
    levels = {contract.level for contract in game.contracts.values()}
    if ruleset.level_agreement == "equal" and len(levels) > 1:
        found.append(_warn("levels_not_equal"))
    return tuple(found)


def cautions(game: Game, action: Action) -> tuple[Warning, ...]:
    """Warnings about an action of the rules; `game` is the game before it."""
    match action:
        case Double(extra=None, bought=None) if game.ruleset.cubes == "single":
            return tuple(_lone_taker(game, action))
        case Double(side="box", extra=None, bought=None):
            return (*_lone_taker(game, action), *_left_out(game, action))
        case Double(side="team", extra=None, bought=None):
            return tuple(_box_answers(game, action))
        case ExtraGiven():
            return tuple(_extra(game, action))
        case CubeBought(seller, buyer) if not game.ruleset.bought_cubes:
            return (_warn("bought_not_agreed", seller=seller, buyer=buyer),)
        case ResultAgreed(member=member) if not game.ruleset.agreed_results:
            return (_warn("agreed_result_off", player=member),)
        case _:
            return ()


def _warn(code: str, **args: str | int) -> Warning:
    return Warning(code, args)


def _lone_taker(game: Game, double: Double) -> Iterable[Warning]:
    """A lone taker who must beaver or drop, and took plainly (row 23)."""
    ruleset = game.ruleset
    if double.side == "team" or ruleset.lone_taker != "must_beaver" or not ruleset.beavers:
        return
    answers = {member: ANSWERS[word] for member, word in double.answers.items()}
    if is_lone_taker_double(game, answers):
        taker = next(member for member, answer in answers.items() if took(answer))
        if not answers[taker].turns:
            yield _warn("beaver_required", player=taker)


def _extra(game: Game, extra: ExtraGiven) -> Iterable[Warning]:
    """An extra that is neither agreed nor one that a lone taker must accept (rows 23, 26)."""
    dropped = game.contracts[extra.giver].ending
    of_lone_taker = (
        game.ruleset.lone_taker == "extras"
        and dropped is not None
        and dropped.step == game.lone_double
    )
    if not game.ruleset.voluntary_extras and not of_lone_taker:
        yield _warn("extra_not_agreed", giver=extra.giver, taker=extra.taker)


def _left_out(game: Game, double: Double) -> Iterable[Warning]:
    """A double of the box that leaves out members at the level of those doubled (row 18).

    Automatic doubles raise all contracts alike, so they make no difference of level (row 21).
    """
    rule = game.ruleset.box_doubles
    if rule == "free":
        return
    levels = {game.contracts[member].level for member in double.answers}
    left_out = [
        member
        for member in game.may_double("box")
        if member not in double.answers and game.contracts[member].level in levels
    ]
    if rule == "captain_included":
        left_out = [member for member in left_out if member == game.members[0]]
    if left_out:
        yield _warn(f"left_out_{rule}", player=", ".join(left_out))


def _box_answers(game: Game, double: Double) -> Iterable[Warning]:
    """Which of the doubles offered together the box took and dropped (rows 19, 20)."""
    offered = [member for member in game.members if member in double.answers]
    taken = [member for member in offered if took(ANSWERS[double.answers[member]])]
    if not taken or len(taken) == len(offered):
        return
    dropped = [member for member in offered if member not in taken]
    check = _TAKE_RULES.get(game.ruleset.box_take)
    if check is not None:
        yield from check(game, taken, dropped)


_TakeRule = Callable[[Game, list[Player], list[Player]], Iterable[Warning]]


def _same_value(game: Game, taken: list[Player], dropped: list[Player]) -> Iterable[Warning]:
    levels = {game.contracts[member].level for member in taken}
    unequal = [member for member in dropped if game.contracts[member].level in levels]
    if unequal:
        yield _warn("unequal_answers", player=", ".join(unequal))


def _half_or_none(game: Game, taken: list[Player], dropped: list[Player]) -> Iterable[Warning]:
    if _three_handed_start(game, taken, dropped):
        yield _warn("both_or_neither", player=dropped[0])
    elif len(taken) < len(dropped):
        yield _warn("too_few_taken", taken=len(taken), offered=len(taken) + len(dropped))


def _break_even(game: Game, taken: list[Player], dropped: list[Player]) -> Iterable[Warning]:
    """Winning all that he took, the box must at least get back what he dropped."""
    if _three_handed_start(game, taken, dropped):
        yield _warn("both_or_neither", player=dropped[0])
        return
    gain = sum(2 * game.contracts[member].level for member in taken)
    loss = sum(game.contracts[member].level for member in dropped)
    if gain < loss:
        yield _warn("not_break_even", gain=gain, loss=loss)
    yield from _captain_taken(game, taken, dropped)


def _three_handed_start(game: Game, taken: list[Player], dropped: list[Player]) -> bool:
    """Both cubes of a three-handed game, offered together from the centre (row 20)."""
    contracts = [game.contracts[member] for member in (*taken, *dropped)]
    return len(game.members) == 2 and all(contract.is_centred for contract in contracts)


def _captain_taken(game: Game, taken: list[Player], dropped: list[Player]) -> Iterable[Warning]:
    captain = game.members[0]
    if captain in dropped:
        yield _warn("captain_not_taken", player=captain)


def _downwards(game: Game, taken: list[Player], dropped: list[Player]) -> Iterable[Warning]:
    place = game.members.index
    if place(dropped[0]) < place(taken[-1]):
        yield _warn("not_from_captain", player=dropped[0])


_TAKE_RULES: Mapping[str, _TakeRule] = {
    "same_value_same_action": _same_value,
    "half_or_none": _half_or_none,
    "break_even": _break_even,
    "captain_where_possible": _captain_taken,
    "captain_downwards": _downwards,
}
