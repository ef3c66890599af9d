"""Places at the table as people come, go, take a break and change seats between games.

The order among those who played comes from `rotation`; here the people around them find their
places: who waits, who is away, who leaves. Rows 50-57 and 42-49 of the table in `ruleset`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .frozen import replace
from .rotation import Rotation, decline_box, seat_newcomers
from .ruleset import Ruleset
from .seating import Going, Seating


def after_game(
    seating: Seating, rotation: Rotation, moved: Sequence[str], ruleset: Ruleset
) -> Seating:
    """Everybody's place once a game is settled.

    `rotation` is the order of those who played it and `moved` whom it sent to the end. Those away
    keep their places and have missed one more game, those waiting come in above or below the
    losers, and those who announced it leave or sit out.
    """
    line = keep_places(seating.line, rotation.order, moved)
    line = seat_newcomers(line, moved, seating.waiting, ruleset.newcomer)
    settled = Seating(
        line=_active_first(line, seating.away),
        partner=rotation.partner,
        away={player: missed + 1 for player, missed in seating.away.items()},
        moved=tuple(moved),
    )
    for player, how in seating.going.items():
        settled = gone(settled, player, how, ruleset)
    return settled


def drawn(order: Sequence[str], away: Mapping[str, int]) -> Seating:
    """The first places by an order of everybody; a partnership agreed before it is over."""
    return Seating(line=_active_first(order, away), away=away)


def keep_places(
    line: Sequence[str], order: Sequence[str], moved: Collection[str]
) -> tuple[str, ...]:
    """`order` with those of `line` who did not play put back in their places.

    A place is kept relative to the people behind it: whoever was away stands before the first
    player behind him who did not go to the end, or, if there is none, before those who did. He
    never comes back as the box.
    """
    placed = list(order)
    end = next((i for i, player in enumerate(placed) if player in moved), len(placed))
    losers = len(placed) - end
    for index in range(len(line) - 1, -1, -1):
        player = line[index]
        if player in order:
            continue
        behind = next((p for p in line[index + 1 :] if p in placed and p not in moved), None)
        at = len(placed) - losers if behind is None else placed.index(behind)
        placed.insert(max(1, at), player)
    return tuple(placed)


def joined(seating: Seating, player: str, *, wait: bool) -> Seating:
    """A newcomer at the end of the line, or among those waiting while a game is open."""
    if wait:
        return replace(seating, waiting=(*seating.waiting, player))
    return replace(seating, line=(*seating.line, player))


def gone(seating: Seating, player: str, how: Going, ruleset: Ruleset) -> Seating:
    """`player` left the table for good, or sits out from now on. No game is open.

    The gap closes: behind a captain the next moves up, behind a box the captain takes the box. A
    box or a partner who sits out keeps the last place.
    """
    was_box = seating.line[:1] == (player,)
    was_partner = seating.partner == player
    away = {p: missed for p, missed in seating.away.items() if p != player}
    keeps_place = how == "sit_out" and not was_box and not was_partner
    line = seating.line if keeps_place else tuple(p for p in seating.line if p != player)
    if how == "sit_out":
        away[player] = 0
        line = line if keeps_place else (*line, player)
    left = replace(
        seating,
        line=_active_first(line, away),
        partner=None if was_partner else seating.partner,
        waiting=tuple(p for p in seating.waiting if p != player),
        away=away,
        moved=tuple(p for p in seating.moved if p != player),
    )
    return _partner_back(left, ruleset) if was_box else left


def _partner_back(seating: Seating, ruleset: Ruleset) -> Seating:
    """A partnership ends with its box: the partner stands as after a lost game (row 48)."""
    if seating.partner is None:
        return seating
    at = 1 if ruleset.partner_after_loss == "captain" else len(seating.line)
    line = (*seating.line[:at], seating.partner, *seating.line[at:])
    return replace(seating, line=line, partner=None)


def going(seating: Seating, player: str, how: Going) -> Seating:
    """`player` leaves or sits out once the open game is settled."""
    return replace(seating, going={**seating.going, player: how})


def back(seating: Seating, player: str, ruleset: Ruleset) -> Seating:
    """`player` changed his mind about going, or is back from a break.

    Within `sit_out_games` missed games he has kept his place, after more he goes last (row 53).
    """
    if player in seating.going:
        still = {p: how for p, how in seating.going.items() if p != player}
        return replace(seating, going=still)
    away = {p: missed for p, missed in seating.away.items() if p != player}
    line = seating.line
    if seating.away[player] > ruleset.sit_out_games:
        line = (*(p for p in line if p != player), player)
    return replace(seating, line=line, away=away)


def box_declined(seating: Seating) -> Seating:
    """The new box stands back, above the loser of the last game; the next take over (row 13)."""
    line = decline_box(seating.line, seating.moved)
    return replace(seating, line=_active_first(line, seating.away))


def reordered(seating: Seating, order: Sequence[str], partner: str | None) -> Seating:
    """The host's own order of those who play; people who are away stand behind it."""
    idle = tuple(p for p in seating.line if p in seating.away)
    return replace(seating, line=(*order, *idle), partner=partner, moved=())


def partnered(seating: Seating, player: str) -> Seating:
    """`player` leaves the team and shares the box."""
    return replace(seating, line=tuple(p for p in seating.line if p != player), partner=player)


def _active_first(line: Sequence[str], away: Collection[str]) -> tuple[str, ...]:
    """The line with the first who plays at its head: nobody is the box while he is away."""
    box = next((player for player in line if player not in away), None)
    if box is None:
        return tuple(line)
    return (box, *(player for player in line if player != box))
