"""Why a game was not doubted, and why a doubt was not decided."""

from __future__ import annotations

from chouette.refusals import Refused


class AlreadyInDoubt(Refused):
    """Game {game} is in doubt already."""

    code = "already_in_doubt"


class DisputeDecided(Refused):
    """The doubt about game {game} was decided already."""

    code, status = "dispute_decided", 409


class NotCorrected(Refused):
    """Game {game} was not corrected since somebody doubted it: correct it, which decides that."""

    code, status = "not_corrected", 409
