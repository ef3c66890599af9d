"""What a finished game came to: who owes whom, how each contract ended, who sits where next.

Words: `Halves` are half-points. A *transfer* is a debt of one player to another, of one kind; a
*reason* is a stable code with its arguments, rendered by `wording` in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .actions import Halves, Player
from .rotation import Rotation

TransferKind: TypeAlias = Literal["contract", "extra", "bought", "share"]
ContractKind: TypeAlias = Literal["contract", "extra", "bought"]


@dataclass(frozen=True)
class Reason:
    """Why something came out as it did: a code of `wording.TEMPLATES` and what fills its gaps."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Warning:
    """A house rule that a table should look at; it never blocks and never changes points."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Transfer:
    """`payer` owes `payee` `amount` half-points (more than zero)."""

    payer: Player
    payee: Player
    amount: Halves
    kind: TransferKind


@dataclass(frozen=True)
class ContractResult:
    """How one contract ended.

    `holder` is the member of a box contract, the taker of an extra or the buyer of a cube; `other`
    is the box, or the giver of an extra. `points` are the holder's half-points, the price of an
    extra or of a bought cube not included. `level` is the cube at the end. `reason` says how it
    ended and which rule decided its value. `early` is whether it closed before the board game did.
    """

    kind: ContractKind
    holder: Player
    other: Player
    points: Halves
    level: int
    winner: Literal["holder", "other"] | None
    reason: Reason
    early: bool = False


@dataclass(frozen=True)
class Settlement:
    """A finished game: transfers netted per pair and kind, points that sum to zero, next order.

    `moved` are those whom this game sent to the end of the order, in their new order; `reason` says
    why the seat went as it did, `afterwards` who sits there instead because people came or went.
    """

    transfers: tuple[Transfer, ...]
    points: Mapping[Player, Halves]
    rotation: Rotation
    moved: tuple[Player, ...]
    reason: Reason
    contracts: tuple[ContractResult, ...]
    warnings: tuple[Warning, ...]
    afterwards: Reason | None = None
