"""Guests who join a table by its code, from their own phone and without an account.

Whoever keeps the score makes the code; whoever has it takes a seat by a new name, or the phone for
a guest's seat that has none. Somebody who was a guest before has results and a balance, so he is
not sat down by his name alone: whoever keeps the score adds him to the table, and he chooses his
seat; only the phone that he had here last time needs nobody's help. What he is given is a guest's
phone (`GuestPass`), kept by a secret in his browser: guest, seat and phone are written together or
not at all.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import timedelta
from uuid import uuid4

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from chouette.joining_refusals import (
    GuestOfTheClub,
    GuestsStayOut,
    NameHasAccount,
    NightOver,
    NoSuchCode,
    PhoneThere,
    SeatGone,
    TooManyCodes,
    TooManyPhones,
)
from chouette.makers import codes_by_right
from chouette.models import (
    ChouetteSession,
    Club,
    DeviceToken,
    GuestPass,
    JoinCode,
    Player,
    SessionStatus,
)
from chouette.models.joining import JOIN_CODE_LENGTH
from chouette.permissions import Action, Actor, Standing, standing_at
from chouette.refusals import NotFound
from chouette.rules import commands as cmd
from chouette.rules.decide import decide
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import state_of
from chouette.services.club_commands import noted
from chouette.services.players import known_as, new_player
from chouette.services.recording import record, request_for
from chouette.services.submission import known_conflicts, lock_tables
from clubsite.secret_keys import hash_of, new_secret
from clubsite.throttle import is_spared, seconds_left, seconds_to_wait, spare

PHONE_LASTS = timedelta(hours=36)
OLD_CODE_IS_NO_GUESS = timedelta(hours=12)
"""What hung on the table tonight is scanned all night, by phones that share one address."""

PHONES_MAX = 48
"""So many phones a table is given in all: three for each seat."""

CODE_LETTERS = "BCDFGHJKMNPRTVWXYZ"
"""No two of them look alike, and without vowels they spell nothing."""


@dataclass(frozen=True)
class Joined:
    """A guest's phone, and the secret by which its browser is known."""

    guest_pass: GuestPass
    secret: str


