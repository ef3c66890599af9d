"""How each contract of a game ended, with the rule that decided its value."""

from __future__ import annotations

from collections.abc import Mapping

from .actions import Halves, points_json
from .contracts import Game
from .cubes import Contract, Ending
from .settlement import ContractKind, ContractResult, Reason

_BY_EITHER = frozenset(("dropped", "beaver_refused", "raccoon_refused", "otter_refused"))


def contract_results(game: Game) -> tuple[ContractResult, ...]:
    """The closed contracts: of the box by member in order, then extras, then bought cubes."""
    sold = {seller: cube.holder for seller, cube in game.bought.items()}
    own = [
        _result(game, "contract", contract, {"buyer": sold[member]} if member in sold else {})
        for member, contract in game.contracts.items()
    ]
    prices = {(paid.payer, paid.payee): paid.amount for paid in game.prices if paid.kind == "extra"}
    extras = [
        _result(game, "extra", contract, {"price": shown_points(prices[key.giver, key.taker])})
        for key, contract in game.extras.items()
    ]
    bought = [
        _result(game, "bought", contract, {"seller": seller})
        for seller, contract in game.bought.items()
    ]
    return tuple(result for result in (*own, *extras, *bought) if result is not None)


def _result(
    game: Game, kind: ContractKind, contract: Contract, more: Mapping[str, str]
) -> ContractResult | None:
    ending = contract.ending
    if ending is None:
        return None
    value = ending.points if ending.code != "sold" else 2 * contract.level
    reason = Reason(
        _code(ending),
        {
            "player": contract.holder,
            "other": contract.other,
            "level": contract.level,
            "value": shown_points(abs(value)),
            **more,
        },
    )
    return ContractResult(
        kind=kind,
        holder=contract.holder,
        other=contract.other,
        points=ending.points,
        level=contract.level,
        winner=ending.winner,
        reason=reason,
        early=ending.is_early,
    )


def _code(ending: Ending) -> str:
    """The reason's code says who won where that is not plain from the ending itself."""
    if ending.code == "agreed":
        return _agreed_code(ending)
    if ending.code in _BY_EITHER:
        return f"{ending.code}_by_{'other' if ending.winner == 'holder' else 'holder'}"
    if ending.code.startswith("won_"):
        return f"{ending.winner}_{ending.code}"
    if ending.code == "quick":
        return f"quick_{_sign(ending.points)}"
    return ending.code


def _agreed_code(ending: Ending) -> str:
    by_sign = None if ending.points == 0 else "holder" if ending.points > 0 else "other"
    code = f"agreed_{_sign(ending.points)}"
    return code if ending.winner == by_sign else f"{code}_{ending.winner}_won"


def _sign(points: Halves) -> str:
    if points == 0:
        return "nothing"
    return "gained" if points > 0 else "paid"


def shown_points(halves: Halves) -> str:
    """Points in words for a sentence: 4, 1.5."""
    return str(points_json(halves))
