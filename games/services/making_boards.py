"""Making a board, and sitting down on one to which somebody was invited."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from uuid import UUID

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils.timezone import now

from clubsite.canonical import digest
from clubsite.clean_text import name_or_none
from clubsite.secret_keys import hash_of, new_secret
from games.engine import Match, Rules, Side
from games.engine.variants import USUAL
from games.models import Board
from games.models.boards import NAME_LENGTH_MAX, Opponent
from games.refusals import BadName, ReusedCommandId, TooManyBoards
from games.selectors.boards import rules_json

BOARDS_A_DAY = 100


@dataclass(frozen=True)
class Made:
    """A board, whether it was made before, and the secret that opens its other side."""

    board: Board
    replayed: bool
    secret: str | None


@dataclass(frozen=True)
class Agreed:
    """What is agreed on before the first throw. Of an invited board the maker plays `side`."""

    length: int = 0
    rules: Rules = field(default_factory=Rules)
    opponent: str = Opponent.HERE
    side: Side = Side.WHITE
    white_name: str = Side.WHITE.label
    black_name: str = Side.BLACK.label
    variant: str = USUAL


def make_board(*, user: User, command_id: UUID, agreed: Agreed) -> Made:
    """Make a board. Sent again it is the same board; while nobody sits on its other side it gets a
    new secret then, and the one before opens nothing any more.

    Raises BadName, ReusedCommandId, TooManyBoards, InvalidMatch.
    """
    match = Match(agreed.length, rules=agreed.rules)
    names = clean_name(agreed.white_name), clean_name(agreed.black_name)
    told = (agreed.variant, match.length, rules_json(match.rules), *names)
    body_hash = digest("make_board", *told, agreed.opponent, int(agreed.side))
    try:
        return _made(user, command_id, agreed, names, body_hash)
    except IntegrityError:
        # Where the same was sent twice at once, the other one made it.
        if not Board.objects.filter(maker=user, command_id=command_id).exists():
            raise
    return _made(user, command_id, agreed, names, body_hash)


def _made(
    user: User, command_id: UUID, agreed: Agreed, names: tuple[str, str], body_hash: str
) -> Made:
    with transaction.atomic(durable=True):
        known = Board.objects.select_for_update().filter(maker=user, command_id=command_id).first()
        if known is None:
            _refuse_too_many(user)
            board = _new(user, command_id, agreed, names, body_hash)
            return Made(board, False, _with_secret(board))
        if known.body_hash != body_hash:
            raise ReusedCommandId
        return Made(known, True, _with_secret(known))


def _refuse_too_many(user: User) -> None:
    """Boards are never deleted, so nobody makes them without end."""
    made = Board.objects.filter(maker=user, made_at__gt=now() - timedelta(days=1))
    if made.count() >= BOARDS_A_DAY:
        raise TooManyBoards(limit=BOARDS_A_DAY)


def _new(
    user: User, command_id: UUID, agreed: Agreed, names: tuple[str, str], body_hash: str
) -> Board:
    here = agreed.opponent == Opponent.HERE
    return Board.objects.create(
        maker=user,
        command_id=command_id,
        body_hash=body_hash,
        variant=agreed.variant,
        length=agreed.length,
        rules=rules_json(agreed.rules),
        opponent=agreed.opponent,
        white=user if here or agreed.side is Side.WHITE else None,
        black=user if here or agreed.side is Side.BLACK else None,
        white_name=names[Side.WHITE],
        black_name=names[Side.BLACK],
        head=digest(user.pk, str(command_id), body_hash),
    )


def _with_secret(board: Board) -> str | None:
    """A new secret for the side on which nobody sits yet; None where both have somebody."""
    if board.white_id is not None and board.black_id is not None:
        return None
    secret = new_secret()
    board.secret_hash = hash_of(secret)
    board.save(update_fields=["secret_hash"])
    return secret


def clean_name(name: str) -> str:
    """A name as it is shown. Raises BadName."""
    clean = name_or_none(name, limit=NAME_LENGTH_MAX)
    if clean is None:
        raise BadName(limit=NAME_LENGTH_MAX)
    return clean
