"""Who sits where after a game, and the rule that decided it.

A member won or lost by his own contract with the box; extras, bought cubes and the partner's share
never count. Sources are rows 4 to 12, 40 and 48 of the catalogue of house rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Halves, Player, points_json
from .contracts import Game
from .cubes import Ending
from .errors import UnfinishedGame
from .rotation import Rotation, without
from .settlement import Reason

Args = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class NextSeats:
    """The next rotation, who went to the end of the order (in their new order), and why."""

    rotation: Rotation
    moved: tuple[Player, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class _Verdict:
    """Whether the box keeps the seat, by which reason, and whose contracts decided it."""

    keeps: bool
    code: str
    deciding: tuple[Player, ...]
    args: Args


def seats_after(game: Game, box_sum: Halves) -> NextSeats:
    """The seat after a finished game; `box_sum` is the box's half-points before the split.

    Raises UnfinishedGame while a box contract is open.
    """
    if game.ruleset.cubes == "single":
        return _with_one_cube(game)
    return _with_many_cubes(game, box_sum)


def captains_in_turn(game: Game) -> tuple[Player, ...]:
    """The captain, then each who acted for him once the one before was out: always the best-placed
    member still in (row 7)."""
    line = [game.members[0]]
    while True:
        out = _ending(game, line[-1]).step
        following = next((m for m in game.members if _ending(game, m).step > out), None)
        if following is None:
            return tuple(line)
        line.append(following)


def in_at_the_end(game: Game) -> tuple[Player, ...]:
    """The members whose contracts with the box closed last: of one action all of them, in order."""
    last = max(_ending(game, member).step for member in game.members)
    return tuple(m for m in game.members if _ending(game, m).step == last)


def _ending(game: Game, member: Player) -> Ending:
    ending = game.contracts[member].ending
    if ending is None:
        raise UnfinishedGame(players=member)
    return ending


def _won(game: Game, member: Player) -> bool:
    return _ending(game, member).winner == "holder"


def _lost(game: Game, member: Player) -> bool:
    return _ending(game, member).winner == "other"


def _with_many_cubes(game: Game, box_sum: Halves) -> NextSeats:
    captain = game.members[0]
    if _ending(game, captain).winner is None:
        drew = _Verdict(True, "captain_drew", (captain,), {})
        return _keep_the_box(game, drew, (), "order_stays")
    verdict = _verdict(game, box_sum)
    if not verdict.keeps:
        return _box_loses(game, verdict)
    if _won(game, captain) and game.ruleset.winning_captain == "stays":
        return _keep_the_box(game, verdict, (), "captain_stays")
    return _keep_the_box(game, verdict, (captain, *_followers(game)), "captain_next")


def _verdict(game: Game, box_sum: Halves) -> _Verdict:
    """The seat rule of the table (row 6)."""
    captain, last = game.members[0], in_at_the_end(game)[-1]
    came_out = "loss" if box_sum < 0 else "gain" if box_sum else "even"
    points: Args = {"points": str(points_json(abs(box_sum)))}
    match game.ruleset.seat:
        case "captain":
            code = "captain_won" if _won(game, captain) else "captain_beaten"
            return _Verdict(not _won(game, captain), code, (captain,), {})
        case "net":
            return _Verdict(box_sum >= 0, f"net_{came_out}", game.members, points)
        case "all":
            winner = next((m for m in game.members if _won(game, m)), None)
            if winner is None:
                return _Verdict(True, "all_beaten", game.members, {})
            return _Verdict(False, "not_all_beaten", game.members, {"player": winner})
        case "la_hybrid" if _lost(game, last):
            points["player"] = last
            return _Verdict(box_sum >= 0, f"hybrid_{came_out}", game.members, points)
        case _:
            code = "last_man_beaten" if _lost(game, last) else "last_man_not_beaten"
            return _Verdict(_lost(game, last), code, (last,), {"player": last})


def _box_loses(game: Game, verdict: _Verdict) -> NextSeats:
    captain, *crew = game.members
    if _won(game, captain):
        return _pass_the_box(game, verdict, game.members, (), "captain")
    first: tuple[Player, ...] = ()
    if game.ruleset.successor == "acting_captain":
        first = tuple(m for m in in_at_the_end(game) if m != captain)[:1]
    followers = without(_followers(game), first)
    team = (*first, *without(crew, (*first, *followers)))
    then = "acting_captain" if first else "next_in_line"
    return _pass_the_box(game, verdict, team, (captain, *followers), then)


def _followers(game: Game) -> tuple[Player, ...]:
    """Acting captains who lost for a captain who had lost, and so used up their turn (row 10)."""
    if game.ruleset.acting_captain == "keeps_turn" or not _lost(game, game.members[0]):
        return ()
    return tuple(m for m in captains_in_turn(game)[1:] if _lost(game, m))


def _with_one_cube(game: Game) -> NextSeats:
    """One cube: the box keeps the seat by winning the game, whatever `seat` says (rows 4, 5, 7).

    A captain who dropped or settled before the end went last at once; one who acted for him follows
    only if the table says that he used up his turn (`uses_turn`) and he lost.
    """
    uses_turn = game.ruleset.acting_captain == "uses_turn"
    closers = in_at_the_end(game)
    *out, captain = captains_in_turn(game)
    if any(_won(game, m) for m in closers):
        if not _won(game, captain):
            # He dropped in the very action in which the box dropped to others.
            out.append(captain)
            captain = next(m for m in closers if _won(game, m))
        gone = _gone_captains(game, out)
        verdict = _Verdict(False, "game_to_team", closers, {})
        then = "acting_captain" if out else "captain"
        team = (captain, *without(game.members, (captain, *gone)))
        return _pass_the_box(game, verdict, team, gone, then)
    gone = _gone_captains(game, out)
    if not _lost(game, closers[-1]):
        return _keep_the_box(game, _Verdict(True, "game_drawn", closers, {}), gone, "captain_next")
    if uses_turn or not out:
        gone = (*gone, captain)
    return _keep_the_box(game, _Verdict(True, "game_to_box", closers, {}), gone, "captain_next")


def _gone_captains(game: Game, out: list[Player]) -> tuple[Player, ...]:
    """Those of the captains who were out before the end who went to the end of the order."""
    if game.ruleset.acting_captain == "keeps_turn":
        return tuple(out[:1])
    return tuple(m for i, m in enumerate(out) if i == 0 or _lost(game, m))


def _keep_the_box(game: Game, verdict: _Verdict, moved: tuple[Player, ...], then: str) -> NextSeats:
    """The box keeps the seat, and his partner with him."""
    order = (game.box, *without(game.members, moved), *moved)
    rotation = Rotation(order, game.partner)
    return NextSeats(rotation, moved, _reason(game, verdict, rotation, moved, then))


def _pass_the_box(
    game: Game,
    verdict: _Verdict,
    team: tuple[Player, ...],
    losers: tuple[Player, ...],
    then: str,
) -> NextSeats:
    """The first of `team` takes the box; `losers` go to the end, the old box behind them all.

    The partner becomes captain or stands directly before the old box (row 48).
    """
    own_place = game.ruleset.partner_after_loss == "own_place"
    partner = () if game.partner is None else (game.partner,)
    if not team:
        # Head to head the captain takes the box even if an agreed result counts against him.
        team, losers, then = losers, (), "captain"
    moved = (*losers, *(partner if own_place else ()), game.box)
    head, *rest = team
    rotation = Rotation((head, *(() if own_place else partner), *rest, *moved))
    return NextSeats(rotation, moved, _reason(game, verdict, rotation, losers, then))


def _reason(
    game: Game, verdict: _Verdict, rotation: Rotation, losers: tuple[Player, ...], then: str
) -> Reason:
    early = all(_ending(game, member).is_early for member in verdict.deciding)
    args: Args = {
        **verdict.args,
        "next_box": rotation.order[0],
        "next_captain": rotation.order[1],
        "told": "early" if early else "all",
    }
    if len(losers) > 1:
        args["first"] = losers[0]
        args["followers"] = ", ".join(losers[1:])
    return Reason(f"{verdict.code}.{then}", args)
