"""The rules that a move before the throw can break, a class each (variants.md 3.13), and what is no
such move at all."""

from __future__ import annotations

from games.engine.errors import IllegalPremove, InvalidNotation


class NotPremove(InvalidNotation):
    """'{text}' is nothing that is done before a throw: that is written as reserve/18 or
    17/16,e14,13."""


class NoSuchPremove(InvalidNotation):
    """Before a throw checkers go from a point, or from None, to other points, a tuple, and the
    marked one to one of these or to None; not from {source} to {targets}, the marked one to
    {marked}."""


class NoPremoves(IllegalPremove):
    """'{premove}' cannot be done: in {variant} nothing is done before a throw."""


class AfterTheThrow(IllegalPremove):
    """'{premove}' is done before the throw, and {dice} has been thrown."""


class NoMorePremoves(IllegalPremove):
    """'{premove}' is one too many: no more than {limit} may be done before a throw."""


class BarWaits(IllegalPremove):
    """'{premove}' cannot be done before this throw: a checker waits on the bar."""


class ReserveIsEmpty(IllegalPremove):
    """'{premove}' cannot be done before this throw: nobody is left in the reserve."""


class NotForTheReserve(IllegalPremove):
    """'{premove}' cannot be done before this throw: one checker of the reserve joins the marked
    one where that stands alone, or the last one on the head."""


class HeadStays(IllegalPremove):
    """'{premove}' cannot be done before this throw: the head is not dealt out."""


class PileTooSmall(IllegalPremove):
    """'{premove}' cannot be done before this throw: {count} on point {point} are fewer than the
    {least} that can be dealt out."""


class NoEmptyPoint(IllegalPremove):
    """'{premove}' cannot be done before this throw: the point after {point} is not empty."""


class NoRoom(IllegalPremove):
    """'{premove}' cannot be done before this throw: the checkers do not all find a point, or more
    than {most} in a row are the opponent's."""


class OtherTargets(IllegalPremove):
    """'{premove}' cannot be done before this throw: a pile is dealt out as {targets}."""


class MarkedNotThere(IllegalPremove):
    """'{premove}' cannot be done before this throw: on point {point} there is one marked
    checker or none, and it goes to one point."""


class PremoveMakesRow(IllegalPremove):
    """'{premove}' cannot be done before this throw: it holds points in a row that may not be
    held now."""
