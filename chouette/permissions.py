"""Who may do what in a club: one table, asked by services, pages, the API and the admin.

A role is a row of `Membership` or of `DeviceToken`. What one may not see is not there (404,
`NotFound`); what one sees but may not do is `NotAllowed` (403). Somebody without a role is the
public and sees what the club shows: nothing, the standings, or everything but money. A guest's
phone is the public too, but at its own table, which it sees, and where it may act for its player.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import BigIntegerField

from chouette.models import Club, DeviceToken, GuestPass, Membership, PublicView, Role
from chouette.refusals import NoRole, NotAllowed, NotByPhone, NotFound, TokenReads
from clubsite.written import Asked, Written


class GuestUser(AnonymousUser):
    """Somebody without a log-in who holds a guest's phone: `guest_pass` is what it was given."""

    def __init__(self, guest_pass: GuestPass) -> None:
        self.guest_pass = guest_pass


@dataclass(frozen=True)
class BackOffice:
    """Staff at work in the back office: whoever keeps the site may do there what an owner of the
    club may, and its log names him."""

    user: User

    is_authenticated, is_anonymous = True, False

    @property
    def pk(self) -> int:
        """The number of his log-in."""
        return self.user.pk

    def __str__(self) -> str:
        return str(self.user)


Actor = User | AnonymousUser | DeviceToken | BackOffice
"""Whoever asks: the user of a request, the device that a token stands for, or staff."""


class Action(StrEnum):
    """What somebody may want to do. The comment of each row in `ALLOWED` is its meaning."""

    SEE_STANDINGS = "see_standings"
    SEE_TABLES = "see_tables"
    SEE_MONEY = "see_money"
    ACT_FOR_SELF = "act_for_self"
    DISPUTE = "dispute"
    ADD_GUESTS = "add_guests"
    OPEN_TABLE = "open_table"
    SCORE = "score"
    RECORD_PAYMENTS = "record_payments"
    CLOSE_TABLE = "close_table"
    CORRECT_CLOSED = "correct_closed"
    POST_BALANCES = "post_balances"
    SEE_TRAIL = "see_trail"
    MANAGE_PEOPLE = "manage_people"
    MANAGE_RULES = "manage_rules"
    MANAGE_SEASONS = "manage_seasons"
    MANAGE_CLUB = "manage_club"
    SET_ROLES = "set_roles"
    ERASE = "erase"


_O, _D, _S, _M = Role.OWNER, Role.DIRECTOR, Role.SCORER, Role.MEMBER
_EVERYBODY = frozenset({_O, _D, _S, _M})
_SCORERS = frozenset({_O, _D, _S})
_DIRECTORS = frozenset({_O, _D})
_OWNERS = frozenset({_O})

ALLOWED: dict[Action, frozenset[Role]] = {
    Action.SEE_STANDINGS: _EVERYBODY,  # the club's page and its standings
    Action.SEE_TABLES: _EVERYBODY,  # tables, sheets, logs, players, house rules
    Action.SEE_MONEY: _EVERYBODY,  # balances, entries, squaring up
    Action.ACT_FOR_SELF: _EVERYBODY,  # his own cube and seat at a table he sits at
    Action.DISPUTE: _EVERYBODY,  # say that a game was scored wrongly
    Action.ADD_GUESTS: _SCORERS,  # a new player without an account
    Action.OPEN_TABLE: _SCORERS,  # open a night
    Action.SCORE: _SCORERS,  # every command of an open table, undo and correction included
    Action.RECORD_PAYMENTS: _SCORERS,  # record a payment and take it back
    Action.CLOSE_TABLE: _DIRECTORS,  # close and reopen a night
    Action.CORRECT_CLOSED: _DIRECTORS,  # correct a game after close
    Action.POST_BALANCES: _DIRECTORS,  # opening balances, fees and expenses
    Action.SEE_TRAIL: _DIRECTORS,  # who did what in the club, command by command
    Action.MANAGE_PEOPLE: _DIRECTORS,  # members, players, invitations, devices
    Action.MANAGE_RULES: _DIRECTORS,  # house rules
    Action.MANAGE_SEASONS: _DIRECTORS,  # begin and close seasons
    Action.MANAGE_CLUB: _OWNERS,  # the club's name, zone, currency, what the public sees
    Action.SET_ROLES: _OWNERS,  # who is owner, director, scorer, member
    Action.ERASE: _OWNERS,  # take out people's names, or the whole club's
}

AT_HIS_TABLE = frozenset({Action.SEE_TABLES, Action.ACT_FOR_SELF})
"""What a guest's phone may beside the public, at its own table and nowhere else."""

SEEING = frozenset({Action.SEE_STANDINGS, Action.SEE_TABLES, Action.SEE_MONEY})

PUBLIC: dict[str, frozenset[Action]] = {
    PublicView.NOTHING: frozenset(),
    PublicView.STANDINGS: frozenset({Action.SEE_STANDINGS}),
    PublicView.ALL: frozenset({Action.SEE_STANDINGS, Action.SEE_TABLES}),
}


