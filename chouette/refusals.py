"""Why something was not done, apart from the rules of the game (`chouette.rules.errors`).

The docstring is the message, a template over `params`; `code` is stable; `status` is what it is
over HTTP. Pages and the API translate the same template.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from chouette.rules.errors import Fault
from chouette.rules.state import ChouetteState


class Refused(Fault):
    """This was not done."""

    code = "refused"
    status: ClassVar[int] = 422


class NotFound(Refused):
    """There is nothing here, or it is not yours to see."""

    code, status = "not_found", 404


class NotAllowed(Refused):
    """Your role in this club ({role}) does not allow this."""

    code, status = "not_allowed", 403


class NoRole(NotAllowed):
    """You have no role in this club, so you may only look. Who may do this: {may}."""

    code, status = "not_allowed", 403


class TokenReads(NotAllowed):
    """This token is for reading only."""

    code, status = "not_allowed", 403


class NotByPhone(NotAllowed):
    """A guest's own phone acts for its player only, and only where the club lets members act."""

    code, status = "not_allowed", 403


class Stale(Refused):
    """Something else happened at this table first: it is at event {seq}, you were at {expected}."""

    code, status = "stale", 409

    def __init__(
        self, *, expected: int, state: ChouetteState, events: Sequence[dict[str, Any]]
    ) -> None:
        self.state, self.events = state, tuple(events)
        super().__init__(expected=expected, seq=state.seq)


class ReusedCommandId(Refused):
    """This command id was used for something else."""

    code = "reused_command_id"


class PracticeApart(Refused):
    """One of the two tables is practice and the other is not: they stay apart."""

    code = "practice_apart"


class PracticeHasNoStake(Refused):
    """Practice is for points only: it has no stake and no currency."""

    code = "practice_has_no_stake"


class SeatedElsewhere(Refused):
    """At another table of this night already: {players}."""

    code = "seated_elsewhere"


class NotOfThisClub(Refused):
    """No active player of this club has the number {player}."""

    code = "unknown_player"


class SessionFull(Refused):
    """A table's log holds at most {limit} events: close it and open another."""

    code = "session_full"


class TooMuchMoney(Refused):
    """At this stake the game would be worth more than an account can hold."""

    code = "too_much_money"


class BadName(Refused):
    """A name is 1 to {limit} characters on one line."""

    code = "bad_name"


class NameTaken(Refused):
    """Somebody or something here is called {name} already."""

    code = "name_taken"


class AlreadyMember(Refused):
    """{name} is a member already."""

    code = "already_member"


class UnknownValue(Refused):
    """{value} is not a known {field}."""

    code = "unknown_value"


class BadAmount(Refused):
    """An amount is a whole number of minor units from 1 to {limit}."""

    code = "bad_amount"


class SameParty(Refused):
    """Nobody can pay himself."""

    code = "same_party"


class MoreThanDue(Refused):
    """Only {due} is due on this payment of the plan."""

    code = "more_than_due"


class MoreThanOwed(Refused):
    """That is more than the {amount} he owes him now: confirm it with this amount."""

    code = "more_than_owed"


class MoreThanThere(Refused):
    """There is only {amount} of this in the club's cash: confirm it with this amount."""

    code = "more_than_there"


class LegGone(Refused):
    """The list of who pays whom was made anew meanwhile: look at it again."""

    code, status = "leg_gone", 409


class NotReversible(Refused):
    """This entry cannot be taken back, or was taken back already."""

    code = "not_reversible"


class SeasonClosed(Refused):
    """The season {season} is closed: open it again first."""

    code = "season_closed"


class SeasonsOverlap(Refused):
    """A day belongs to one season: {season} has some of these."""

    code = "seasons_overlap"


class BadPeriod(Refused):
    """The last day is before the first."""

    code = "bad_period"


class SeasonNotOver(Refused):
    """This season is not over: it can be closed on its last day or later."""

    code = "season_not_over"


class SeasonHindered(Refused):
    """The season cannot be closed yet: {n} of its tables or games are not settled."""

    code = "season_hindered"


class OpeningsThere(Refused):
    """Balances from before are in the book already, {n} of them: bring these in instead of them."""

    code = "openings_there"


class NothingToBringIn(Refused):
    """There is nothing in it that is not in the book already."""

    code = "nothing_to_bring_in"


class TwiceInFile(Refused):
    """{name} stands in it twice."""

    code = "twice_in_file"


class NobodyToCharge(Refused):
    """Nobody is left to charge: each of them was charged for this night before."""

    code = "nobody_to_charge"


class FeeGone(Refused):
    """Nothing is left of this fee: it was taken back before."""

    code = "fee_gone"


class UsualRules(Refused):
    """New tables begin with these rules: choose others first."""

    code = "usual_rules"


class EndsBefore(Refused):
    """What is to end in the past would never begin."""

    code = "ends_before"


class NotConfirmed(Refused):
    """Type {text} once more, just as it stands."""

    code = "not_confirmed"


class LastOwner(Refused):
    """A club needs an owner: name another one first."""

    code = "last_owner"


class InvitationSpent(Refused):
    """This invitation was used, or its time is over."""

    code = "invitation_spent"


class LogInElsewhere(Refused):
    """{name} belongs to another club too, manages a federation, or keeps this site: who keeps the
    site gives him a new password."""

    code = "log_in_elsewhere"


class TooManyLinks(Refused):
    """{limit} links were made for {name} within a day: wait until tomorrow."""

    code = "too_many_links"


class SamePerson(Refused):
    """Nobody can be merged into himself."""

    code = "same_person"


class HasLogIn(Refused):
    """{name} has a log-in and stays: merge the other player into this one."""

    code = "has_log_in"


class TwoPeople(Refused):
    """{name} and {other} sat at one table, or one paid the other: they are two people."""

    code = "two_people"


class StillSeated(Refused):
    """{name} sits at an open table: leave it first."""

    code = "still_seated"
