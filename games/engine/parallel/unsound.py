"""What a position cannot have beside its points (variants.md 3.13)."""

from __future__ import annotations

from games.engine.errors import InvalidPosition


class NothingBeside(InvalidPosition):
    """{variant} has nothing beside the points, but {side} is given some."""


class MarkedNotTold(InvalidPosition):
    """{side} has a marked checker, and the points alone do not tell where it is."""


class MarkedNowhere(InvalidPosition):
    """{side} has no checker {place}, where its marked one is said to be."""


class NotAboveMarked(InvalidPosition):
    """{side} cannot have {above} above its marked checker: on its head stand {head}."""


class HeldByNobody(InvalidPosition):
    """{side} has a prisoner on point {point}, and nobody stands above it."""


class TooManyInReserve(InvalidPosition):
    """{side} has {count} in reserve, but starts with {most}."""
