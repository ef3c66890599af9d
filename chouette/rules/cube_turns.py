"""Every turn of a cube in a finished game: who offered, who took or dropped, on which contract.

Read from what was recorded, not played again: a rule that changes next year changes nothing of
last year's habits. One double of several contracts is as many turns, since each is a contract of
its own, with one cube as well as with many. A beaver, a raccoon and an otter are turns like the
double itself: each was offered by one side and taken or dropped by the other, so of all turns as
many were taken and dropped as were offered. Automatic doubles are nobody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .actions import ANSWERS, Chain, CubeBought, Double, Halves, Player, ResultAgreed
from .settlement import ContractResult
from .state import GameRecord


@dataclass(frozen=True)
class CubeTurn:
    """One turn of one contract's cube. `taken_by` and `dropped_by`: one of them, as a rule.

    Where a member sold his cube instead of answering he dropped it at the `price` (half-points)
    that he paid, and who bought it took it: then it is both, and `contract` is the buyer's.
    """

    contract: ContractResult
    offered_by: Player
    taken_by: Player | None = None
    dropped_by: Player | None = None
    price: Halves = 0

    def gain_of(self, player: Player) -> Halves:
        """What the contract came to for one of its two sides, in half-points."""
        return self.contract.points if player == self.contract.holder else -self.contract.points


def cube_turns(record: GameRecord) -> Iterator[CubeTurn]:
    """The turns of a game in the order of its actions; none of a quick score."""
    ended = _Ended.of(record)
    out: set[Player] = set()
    for action in record.actions:
        match action:
            case ResultAgreed(member=member):
                out.add(member)
            case CubeBought(seller=seller):
                out.add(seller)
                yield _sale(ended, action)
            case Double():
                for contract, answer in _doubled(record, ended, action, out):
                    yield from _turns(contract, action, answer)
                    if answer.dropped and contract.kind == "contract":
                        out.add(contract.holder)


@dataclass(frozen=True)
class _Ended:
    """How the contracts of a game ended: of the box by member, extras by giver and taker, bought
    cubes by seller."""

    own: Mapping[Player, ContractResult]
    extras: Mapping[tuple[Player, Player], ContractResult]
    bought: Mapping[Player, ContractResult]

    @classmethod
    def of(cls, record: GameRecord) -> _Ended:
        results = record.contracts
        return cls(
            own={c.holder: c for c in results if c.kind == "contract"},
            extras={(c.other, c.holder): c for c in results if c.kind == "extra"},
            bought={str(c.reason.args["seller"]): c for c in results if c.kind == "bought"},
        )


def _doubled(
    record: GameRecord, ended: _Ended, double: Double, out: set[Player]
) -> list[tuple[ContractResult, Chain]]:
    """The contracts that a double was made on, each with its answer.

    The team's double of the one cube is a double of every contract still open.
    """
    if double.answer is None:
        answers = {member: ANSWERS[word] for member, word in double.answers.items()}
        return [(ended.own[m], _as_it_went(ended.own[m], a)) for m, a in answers.items()]
    answer = ANSWERS[double.answer]
    if double.extra is not None:
        return [(ended.extras[double.extra.giver, double.extra.taker], answer)]
    if double.bought is not None:
        return [(ended.bought[double.bought], answer)]
    return [(ended.own[member], answer) for member in record.order[1:] if member not in out]


def _as_it_went(contract: ContractResult, answer: Chain) -> Chain:
    # A lone taker who must drop dropped, whatever he answered; it was his only double.
    return ANSWERS["drop"] if contract.reason.code == "lone_taker_dropped" else answer


def _turns(contract: ContractResult, double: Double, answer: Chain) -> Iterator[CubeTurn]:
    offering, other = contract.holder, contract.other
    if double.side == "box":
        offering, other = other, offering
    for _ in range(answer.turns):
        yield CubeTurn(contract, offering, taken_by=other)
        offering, other = other, offering
    if answer.dropped:
        yield CubeTurn(contract, offering, dropped_by=other, price=abs(contract.points))
    else:
        yield CubeTurn(contract, offering, taken_by=other)


def _sale(ended: _Ended, sale: CubeBought) -> CubeTurn:
    price = 2 * ended.own[sale.seller].level
    contract = ended.bought[sale.seller]
    return CubeTurn(
        contract, contract.other, taken_by=sale.buyer, dropped_by=sale.seller, price=price
    )
