"""What a refusal is over HTTP: a problem with its stable code."""

from __future__ import annotations

from clubsite.problems import Problem, problem_for
from games.engine.errors import EngineError, IllegalPlay
from games.refusals import NoReadableGame, NotDone, OthersAreRead


@problem_for.register
def _not_done(error: NotDone) -> Problem:
    return Problem(error.status, error.code, error.detail)


@problem_for.register
def _unreadable(error: NoReadableGame) -> Problem:
    """With everything that is wrong in the file, by line."""
    return Problem(error.status, error.code, error.detail, extra={"errors": error.errors})


@problem_for.register
def _others_are_read(error: OthersAreRead) -> Problem:
    """With how long to wait."""
    return Problem(error.status, error.code, error.detail, headers={"Retry-After": "1"})


@problem_for.register
def _broken_rule(error: EngineError) -> Problem:
    return Problem(422, error.code, error.detail)


@problem_for.register
def _illegal(error: IllegalPlay) -> Problem:
    """With the word for the rule that the play breaks."""
    return Problem(422, error.code, error.detail, extra={"rule": error.rule})
