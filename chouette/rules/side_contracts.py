"""Contracts that arise during a game: extras between members, and cubes the captain buys."""

from __future__ import annotations

from .actions import ANSWERS, CubeBought, Double, ExtraGiven, ExtraKey
from .contracts import Game
from .cube_errors import ExtraGivenAlready, NoSuchSideContract, NotDroppedAndTaken, NotLeftOut
from .cubes import Contract
from .errors import BadJson, BuyerNotCaptain, ContractClosed
from .frozen import replace
from .settlement import Transfer


def play_extra(game: Game, extra: ExtraGiven) -> Game:
    """The game after an extra: the giver pays what he lost by dropping, and the extra stands at
    twice that, owned by the taker and turned (rows 24 to 26).

    Raises UnknownPlayer, ContractClosed if the taker is out, CubeNotAvailable if the pair has one
    already or did not drop and take in the same double of the box.
    """
    game.contract_of(extra.giver, "giver")
    if not game.contract_of(extra.taker, "taker").is_open:
        raise ContractClosed(player=extra.taker)
    key = ExtraKey(extra.giver, extra.taker)
    if key in game.extras:
        raise ExtraGivenAlready(giver=extra.giver, taker=extra.taker)
    price = game.lost_by_dropping(extra.giver, extra.taker)
    if not price:
        raise NotDroppedAndTaken(giver=extra.giver, taker=extra.taker)
    contract = Contract(extra.taker, extra.giver, level=price, owner="team", turned=True)
    return replace(
        game,
        extras={**game.extras, key: contract},
        prices=(*game.prices, Transfer(extra.giver, extra.taker, price, "extra")),
    )


def play_buy(game: Game, sale: CubeBought) -> Game:
    """The game after the captain took over the cube of a member who would not take (row 27).

    The seller pays the buyer the undoubled value and is out; the buyer holds a second contract with
    the box at the doubled level. With many cubes this is itself the box's double of the seller;
    with one cube it follows the double that left the seller out.
    Raises UnknownPlayer, ContractClosed, CubeNotAvailable, CubeLimit or BuyerNotCaptain.
    """
    seller = game.contract_of(sale.seller, "seller")
    game.contract_of(sale.buyer, "buyer")
    if not seller.is_open:
        raise ContractClosed(player=sale.seller)
    if game.ruleset.cubes == "single" and sale.seller not in game.awaiting:
        raise NotLeftOut(seller=sale.seller)
    seller.check_double("box")
    if sale.buyer != game.acting_captain or sale.buyer == sale.seller:
        raise BuyerNotCaptain(buyer=sale.buyer, field="buyer")
    bought = Contract(sale.buyer, game.box, seller.level * 2, owner="team", turned=True)
    price = 2 * seller.level
    many = game.ruleset.cubes == "multi"
    return replace(
        game,
        contracts={
            **game.contracts,
            sale.seller: seller.closed(0, "other", "sold", game.step),
        },
        bought={**game.bought, sale.seller: bought},
        prices=(*game.prices, Transfer(sale.seller, sale.buyer, price, "bought")),
        box_doubles=game.box_doubles + many,
        awaiting=tuple(m for m in game.awaiting if m != sale.seller),
    )


def play_side_double(game: Game, double: Double) -> Game:
    """The game after a double of an extra or of a bought cube.

    Raises UnknownPlayer, BadJson, CubeNotAvailable (also if there is no such contract),
    ContractClosed, CubeLimit or BeaverNotAllowed.
    """
    if double.extra is not None:
        game.contract_of(double.extra.giver, "extra.giver")
        game.contract_of(double.extra.taker, "extra.taker")
        extra = _doubled(game, double, game.extras.get(double.extra))
        return replace(game, extras={**game.extras, double.extra: extra})
    seller = double.bought or ""
    game.contract_of(seller, "bought.seller")
    cube = _doubled(game, double, game.bought.get(seller))
    return replace(game, bought={**game.bought, seller: cube})


def _doubled(game: Game, double: Double, contract: Contract | None) -> Contract:
    if double.answer is None:
        raise BadJson(reason="a double of an extra or a bought cube has one answer")
    if contract is None:
        raise NoSuchSideContract
    return contract.doubled(
        double.side,
        ANSWERS[double.answer],
        allowed_turns=game.ruleset.beavers,
        step=game.step,
    )
