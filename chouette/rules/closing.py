"""Actions that close contracts: agreed results, the end of the board game, a quick score."""

from __future__ import annotations

from .actions import GameWon, Player, QuickScore, ResultAgreed, Side
from .contracts import Game
from .cubes import Contract, Party
from .errors import (
    AnswersMissing,
    BadJson,
    ContractClosed,
    UnbalancedPoints,
    UnknownPlayer,
)
from .frozen import replace


def play_agreed(game: Game, agreed: ResultAgreed) -> Game:
    """The game after the box and a member agreed points (rows 39 to 41).

    The points are not multiplied. Unless a winner is declared the payer lost; at 0 nobody won.
    Raises UnknownPlayer or ContractClosed.
    """
    contract = game.contract_of(agreed.member, "member")
    if not contract.is_open:
        raise ContractClosed(player=agreed.member)
    closed = contract.closed(agreed.points, _agreed_winner(agreed), "agreed", game.step)
    return game.with_contracts({agreed.member: closed})


def _agreed_winner(agreed: ResultAgreed) -> Party | None:
    if agreed.winner is not None:
        return "holder" if agreed.winner == "member" else "other"
    return _by_sign(agreed.points)


def play_result(game: Game, result: GameWon) -> Game:
    """The game after the board game ended: every contract still open closes.

    A gammon counts on a contract always without Jacoby, with `cube` if its own cube was turned,
    with `game` if any was (rows 33 to 36).
    """
    jacoby = game.ruleset.jacoby
    counts_for_all = jacoby == "off" or (jacoby == "game" and game.any_turned)

    def ended(contract: Contract) -> Contract:
        if not contract.is_open:
            return contract
        return contract.won(
            result.winner,
            result.kind,
            backgammon=game.ruleset.backgammon,
            counts=counts_for_all or (jacoby == "cube" and contract.turned),
            step=game.step,
        )

    return replace(
        game,
        contracts={member: ended(contract) for member, contract in game.contracts.items()},
        extras={key: ended(contract) for key, contract in game.extras.items()},
        bought={seller: ended(contract) for seller, contract in game.bought.items()},
    )


def play_quick(game: Game, quick: QuickScore) -> Game:
    """The game scored at once by whole points for every member; the box is minus the sum.

    Many cubes: the sign says who won each contract, and the contracts without points count neither
    as won nor as closed last; a declared `winner` won the captain's. One cube: the team won if
    anybody gained (or if `winner` says so), and then those who paid dropped before.
    Raises BadJson unless it is the first action, UnknownPlayer, UnbalancedPoints if the box is
    named and is not minus the sum, AnswersMissing if a member is left out.
    """
    points = _member_points(game, quick)
    if game.step > 1:
        raise BadJson(reason="a quick score must be the only action of its game")
    decide = _quick_one_cube if game.ruleset.cubes == "single" else _quick_many_cubes
    winners = decide(game, points, quick.winner)
    closed = {}
    for member, (winner, step) in winners.items():
        closed[member] = game.contracts[member].closed(2 * points[member], winner, "quick", step)
    return replace(game, contracts=closed, quick=quick)


_EARLIER = 0
"""The step of contracts that closed before the end of a game scored at once."""


def _quick_many_cubes(
    game: Game, points: dict[Player, int], declared: Side | None
) -> dict[Player, tuple[Party | None, int]]:
    winners = {member: _by_sign(points[member]) for member in game.members}
    if declared is not None:
        winners[game.members[0]] = _party(declared)
    return {m: (w, _EARLIER if w is None else game.step) for m, w in winners.items()}


def _quick_one_cube(
    game: Game, points: dict[Player, int], declared: Side | None
) -> dict[Player, tuple[Party | None, int]]:
    team_won = declared == "team" or (declared is None and max(points.values()) > 0)
    winner = _party("team" if team_won else "box")
    dropped = {m for m in game.members if team_won and points[m] < 0}
    if len(dropped) == len(game.members):
        dropped = set()
    return {m: ("other", _EARLIER) if m in dropped else (winner, game.step) for m in game.members}


def _by_sign(points: int) -> Party | None:
    if points == 0:
        return None
    return "holder" if points > 0 else "other"


def _party(side: Side) -> Party:
    return "holder" if side == "team" else "other"


def _member_points(game: Game, quick: QuickScore) -> dict[Player, int]:
    points = dict(quick.points)
    box = points.pop(game.box, None)
    for player in points:
        if player not in game.contracts:
            raise UnknownPlayer(player=player, field=f"points.{player}")
    missing = [member for member in game.members if member not in points]
    if missing:
        raise AnswersMissing(players=", ".join(missing))
    if box is not None and box + sum(points.values()) != 0:
        raise UnbalancedPoints(sum=box + sum(points.values()), field="points")
    return points
