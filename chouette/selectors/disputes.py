"""Games in doubt, with the names of those who said so and of those who decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime

from django.contrib.auth.models import User
from django.db.models import QuerySet

from chouette.models import ChouetteSession, Dispute, Player
from chouette.permissions import Action, Actor, Standing
from chouette.refusals import NotFound
from chouette.selectors.access import table_seen
from chouette.selectors.log_ins import name_of_log_in

DOUBTS_SHOWN = 20


@dataclass(frozen=True)
class Doubt:
    """One dispute. `verdict` is empty until it is decided; `word` is what was said with it."""

    dispute_id: int
    session_id: int
    table: str
    night_on: date
    game: int
    note: str
    raised_by_id: int | None
    raised_by: str
    raised_at: datetime
    verdict: str = ""
    word: str = ""
    decided_by: str = ""
    decided_at: datetime | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has decided yet."""
        return self.decided_at is None


def doubts_at(rows: Iterable[ChouetteSession], *, game: int | None = None) -> list[Doubt]:
    """Every dispute at these tables of one club, or about one game, oldest first; two queries."""
    tables = [row.pk for row in rows]
    found = Dispute.objects.filter(chouette_session__in=tables)
    return _told(found if game is None else found.filter(game=game))


def undecided_at(rows: Iterable[ChouetteSession]) -> list[Doubt]:
    """The disputes at these tables that nobody has decided yet; two queries, one if none."""
    tables = [row.pk for row in rows]
    return _told(Dispute.objects.filter(chouette_session__in=tables, decided_at=None))


def games_in_doubt(session_id: int) -> frozenset[int]:
    """The numbers of the games of a table that are in doubt now; one query."""
    undecided = Dispute.objects.filter(chouette_session=session_id, decided_at=None)
    return frozenset(undecided.values_list("game", flat=True))


def game_of_dispute(dispute_id: int) -> tuple[int, int]:
    """The table and the number of the game it is about. Raises NotFound."""
    found = Dispute.objects.filter(pk=dispute_id).values_list("chouette_session_id", "game").first()
    if found is None:
        raise NotFound
    return found


def undecided_in(club_id: int) -> list[Doubt]:
    """The oldest disputes of a club that nobody has decided yet; two queries, one if none."""
    return _told(Dispute.objects.filter(club=club_id, decided_at=None)[:DOUBTS_SHOWN])


def disputes_of(
    club_id: int, *, session: int | None = None, decided: bool | None = None
) -> QuerySet[Dispute]:
    """The disputes of a club, or of one of its tables, decided or not, as `doubts_told` needs
    them."""
    found = Dispute.objects.filter(club=club_id).select_related(*_RELATED)
    if session is not None:
        found = found.filter(chouette_session=session)
    return found if decided is None else found.filter(decided_at__isnull=not decided)


def doubts_told(disputes: Iterable[Dispute], standing: Standing) -> list[Doubt]:
    """These disputes with names; what a member said is for members. One query."""
    disputes = list(disputes)
    names = _names(disputes)
    told = [_doubt(dispute, names) for dispute in disputes]
    if standing.may(Action.DISPUTE):
        return told
    return [replace(doubt, note="", raised_by="", raised_by_id=None) for doubt in told]


def dispute_seen(dispute_id: int, actor: Actor) -> tuple[Dispute, Standing]:
    """The dispute of this number with its table, and who `actor` is there. Raises NotFound,
    NotAllowed."""
    found = Dispute.objects.select_related(*_RELATED).filter(pk=dispute_id).first()
    if found is None:
        raise NotFound
    _row, standing = table_seen(found.chouette_session_id, actor)
    return found, standing


_RELATED = ("chouette_session", "raised_by", "decided_by")


def _told(found: QuerySet[Dispute]) -> list[Doubt]:
    disputes = list(found.select_related(*_RELATED))
    names = _names(disputes)
    return [_doubt(dispute, names) for dispute in disputes]


def _names(disputes: Iterable[Dispute]) -> dict[tuple[int, int | None], str]:
    """What those users are called as players, by club and user."""
    pairs = {(d.club_id, user) for d in disputes for user in (d.raised_by_id, d.decided_by_id)}
    if not pairs:
        return {}
    players = Player.objects.filter(
        club__in={club for club, _user in pairs},
        user__in={user for _club, user in pairs if user is not None},
    )
    columns = ("club_id", "user_id", "name")
    return {(club, user): name for club, user, name in players.values_list(*columns)}


def _doubt(dispute: Dispute, names: dict[tuple[int, int | None], str]) -> Doubt:
    def name(user: User | None) -> str:
        return names.get((dispute.club_id, user.pk), name_of_log_in(user)) if user else ""

    verdict, _colon, word = dispute.decision.partition(": ")
    row = dispute.chouette_session
    return Doubt(
        dispute_id=dispute.pk,
        session_id=row.pk,
        table=row.table,
        night_on=row.night_on,
        game=dispute.game,
        note=dispute.note,
        raised_by_id=dispute.raised_by_id,
        raised_by=name(dispute.raised_by) or dispute.device,
        raised_at=dispute.raised_at,
        verdict=verdict,
        word=word,
        decided_by=name(dispute.decided_by),
        decided_at=dispute.decided_at,
    )
