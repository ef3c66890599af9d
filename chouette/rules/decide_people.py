"""Commands of people: joining, leaving, breaks, declining the box, proxies (rows 13, 50-54)."""

from __future__ import annotations

from . import commands as cmd
from . import events as ev
from . import places
from .checks import check_newcomer, check_seated, refuse_game_open
from .seating import Going, Seating
from .state import ChouetteState
from .table_errors import (
    AlreadyGoing,
    BoxNotDeclinable,
    NotAway,
    NothingChanged,
    OwnProxy,
    StillWaiting,
)


def join(state: ChouetteState, command: cmd.Join) -> tuple[ev.Event, ...]:
    """A newcomer: last in line, or waiting while a game is open or the order not drawn (row 50).

    Raises AlreadySeated, TooManyPlayers, BadLevel.
    """
    check_newcomer(state.seating, command.player, command.level)
    wait = state.game is not None or not state.seating.line
    seating = places.joined(state.seating, command.player, wait=wait)
    return (ev.PlayerJoined(player=command.player, level=command.level, seating=seating),)


def leave(state: ChouetteState, command: cmd.Leave) -> tuple[ev.Event, ...]:
    """Somebody goes home: at once, or when the game he plays in is settled (row 52).

    Raises NotSeated, AlreadyGoing.
    """
    seating = _going(state, command.player, "leave")
    return (ev.PlayerLeft(player=command.player, seating=seating),)


def sit_out(state: ChouetteState, command: cmd.SitOut) -> tuple[ev.Event, ...]:
    """Somebody takes a break: at once, or when the game he plays in is settled (row 53).

    Raises NotSeated, StillWaiting, AlreadyGoing, NothingChanged.
    """
    player = command.player
    if player in state.seating.away:
        raise NothingChanged
    if player in state.seating.waiting:
        raise StillWaiting(player=player, field="player")
    return (ev.PlayerSatOut(player=player, seating=_going(state, player, "sit_out")),)


def _going(state: ChouetteState, player: str, how: Going) -> Seating:
    seating = state.seating
    check_seated(seating, player)
    if seating.going.get(player) == how:
        raise AlreadyGoing(player=player)
    game = state.game
    if game is not None and (player in game.order or player == game.partner):
        return places.going(seating, player, how)
    return places.gone(seating, player, how, state.ruleset)


def come_back(state: ChouetteState, command: cmd.Return) -> tuple[ev.Event, ...]:
    """Back from a break, or staying after all (row 53). Raises NotAway."""
    if command.player not in state.seating.away and command.player not in state.seating.going:
        raise NotAway(player=command.player)
    seating = places.back(state.seating, command.player, state.ruleset)
    return (ev.PlayerReturned(player=command.player, seating=seating),)


def decline_box(state: ChouetteState, command: cmd.DeclineBox) -> tuple[ev.Event, ...]:
    """A captain who has just won the box leaves it to the next, where the house allows it (row 13).

    Raises GameOpen, BoxNotDeclinable.
    """
    refuse_game_open(state)
    order = state.seating.rotation.order
    if not state.ruleset.decline_box or not state.records or len(order) < 2:
        raise BoxNotDeclinable
    if order[0] == state.records[-1].order[0]:
        raise BoxNotDeclinable
    seating = places.box_declined(state.seating)
    if seating.rotation.order[0] == order[0]:
        # Behind him are only those whom the last game sent to the end.
        raise BoxNotDeclinable
    return (ev.BoxDeclined(player=order[0], seating=seating),)


def name_proxy(state: ChouetteState, command: cmd.NameProxy) -> tuple[ev.Event, ...]:
    """Somebody decides on an absent member's cube for the rest of the game (row 54).

    Raises NotSeated, OwnProxy, NothingChanged.
    """
    check_seated(state.seating, command.player)
    if command.proxy is not None:
        check_seated(state.seating, command.proxy, "proxy")
    if command.proxy == command.player:
        raise OwnProxy(field="proxy")
    if command.proxy == state.proxies.get(command.player):
        raise NothingChanged
    return (ev.ProxyNamed(player=command.player, proxy=command.proxy),)