def make_join_code(*, session_id: int, actor: Actor) -> JoinCode:
    """A code for this open table, in the place of the one it had, which then leads nowhere.

    Raises GuestsStayOut, NightOver, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        row, standing = _table(session_id, actor)
        if not row.club.guests_join:
            raise GuestsStayOut
        if row.status == SessionStatus.CLOSED:
            raise NightOver
        _spare(JoinCode.objects.filter(chouette_session=row))
        device = actor if isinstance(actor, DeviceToken) else None
        values = {"code": _free_code(), "created_by_id": standing.user_id, "device": device}
        made, _ = JoinCode.objects.update_or_create(
            chouette_session=row, defaults={**values, "created_at": timezone.now()}
        )
        noted(row.club, standing, {"kind": "make_join_code", "session": row.pk})
        return made


def withdraw_join_code(*, session_id: int, actor: Actor) -> None:
    """Nobody joins by the table's code any more; phones that are there stay. Raises NotFound,
    NotAllowed."""
    with transaction.atomic(durable=True):
        row, standing = _table(session_id, actor)
        codes = JoinCode.objects.filter(chouette_session=row)
        _spare(codes)
        if codes.delete()[0]:
            noted(row.club, standing, {"kind": "withdraw_join_code", "session": row.pk})


def revoke_guest_pass(*, session_id: int, actor: Actor, pass_id: int) -> None:
    """The phone may do nothing more, from its next request on; its player keeps his seat. The table
    gets a new code, where it has one: whoever held the phone knows the old one.

    Raises NotFound, also where it was taken away before, and NotAllowed.
    """
    with transaction.atomic(durable=True):
        row, standing = _table(session_id, actor)
        live = GuestPass.objects.filter(chouette_session=row, pk=pass_id, revoked_at=None)
        if not live.update(revoked_at=timezone.now()):
            raise NotFound
        codes = JoinCode.objects.filter(chouette_session=row)
        _spare(codes)
        codes.update(code=_free_code(), created_at=timezone.now())
        body = {"kind": "revoke_guest_pass", "session": row.pk, "guest_pass": pass_id}
        noted(row.club, standing, body)


def end_guests(club: Club) -> None:
    """No code of this club opens anything, and no guest's phone works; the caller holds its
    lock."""
    codes = JoinCode.objects.filter(chouette_session__club=club)
    _spare(codes)
    codes.delete()
    phones = GuestPass.objects.filter(club=club, revoked_at=None)
    phones.update(revoked_at=timezone.now())


def clean_code(code: str) -> str:
    """A code as it is kept, however it was typed; what no code can be gives an empty one."""
    letters = "".join(letter for letter in code.upper() if letter not in " -.\t")
    known = len(letters) == JOIN_CODE_LENGTH and set(letters) <= set(CODE_LETTERS)
    return letters if known else ""


def table_of_code(*, code: str, address: str) -> JoinCode:
    """Which table `code` opens. Whoever tries others from `address` is slowed down, and finds out
    nothing meanwhile: a right code is refused then as a wrong one is. Before that a right code
    counts nothing, nor does one that was right lately, or a whole club behind one address would
    have to wait.

    Raises TooManyCodes, NoSuchCode.
    """
    if wait := seconds_left(_TRIES, address):
        raise TooManyCodes(seconds=wait)
    tables = JoinCode.objects.select_related("chouette_session__club")
    welcome = Q(chouette_session__club__is_active=True, chouette_session__club__guests_join=True)
    clean = clean_code(code)
    found = tables.filter(welcome, codes_by_right(), code=clean).first()
    if found is not None:
        return found
    # Looked up before it is counted: so many phones at once with a right code are none too many,
    # while guesses at once are judged no more of than the service has threads.
    known = JoinCode.objects.filter(code=clean).exists() or is_spared(clean)
    if not known and (wait := seconds_to_wait(_TRIES, address)):
        raise TooManyCodes(seconds=wait)
    raise NoSuchCode


_TRIES = "codes of tables"


def _spare(codes: QuerySet[JoinCode]) -> None:
    """Nobody who scans one of these hereafter has guessed it."""
    for code in codes.values_list("code", flat=True):
        spare(code, OLD_CODE_IS_NO_GUESS)


def join_by_code(
    *, code: str, address: str, secret: str, name: str = "", player_id: int | None = None
) -> Joined:
    """A phone for a guest at the table of `code`: for somebody new by his `name`, who sits down, or
    for the guest `name` or `player_id`, who sits there without a phone.

    Sent again with the `secret` of a phone that is there it is that phone's seat again. Raises
    TooManyCodes, NoSuchCode, NightOver, NameHasAccount, GuestOfTheClub, PhoneThere, SeatGone,
    TooManyPhones, BadName, NameTaken (of two who came by one name at one moment, or where it looks
    like another's), SeatedElsewhere, SessionFull and any RuleViolation.
    """
    found = table_of_code(code=code, address=address)
    with known_conflicts(guest=name), transaction.atomic(durable=True):
        (row,) = lock_tables(found.chouette_session_id)
        # Read under the lock: a code that was replaced meanwhile opens nothing any more, nor one
        # whose maker may not score any more.
        codes = JoinCode.objects.filter(codes_by_right(), chouette_session=row)
        if not codes.filter(code=found.code).exists():
            raise NoSuchCode
        if row.status == SessionStatus.CLOSED:
            raise NightOver
        state = state_of(row)
        here = GuestPass.live().filter(chouette_session=row, secret_hash=hash_of(secret)).first()
        joined = Joined(here, secret) if here else _phone(row, state, secret, name, player_id)
        if str(joined.guest_pass.player_id) not in state.seating.everybody:
            _sit_down(row, state, joined.guest_pass)
        return joined


def _phone(
    row: ChouetteSession, state: ChouetteState, secret: str, name: str, player_id: int | None
) -> Joined:
    if row.guest_passes.count() >= PHONES_MAX:
        raise TooManyPhones(limit=PHONES_MAX)
    known = _on_seat(row, state, player_id) if player_id else known_as(row.club, name)
    if known is not None:
        _refuse_known(row, state, secret, known)
    player = known or new_player(row.club, name)
    # A browser is one phone, and so at one table.
    used = GuestPass.objects.filter(secret_hash=hash_of(secret))
    used.filter(revoked_at=None).update(revoked_at=timezone.now())
    fresh = new_secret() if used.exists() else secret
    made = GuestPass.objects.create(
        club_id=row.club_id,
        chouette_session=row,
        player=player,
        secret_hash=hash_of(fresh),
        expires_at=timezone.now() + PHONE_LASTS,
    )
    body = {"kind": "give_guest_pass", "session": row.pk, "guest_pass": made.pk}
    noted(row.club, _standing(made), {**body, "player": player.pk})
    return Joined(made, fresh)


def _refuse_known(row: ChouetteSession, state: ChouetteState, secret: str, player: Player) -> None:
    """Raises NameHasAccount, PhoneThere, GuestOfTheClub for whoever may be somebody else."""
    if not player.is_guest:
        raise NameHasAccount(name=player.name)
    his = GuestPass.objects.filter(player=player, secret_hash=hash_of(secret), revoked_at=None)
    had_this_phone = his.exists()
    _refuse_second_phone(row, player)
    if str(player.pk) not in state.seating.everybody and not had_this_phone:
        raise GuestOfTheClub(name=player.name)


def _on_seat(row: ChouetteSession, state: ChouetteState, player_id: int) -> Player:
    guests = Player.objects.filter(club_id=row.club_id, is_guest=True, is_active=True)
    player = guests.filter(pk=player_id).first()
    if player is None or str(player.pk) not in state.seating.everybody:
        raise SeatGone
    return player


def _refuse_second_phone(row: ChouetteSession, player: Player) -> None:
    """Raises PhoneThere; a phone of a night that is over does not keep him from another."""
    phones = GuestPass.live().filter(player=player)
    open_now = Q(chouette_session=row) | Q(chouette_session__status=SessionStatus.OPEN)
    if phones.filter(open_now).exists():
        raise PhoneThere(name=player.name)
    phones.update(revoked_at=timezone.now())


def _sit_down(row: ChouetteSession, state: ChouetteState, phone: GuestPass) -> None:
    command = cmd.Join(player=str(phone.player_id))
    body = {"kind": command.kind, "player": command.player, "level": command.level}
    request = request_for(
        scope=f"session/{row.pk}", command_id=uuid4(), body=body, standing=_standing(phone)
    )
    record(row, request, state, decide(state, command))


def _standing(phone: GuestPass) -> Standing:
    return Standing(
        phone.club_id, role=None, player_id=phone.player_id, guest_pass_id=phone.pk, label="phone"
    )


def _table(session_id: int, actor: Actor) -> tuple[ChouetteSession, Standing]:
    """The table, locked, once `actor` was found to be allowed to score there."""
    (row,) = lock_tables(session_id)
    standing = standing_at(row.club_id, actor, row.pk)
    standing.require(Action.SEE_TABLES)
    standing.require(Action.SCORE)
    return row, standing


def _free_code() -> str:
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(JOIN_CODE_LENGTH))
        if not JoinCode.objects.filter(code=code).exists():
            return code
