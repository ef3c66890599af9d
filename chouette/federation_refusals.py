"""Why something about a federation was not done."""

from __future__ import annotations

from chouette.refusals import NotAllowed, Refused


class NotAnOfficer(NotAllowed):
    """Only an officer of the federation may do this."""

    code = "not_an_officer"


class InAFederation(Refused):
    """{name} belongs to a federation already: leave that one first."""

    code = "in_a_federation"


class LastOfficer(Refused):
    """A federation needs an officer: name another one first."""

    code = "last_officer"


class FirstOfficer(Refused):
    """{name} is in office longest: he can go himself, and nobody dismisses him."""

    code = "first_officer"


class AlreadyOfficer(Refused):
    """{name} is an officer already."""

    code = "already_officer"