@dataclass(frozen=True)
class Standing:
    """What somebody is in one club: a role (None: the public), and the player he is there."""

    club_id: int
    role: Role | None
    public_view: str = PublicView.NOTHING
    members_act: bool = False
    player_id: int | None = None
    user_id: int | None = None
    guest_pass_id: int | None = None
    label: str = ""
    reads_only: bool = False

    @property
    def mark(self) -> str:
        """Changes whenever he may do something more or less than before, and with whoever else
        comes in on his device; fit for an address."""
        if self.role is None and self.guest_pass_id is None:
            return "public"
        return f"{self.role or 'phone'}-{self.player_id or 0}-{self.members_act:d}-{self.sender}"

    @property
    def sender(self) -> str:
        """Whose his taps are: a log-in's, a guest's phone's, or nobody's."""
        if self.guest_pass_id is not None:
            return f"phone-{self.guest_pass_id}"
        return f"user-{self.user_id}" if self.user_id else ""

    def may(self, action: Action) -> bool:
        """Whether the table allows it; a token for reading sees what members see, and no more."""
        if self.reads_only and action not in SEEING:
            return False
        if action == Action.ACT_FOR_SELF and not self.members_act:
            return self.may(Action.SCORE)
        if self.role is None:
            his = self.guest_pass_id is not None and action in AT_HIS_TABLE
            return his or action in PUBLIC[self.public_view]
        return self.role in ALLOWED[action]

    def require(self, action: Action) -> None:
        """Raises NotFound if he may see nothing of the club, NotAllowed if not this."""
        if self.may(action):
            return
        if action in SEEING or not any(map(self.may, SEEING)):
            raise NotFound
        may = ", ".join(str(role.label) for role in Role if role in ALLOWED[action])
        if self.reads_only and self.role is not None and self.role not in ALLOWED[action]:
            # Not because it only reads: no member may see or do this.
            raise NotAllowed(role=self.role.label, may=may)
        raise self.refusal(may)

    def refusal(self, may: str = "-") -> NotAllowed:
        """What he is told of something that he sees but may not do; `may` says who may."""
        if self.guest_pass_id is not None:
            return NotByPhone()
        if self.reads_only:
            return TokenReads()
        if self.role is None:
            return NoRole(may=may)
        return NotAllowed(role=self.role.label, may=may)


def standing_in(club: Club, actor: Actor, session_id: int | None = None) -> Standing:
    """Who `actor` is in `club`, read from the database now; one query for a member."""
    return standing_at(club.pk, actor, session_id)


def standing_at(club_id: int, actor: Actor, session_id: int | None = None) -> Standing:
    """Who `actor` is in the club of this number; one query for a member, two for others.

    `session_id` is the table that it is about, where it is about one: only there a guest's phone
    is more than the public.
    """
    if isinstance(actor, DeviceToken):
        return _standing_of_device(club_id, actor)
    if isinstance(actor, BackOffice):
        return replace(_public(club_id), role=Role.OWNER, user_id=actor.pk, label=str(actor))
    if isinstance(actor, GuestUser):
        return _phone_at(session_id, actor.guest_pass) or _public(club_id)
    for role, player_id, members_act, view in _MINE.rows(club=club_id, user=actor.pk or 0):
        return Standing(
            club_id=club_id,
            role=Role(role),
            public_view=view,
            members_act=members_act,
            player_id=player_id,
            user_id=actor.pk,
            label=str(actor),
        )
    return replace(_public(club_id), user_id=actor.pk, label=str(actor))


_MINE = Written(
    lambda: Membership.objects.filter(
        club_id=Asked("club", BigIntegerField()),
        user_id=Asked("user", BigIntegerField()),
        club__is_active=True,
    ).values_list("role", "player_id", "club__members_act", "club__public_view")
)


def _standing_of_device(club_id: int, device: DeviceToken) -> Standing:
    public = replace(_public(club_id), label=device.label)
    # Read again: the token may have been revoked since the request began.
    live = DeviceToken.live().filter(pk=device.pk, club_id=club_id)
    role = live.values_list("role", flat=True).first()
    if role is None:
        return public
    return replace(public, role=Role(role), reads_only=role == Role.MEMBER)


PHONE = ("club_id", "player_id", "pk", "club__members_act", "club__public_view")
"""The columns of a `GuestPass` that `standing_of_phone` takes."""


def standing_of_phone(
    club_id: int, player_id: int, pass_id: int, members_act: bool, public_view: str
) -> Standing:
    """Who a guest's phone that works is at its own table."""
    return Standing(
        club_id,
        role=None,
        public_view=public_view,
        members_act=members_act,
        player_id=player_id,
        guest_pass_id=pass_id,
    )


def _phone_at(session_id: int | None, guest_pass: GuestPass) -> Standing | None:
    # Read again: it may have been taken away since the request began.
    live = GuestPass.live().filter(pk=guest_pass.pk, chouette_session_id=session_id or 0)
    return next((standing_of_phone(*columns) for columns in live.values_list(*PHONE)), None)


def _public(club_id: int) -> Standing:
    views = Club.objects.filter(pk=club_id, is_active=True).values_list("public_view", flat=True)
    return Standing(club_id, role=None, public_view=views.first() or PublicView.NOTHING)
