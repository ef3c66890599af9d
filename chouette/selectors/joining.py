"""What a table's code leads to: who sits there without a phone, which phones there are."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils import timezone

from chouette.makers import codes_by_right
from chouette.models import ChouetteSession, GuestPass, JoinCode, Player, SessionStatus
from chouette.permissions import Action, Actor, GuestUser, standing_in
from chouette.selectors.logs import state_of
from clubsite.secret_keys import hash_of


def phone_by_secret(secret: str) -> GuestPass | None:
    """The live phone with this secret, its player and club with it; one query."""
    live = GuestPass.live().filter(secret_hash=hash_of(secret))
    return live.select_related("player", "club").first()


def phones_at(session_id: int) -> list[GuestPass]:
    """The phones that work at this table now, the newest first."""
    live = GuestPass.live().filter(chouette_session_id=session_id)
    return list(live.select_related("player").order_by("-created_at", "-pk"))


def joined_at(session_id: int) -> bool:
    """Whether any guest ever joined this table by a code."""
    return GuestPass.objects.filter(chouette_session_id=session_id).exists()


@dataclass(frozen=True)
class PhoneHere:
    """The table that a browser joined as a guest's phone, and whether it `works` there still;
    `sits`: its player sits there now."""

    row: ChouetteSession
    player: Player
    works: bool
    sits: bool
    why: str = ""


def phone_here(secret: str) -> PhoneHere | None:
    """What the browser with this secret joined last, if it joined any table; `why` its phone works
    no more: `over` (its time), `out` (the club lets no guests join), `account` (he is no guest any
    more) or `taken` away."""
    made = GuestPass.objects.filter(secret_hash=hash_of(secret))
    phone = made.select_related("player", "chouette_session__club").first()
    if phone is None or not phone.chouette_session.club.is_active:
        return None
    row = phone.chouette_session
    works = GuestPass.live().filter(pk=phone.pk).exists()
    sits = str(phone.player_id) in state_of(row).seating.everybody
    return PhoneHere(row, phone.player, works, sits, "" if works else _why_ended(phone))


def _why_ended(phone: GuestPass) -> str:
    if not phone.chouette_session.club.guests_join:
        return "out"
    if not phone.player.is_guest:
        return "account"
    return "over" if phone.expires_at <= timezone.now() else "taken"


def seats_without_phone(row: ChouetteSession) -> list[Player]:
    """The guests at this table who have no phone of their own yet, by name."""
    here = [int(player) for player in state_of(row).seating.everybody]
    guests = Player.objects.filter(pk__in=here, is_guest=True, is_active=True)
    waiting = guests.exclude(pk__in=GuestPass.live().values("player_id"))
    return sorted(waiting, key=lambda player: (player.name_key, player.pk))


@dataclass(frozen=True)
class Welcome:
    """What somebody with the code of table `row` finds there: `guest` is whose phone he holds, and
    `seats` are the guests who have none."""

    row: ChouetteSession
    over: bool
    guest: Player | None
    sits: bool
    sees: bool
    seats: list[Player]


def welcome_at(row: ChouetteSession, user: Actor) -> Welcome:
    """What `user` is at the table, and which seats there a phone is wanted for."""
    phone = user.guest_pass if isinstance(user, GuestUser) else None
    guest = phone.player if phone and phone.chouette_session_id == row.pk else None
    return Welcome(
        row=row,
        over=row.status == SessionStatus.CLOSED,
        guest=guest,
        sits=guest is not None and str(guest.pk) in state_of(row).seating.everybody,
        sees=standing_in(row.club, user, row.pk).may(Action.SEE_TABLES),
        seats=seats_without_phone(row),
    )


def code_of(session_id: int) -> JoinCode | None:
    """The code by which guests join this table, if it has one."""
    return JoinCode.objects.filter(codes_by_right(), chouette_session_id=session_id).first()
