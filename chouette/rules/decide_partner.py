"""Commands about the box's partner (rows 42-45)."""

from __future__ import annotations

from . import commands as cmd
from . import events as ev
from . import places
from .checks import refuse_game_open
from .partners import asked_in_order, drawn_among, highest_roll, may_refuse, partner_allowed
from .rotation import Rotation, check_rolls
from .state import ChouetteState
from .table_errors import (
    NothingChanged,
    PartnerByLot,
    PartnerMayNotRefuse,
    PartnerNotAllowed,
    PartnerNotAsked,
    PartnerNotByLot,
    PartnerTaken,
    RotationNotDrawn,
)


def offer_partner(state: ChouetteState, command: cmd.OfferPartner) -> tuple[ev.Event, ...]:
    """The first whom the house rule names, and who has not refused, is asked (row 43).

    Raises GameOpen, RotationNotDrawn, PartnerTaken, PartnerNotAllowed, PartnerByLot where nobody is
    left to be asked, NothingChanged.
    """
    rotation = _may_have_partner(state)
    player = _next_asked(state, rotation)
    if player is None:
        raise PartnerByLot
    if player == state.partner_asked:
        raise NothingChanged
    return (ev.PartnerAsked(player=player),)


def answer_partner(state: ChouetteState, command: cmd.AnswerPartner) -> tuple[ev.Event, ...]:
    """Accepting makes the partnership; refusing passes the question to the next in turn (row 43).

    Raises as `offer_partner`, and PartnerNotAsked, PartnerMayNotRefuse.
    """
    rotation = _may_have_partner(state)
    player = command.player
    if state.partner_asked != player or player not in rotation.order[1:]:
        raise PartnerNotAsked(player=player)
    if command.accept:
        seating = places.partnered(state.seating, player)
        return (ev.PartnerAnswered(player=player, accepted=True, seating=seating),)
    if not may_refuse(state.ruleset):
        raise PartnerMayNotRefuse(player=player)
    refused = ev.PartnerAnswered(player=player, accepted=False, seating=state.seating)
    following = _next_asked(state, rotation, also_refused=player)
    return (refused, *((ev.PartnerAsked(player=following),) if following else ()))


def draw_partner(state: ChouetteState, command: cmd.DrawPartner) -> tuple[ev.Event, ...]:
    """The lot falls on the highest die among the team without its captain.

    Raises as `offer_partner`, and PartnerNotByLot while somebody is left to be asked, BadJson or
    UnknownPlayer for dice that cannot be, RollsTied while the highest throw is shared.
    """
    rotation = _may_have_partner(state)
    player = _next_asked(state, rotation)
    if player is not None:
        raise PartnerNotByLot(player=player)
    check_rolls(command.rolls)
    drawn = highest_roll(drawn_among(rotation), command.rolls)
    seating = places.partnered(state.seating, drawn)
    return (ev.PartnerDrawn(player=drawn, rolls=command.rolls, seating=seating),)


def _next_asked(
    state: ChouetteState, rotation: Rotation, also_refused: str | None = None
) -> str | None:
    refused = {*state.partner_refused, also_refused}
    candidates = asked_in_order(state.ruleset, rotation)
    return next((player for player in candidates if player not in refused), None)


def _may_have_partner(state: ChouetteState) -> Rotation:
    refuse_game_open(state)
    rotation = state.seating.rotation
    if not rotation.order:
        raise RotationNotDrawn
    if rotation.partner is not None:
        raise PartnerTaken(player=rotation.partner)
    if not partner_allowed(state.ruleset, len(rotation.order)):
        raise PartnerNotAllowed(players=len(rotation.order))
    return rotation
