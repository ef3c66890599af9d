"""A chouette game as a value: one contract for each member with the box, and those between members.

A game is never changed: `game.play` gives the next one. Members stand in order, the captain first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .actions import ExtraKey, Halves, Player, QuickScore, Side
from .cubes import Contract
from .errors import UnknownPlayer
from .frozen import replace
from .rotation import Rotation
from .ruleset import Ruleset
from .settlement import Transfer, Warning


@dataclass(frozen=True)
class Game:
    """One game in progress.

    `contracts` are the box contracts by member, `extras` by giver and taker, `bought` by seller.
    `prices` are what extras and bought cubes cost at once. `box_doubles` counts the doubles of the
    box on box contracts, a bought cube being one. `taken` says in which actions (by step) a member
    took a double of the box, `lone_double` in which a member took alone and the rule for a lone
    taker held. `awaiting` are members whom a double of the one cube left out: only a bought cube
    can follow.
    """

    ruleset: Ruleset
    box: Player
    members: tuple[Player, ...]
    partner: Player | None
    contracts: Mapping[Player, Contract]
    extras: Mapping[ExtraKey, Contract] = field(default_factory=dict)
    bought: Mapping[Player, Contract] = field(default_factory=dict)
    prices: tuple[Transfer, ...] = ()
    step: int = 0
    box_doubles: int = 0
    taken: Mapping[Player, tuple[int, ...]] = field(default_factory=dict)
    lone_double: int | None = None
    awaiting: tuple[Player, ...] = ()
    quick: QuickScore | None = None
    warnings: tuple[Warning, ...] = ()

    @property
    def everybody(self) -> tuple[Player, ...]:
        """All who take part: box, members, the box's partner."""
        return Rotation((self.box, *self.members), self.partner).everybody

    @property
    def players_at_start(self) -> int:
        """How many take part, the box and his partner included."""
        return len(self.everybody)

    @property
    def open_members(self) -> tuple[Player, ...]:
        """The members whose own contract with the box still runs, in order."""
        return tuple(m for m in self.members if self.contracts[m].ending is None)

    @property
    def acting_captain(self) -> Player | None:
        """The best-placed member still in: the captain, or whoever finishes the game for him."""
        return next((m for m in self.members if self.contracts[m].ending is None), None)

    @property
    def all_contracts(self) -> tuple[Contract, ...]:
        """Box contracts in order, then extras and bought cubes in the order they arose."""
        return (*self.contracts.values(), *self.extras.values(), *self.bought.values())

    @property
    def is_over(self) -> bool:
        """Whether nothing at all is open any more."""
        return all(contract.ending is not None for contract in self.all_contracts)

    @property
    def any_turned(self) -> bool:
        """Whether a double was taken on any cube: then `jacoby` `game` lets gammons count."""
        return any(contract.turned for contract in self.all_contracts)

    def may_double(self, side: Side) -> tuple[Player, ...]:
        """The members whose box contract this side may double now, in order."""
        if self.awaiting:
            return ()
        return tuple(m for m in self.members if self.contracts[m].may_double(side))

    def extras_to_double(self, side: Side) -> tuple[ExtraKey, ...]:
        """The extras this side may double now (the taker doubles for the team)."""
        return tuple(key for key, extra in self.extras.items() if extra.may_double(side))

    def bought_to_double(self, side: Side) -> tuple[Player, ...]:
        """The bought cubes this side may double now, by their sellers."""
        return tuple(seller for seller, cube in self.bought.items() if cube.may_double(side))

    def extra_givers(self, taker: Player) -> tuple[Player, ...]:
        """The members who may still give this taker an extra, in order."""
        if taker not in self.contracts or self.contracts[taker].ending is not None:
            return ()
        return tuple(
            giver
            for giver in self.members
            if ExtraKey(giver, taker) not in self.extras and self.lost_by_dropping(giver, taker)
        )

    def lost_by_dropping(self, giver: Player, taker: Player) -> Halves:
        """What the giver lost by dropping a double of the box that the taker took; 0 if none."""
        ending = self.contracts[giver].ending
        if ending is None or ending.winner != "other":
            return 0
        return -ending.points if ending.step in self.taken.get(taker, ()) else 0

    def contract_of(self, member: Player, field: str = "") -> Contract:
        """The box contract of a member, who is named in `field`. Raises UnknownPlayer."""
        contract = self.contracts.get(member)
        if contract is None:
            raise UnknownPlayer(player=member, field=field)
        return contract

    def with_contracts(self, changed: Mapping[Player, Contract]) -> Game:
        """The game with these box contracts in place of the old ones."""
        return replace(self, contracts={**self.contracts, **changed})
