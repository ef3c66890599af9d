"""The rules of parallel games that a written play can break: a class each, beside those of
`games.engine.legality`; and what is no play at all."""

from __future__ import annotations

from games.engine.errors import IllegalPlay, InvalidNotation


class NotLongPlay(InvalidNotation):
    """'{text}' is not a play in the notation of long games: {reason}."""


class HeadLimitReached(IllegalPlay):
    """'{text}' is not legal with {dice}: no more checkers may leave the head in this roll."""

    rule = "head"


class RunnerFirst(IllegalPlay):
    """'{text}' is not legal with {dice}: until one checker has passed the other side's head only
    that one moves."""

    rule = "runner"


class MustFly(IllegalPlay):
    """'{text}' is not legal with {dice}: a checker of the head flies home first."""

    rule = "must_fly"


class NoMovesInside(IllegalPlay):
    """'{text}' is not legal with {dice}: checkers that are home only move off."""

    rule = "no_moves_at_home"


class NumberOnlyFlies(IllegalPlay):
    """'{text}' is not legal with {dice}: a {number} only flies here, and {number} is held by the
    opponent."""

    rule = "only_flies"


class NumberStaysOn(IllegalPlay):
    """'{text}' is not legal with {dice}: no such number bears anybody off here, as {move} would."""

    rule = "number_stays_on"


class ExactNumber(IllegalPlay):
    """'{text}' is not legal with {dice}: {move} needs a {point}."""

    rule = "exact_number"


class MarkedElsewhere(IllegalPlay):
    """'{text}' is not legal with {dice}: the marked checker cannot be moved like this."""

    rule = "marked"


class NoneMarked(MarkedElsewhere):
    """'{text}' is not legal with {dice}: an e marks one checker of each side, and in {variant} none
    is marked."""


class RowForbidden(IllegalPlay):
    """'{text}' is not legal with {dice}: it holds {points}, a row that may not be held now."""

    rule = "block"


class RowToOpen(IllegalPlay):
    """'{text}' is not legal with {dice}: the other side is shut in, and must be let out."""

    rule = "unblock"


class PointToOpen(RowToOpen):
    """'{text}' is not legal with {dice}: it leaves the other side shut in, behind {points}."""


class OtherCountOnly(IllegalPlay):
    """'{text}' is not legal with {dice}: White moves an even number of times, Black an odd one."""

    rule = "count"
