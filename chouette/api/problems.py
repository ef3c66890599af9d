"""What a refusal of the services is over HTTP: a problem with its stable code."""

from __future__ import annotations

from chouette.api.event_body import event_body
from chouette.joining_refusals import TooManyCodes
from chouette.night_refusals import TableTaken
from chouette.refusals import (
    MoreThanDue,
    MoreThanOwed,
    MoreThanThere,
    NotOfThisClub,
    Refused,
    SeasonHindered,
    Stale,
)
from chouette.rules.errors import RuleViolation
from clubsite.problems import Problem, problem_for

FOR_NOBODY = "Log in or send a token: there is nothing here for everybody."
"""What somebody without a log-in is told of what he may not see, whether it is there or not."""


@problem_for.register
def _refused(error: Refused) -> Problem:
    return Problem(error.status, error.code, error.detail)


@problem_for.register
def _not_of_this_club(error: NotOfThisClub) -> Problem:
    """With the field that names him, where it is known."""
    field = str(error.params.get("field", ""))
    fields = {field: [error.detail]} if field else None
    return Problem(error.status, error.code, error.detail, fields)


@problem_for.register
def _season_hindered(error: SeasonHindered) -> Problem:
    """With where they are named."""
    detail = f"{error.detail} GET of this address (`seasons/{{id}}/close/`) names them."
    return Problem(error.status, error.code, detail)


@problem_for.register
def _too_many_codes(error: TooManyCodes) -> Problem:
    """With how long to wait."""
    headers = {"Retry-After": str(error.params["seconds"])}
    return Problem(error.status, error.code, error.detail, headers=headers)


@problem_for.register
def _rule(error: RuleViolation) -> Problem:
    fields = {error.field: [error.about_field]} if error.field else None
    return Problem(422, error.code, error.detail, fields)


@problem_for.register
def _table_taken(error: TableTaken) -> Problem:
    """With the number of the table that has the name."""
    extra = {"session": error.params.get("session")}
    return Problem(error.status, error.code, error.detail, extra=extra)


@problem_for.register
def _stale(error: Stale) -> Problem:
    """With the events that its sender has missed."""
    extra = {"seq": error.state.seq, "events": [event_body(event) for event in error.events]}
    return Problem(error.status, error.code, error.detail, extra=extra)


@problem_for.register
def _more_than_owed(error: MoreThanOwed) -> Problem:
    """With the amount by which a payment beyond it is confirmed."""
    extra = {"owed_minor": error.params["amount"]}
    return Problem(error.status, error.code, error.detail, extra=extra)


@problem_for.register
def _more_than_there(error: MoreThanThere) -> Problem:
    """With the amount by which more than there is is confirmed."""
    extra = {"cash_minor": error.params["amount"]}
    return Problem(error.status, error.code, error.detail, extra=extra)


@problem_for.register
def _more_than_due(error: MoreThanDue) -> Problem:
    """With the amount that is."""
    extra = {"due_minor": error.params["due"]}
    return Problem(error.status, error.code, error.detail, extra=extra)
