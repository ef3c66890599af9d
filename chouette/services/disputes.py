"""A game in doubt: a member says that it was scored wrongly, whoever may correct it decides.

No points change here. What was decided is kept as one word of `VERDICTS`, followed by what whoever
decided had to say.
"""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from chouette.doubt_refusals import AlreadyInDoubt, DisputeDecided, NotCorrected
from chouette.models import ChouetteSession, Dispute
from chouette.permissions import Action, Actor, Standing, standing_at
from chouette.refusals import NotFound, UnknownValue
from chouette.rules import commands as cmd
from chouette.rules.state import ChouetteState
from chouette.rules.table_errors import UnknownGame
from chouette.selectors.game_versions import versions_of
from chouette.selectors.logs import state_of
from chouette.services.authority import action_for
from clubsite.clean_text import clean_text

NOTE_MAX = 200
BY_PEOPLE = ("stands", "corrected")
VERDICTS = (*BY_PEOPLE, "withdrawn", "undone")
"""The game stands as it was scored; it was corrected; it was not meant; the game is no more."""


def dispute_game(
    *, session_id: int, game: int, actor: Actor, note: str = "", device: str = ""
) -> Dispute:
    """`actor` says that this finished game was scored wrongly, and why.

    Sent twice it is one dispute. Raises AlreadyInDoubt where somebody else said so before,
    UnknownGame, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        row, standing = _locked(session_id, actor)
        standing.require(Action.DISPUTE)
        if not 1 <= game <= len(state_of(row).records):
            raise UnknownGame(game=game)
        known = Dispute.objects.filter(chouette_session=row, game=game, decided_at=None).first()
        device = (device or ("" if standing.user_id else standing.label))[:80]
        if known is not None:
            return _same(known, standing, device)
        return Dispute.objects.create(
            club_id=row.club_id,
            chouette_session=row,
            game=game,
            note=clean_text(note, limit=NOTE_MAX),
            raised_by_id=standing.user_id,
            device=device,
        )


def decide_dispute(
    *, dispute_id: int, actor: Actor, verdict: str = "stands", word: str = ""
) -> Dispute:
    """Whoever may correct the game decides: it "stands", or is "corrected" now.

    Raises DisputeDecided (unless it is his own decision, sent again), NotCorrected where the game
    is as it was when it was doubted, UnknownValue, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        dispute, standing = _found(dispute_id, actor)
        standing.require(action_for(cmd.CorrectGame.kind, dispute.chouette_session))
        if verdict not in BY_PEOPLE:
            raise UnknownValue(field="verdict", value=verdict[:80])
        if verdict == "corrected" and dispute.decided_at is None:
            _refuse_uncorrected(dispute)
        return _decided(dispute, standing, verdict, word)


def withdraw_dispute(*, dispute_id: int, actor: Actor) -> Dispute:
    """Whoever raised it takes it back. Raises DisputeDecided, NotFound, NotAllowed."""
    with transaction.atomic(durable=True):
        dispute, standing = _found(dispute_id, actor)
        if standing.user_id is None or dispute.raised_by_id != standing.user_id:
            raise standing.refusal()
        return _decided(dispute, standing, "withdrawn", "")


def follow_command(
    row: ChouetteSession, command: cmd.Command, after: ChouetteState, standing: Standing
) -> None:
    """What a command decides of itself: a game in doubt that is corrected, or is no more.

    Called in the command's transaction, which holds the table's lock.
    """
    if not isinstance(command, cmd.CorrectGame | cmd.Void):
        return
    undecided = Dispute.objects.filter(chouette_session=row, decided_at=None)
    by = {"decided_at": timezone.now(), "decided_by_id": standing.user_id}
    if isinstance(command, cmd.CorrectGame):
        undecided.filter(game=command.game).update(decision="corrected", **by)
    else:
        undecided.filter(game__gt=len(after.records)).update(decision="undone", **by)


def _locked(session_id: int, actor: Actor) -> tuple[ChouetteSession, Standing]:
    """The table, locked, and who asks; he sees it."""
    row = ChouetteSession.objects.select_for_update().filter(pk=session_id).first()
    if row is None:
        raise NotFound
    standing = standing_at(row.club_id, actor)
    standing.require(Action.SEE_TABLES)
    return row, standing


def _found(dispute_id: int, actor: Actor) -> tuple[Dispute, Standing]:
    at = Dispute.objects.filter(pk=dispute_id).values_list("chouette_session_id", flat=True)
    row, standing = _locked(at.first() or 0, actor)
    # Read under the table's lock, which every decision holds.
    dispute = Dispute.objects.get(pk=dispute_id)
    dispute.chouette_session = row
    return dispute, standing


def _refuse_uncorrected(dispute: Dispute) -> None:
    versions = versions_of(dispute.chouette_session_id, dispute.game)
    if not any(version.entry.recorded_at > dispute.raised_at for version in versions):
        raise NotCorrected(game=dispute.game)


def _same(known: Dispute, standing: Standing, device: str) -> Dispute:
    theirs, mine = (known.raised_by_id, known.device), (standing.user_id, device)
    if theirs[0] != mine[0] or (mine[0] is None and theirs != mine):
        raise AlreadyInDoubt(game=known.game)
    return known


def _decided(dispute: Dispute, standing: Standing, verdict: str, word: str) -> Dispute:
    decision = ": ".join(part for part in (verdict, clean_text(word, limit=NOTE_MAX)) if part)
    if dispute.decided_at is not None:
        if (dispute.decision, dispute.decided_by_id) == (decision[:NOTE_MAX], standing.user_id):
            return dispute
        raise DisputeDecided(game=dispute.game)
    dispute.decision = decision[:NOTE_MAX]
    dispute.decided_by_id, dispute.decided_at = standing.user_id, timezone.now()
    dispute.save(update_fields=["decision", "decided_by", "decided_at"])
    return dispute
