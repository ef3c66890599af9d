"""What goes of boards and match files when somebody's log-in is closed for good; the caller has the
transaction."""

from __future__ import annotations

from django.contrib.auth.models import User

from games.engine import Side
from games.models import Board, MatchRecord


def forget_player(user: User) -> None:
    """The names of the sides he plays, and his match files; and nobody sits down opposite him any
    more. What was played stays."""
    Board.objects.filter(white=user).update(white_name=Side.WHITE.label)
    Board.objects.filter(black=user).update(black_name=Side.BLACK.label)
    Board.objects.filter(maker=user).exclude(secret_hash="").update(secret_hash="")
    MatchRecord.objects.filter(owner=user).delete()
