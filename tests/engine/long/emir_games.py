"""Games of emir from a position that is written as in variants.md, and what is beside it."""

from __future__ import annotations

from games.engine import variants
from games.engine.packed import flags, one
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from games.engine.variants.variant import Value
from tests.engine.long.positions import side, text

WHITE, BLACK = Side
GONE = Extra(marked=0)
"""Nothing beside the points, and the emir borne off."""
DEEP = Extra(reserve=3, marked=24, above=6)
"""As at the start."""


def held(*points: int, marked: int | None = 0) -> Extra:
    """Prisoners on these points, nothing else."""
    return Extra(prisoners=flags(points), marked=marked)


def emir(
    white: str,
    black: str,
    *,
    extras: tuple[Extra, Extra] = (GONE, GONE),
    roller: Side = WHITE,
    turns: int = 1,
    **options: Value,
) -> LongGame:
    """A game in which the sides stand so, after so many turns of each; those not named are borne
    off."""
    variant = variants.get("emir").having(options)
    sides = tuple(map(_side, (white, black), extras))
    return LongGame(
        variant=variant,
        sides=(sides[0], sides[1]),
        extras=extras,
        roller=roller,
        rolls=(turns, turns),
    )


def _side(written: str, extra: Extra) -> int:
    beside = extra.reserve + sum(1 for point in range(1, 25) if extra.prisoners & flags([point]))
    return side(written) - one(0) * (beside + extra.bar)


def stands(game: LongGame) -> tuple[str, str]:
    """Both sides' free checkers."""
    white, black = game.sides
    return text(white), text(black)
