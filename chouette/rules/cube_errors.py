"""Why a cube or an extra is not to be had: each says whose, all have one code."""

from __future__ import annotations

from .errors import CubeNotAvailable


class CubeWithOtherSide(CubeNotAvailable):
    """The cube of {player} is with the other side."""

    code = "cube_not_available"


class ExtraGivenAlready(CubeNotAvailable):
    """{giver} has given {taker} an extra already."""

    code = "cube_not_available"


class NotDroppedAndTaken(CubeNotAvailable):
    """{giver} did not drop a double of the box that {taker} took."""

    code = "cube_not_available"


class NotLeftOut(CubeNotAvailable):
    """No double of the box left out {seller}."""

    code = "cube_not_available"


class NoSuchSideContract(CubeNotAvailable):
    """There is no such extra or bought cube."""

    code = "cube_not_available"
