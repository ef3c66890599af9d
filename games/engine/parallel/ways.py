"""What a segment can lead to for both sides, whatever the rule set does where a checker lands."""

from __future__ import annotations

from games.engine.dice import Roll
from games.engine.packed import HOME
from games.engine.variants import Variant
from games.engine.variants.components import Capturing

from .capturing import STAY, PileMover
from .counts import POINTS, across
from .groups import Numbers, groups_of
from .heads import head_limit, is_first_turn
from .piles import Piles, one_on_each
from .search import Found, played
from .segments import can_move, legal
from .taking import closed


def ways_of(variant: Variant, before: Piles, numbers: Numbers, *, head: int | None) -> Found[Piles]:
    """Each distinct result of the numbers with one play for each; nothing changed where the mover
    cannot move."""
    if isinstance(variant.landing, Capturing):
        return _among_piles(variant, variant.landing, before, numbers, head=head)
    found = legal(variant, before.own, before.opponent, numbers, head=head)
    beside = before[1:]
    ways = {Piles(own, *beside): steps for own, steps in found.ways.items()}
    return Found(ways, found.left)


def _among_piles(
    variant: Variant, rule: Capturing, before: Piles, numbers: Numbers, *, head: int | None
) -> Found[Piles]:
    doublet = len(set(numbers)) == 1
    found = played(PileMover(variant, rule, before, head=head, doublet=doublet), before, numbers)
    ways = {
        after: tuple(step for step in steps if step is not STAY)
        for after, steps in found.ways.items()
    }
    return Found(ways, found.left)


def can_step(variant: Variant, before: Piles) -> bool:
    """Whether the mover has a step with any number, a limit of the head and rows apart."""
    if not isinstance(variant.landing, Capturing):
        return can_move(variant, before.own, before.opponent)
    # A doublet opens no point that unequal numbers do not.
    mover = PileMover(variant, variant.landing, before, head=None, doublet=False)
    return any(mover.steps(before, number) for number in range(1, HOME + 1))


def head_of(
    variant: Variant,
    piles: Piles,
    roll: Roll,
    *,
    began: bool,
    first_turn: bool | None = None,
    turn: int = 1,
) -> int | None:
    """How many of the mover's checkers may leave the head with this roll, None: any number.
    `first_turn`, None: as the checkers tell, and where they can come back to the head, his first
    roll; `turn` counts his rolls from 1."""
    if first_turn is None:
        first_turn = is_first_turn(piles.own, variant.layout.get(POINTS, 0))
        first_turn = first_turn and piles.mine.reserve == variant.beside.reserve
        first_turn = first_turn and (turn == 1 or not isinstance(variant.landing, Capturing))
    opponent = piles.opponent
    if isinstance(variant.landing, Capturing):
        # Those who stand in the way are those who close a point.
        opponent = one_on_each(across(closed(variant.landing, piles, doublet=roll.is_doublet)))
    dice = roll.first, roll.second
    # Only a doublet is looked through: there is one way to read it.
    gives = groups_of(variant.dice, dice, began=began, turn=turn)[0] if roll.is_doublet else ()
    return head_limit(variant.head, dice, opponent, first_turn=first_turn, began=began, gives=gives)
