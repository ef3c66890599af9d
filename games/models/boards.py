"""Boards: a match or a money session that two people play over the API, one move after another.

A board's row is the lock that every write takes; its commands, numbered 1, 2, 3, are the truth of
what was played, each with what it did (`games.boards.deeds`). Status, scores and who sits where are
derived from them and written with each. The log is never changed and boards are never deleted.

`head` chains the log: first the hash over what the board was made with, then over the head before
and the command. It names a state for good, so that folded states can be kept.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from games.engine.variants import USUAL

COMMANDS_MAX = 5_000
LENGTH_MAX = 25
NAME_LENGTH_MAX = 80


class Opponent(models.TextChoices):
    """Who plays the other side."""

    HERE = "here", _("both on one device")
    INVITED = "invited", _("somebody invited")


class BoardStatus(models.TextChoices):
    """Whether there is something left to play."""

    OPEN = "open", _("open")
    OVER = "over", _("over")


class Board(models.Model):
    """One board, and what was agreed on before the first throw."""

    maker = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", verbose_name=_("made by")
    )
    command_id = models.UUIDField(_("identifier"), help_text=_("The sender made it."))
    body_hash = models.CharField(_("hash of the body"), max_length=64, editable=False)
    variant = models.CharField(_("variant"), max_length=20, default=USUAL)
    length = models.PositiveSmallIntegerField(_("length"), help_text=_("0: for money."))
    rules = models.JSONField(_("rules"))
    opponent = models.CharField(_("opponent"), max_length=7, choices=Opponent)
    white = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("White"),
    )
    black = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("Black"),
    )
    white_name = models.CharField(_("name of White"), max_length=NAME_LENGTH_MAX)
    black_name = models.CharField(_("name of Black"), max_length=NAME_LENGTH_MAX)
    secret_hash = models.CharField(max_length=64, blank=True, default="", editable=False)
    status = models.CharField(
        _("status"), max_length=4, choices=BoardStatus, default=BoardStatus.OPEN
    )
    white_score = models.PositiveIntegerField(_("score of White"), default=0)
    black_score = models.PositiveIntegerField(_("score of Black"), default=0)
    last_seq = models.PositiveIntegerField(_("commands"), default=0)
    head = models.CharField(
        _("hash of the log"), max_length=64, blank=True, default="", editable=False
    )
    made_at = models.DateTimeField(_("made"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("board"), _("boards")
        ordering = ["-id"]
        constraints = [
            models.UniqueConstraint(name="board_command_id_once", fields=["maker", "command_id"]),
            models.CheckConstraint(
                name="board_status_known", condition=Q(status__in=BoardStatus.values)
            ),
            models.CheckConstraint(
                name="board_bounded",
                condition=Q(last_seq__lte=COMMANDS_MAX, length__lte=LENGTH_MAX),
            ),
            models.CheckConstraint(
                name="board_one_device_or_two_people",
                condition=Q(opponent=Opponent.HERE, white=F("maker"), black=F("maker"))
                | (
                    Q(opponent=Opponent.INVITED)
                    & (Q(white__isnull=True) | Q(black__isnull=True) | ~Q(white=F("black")))
                ),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.white_name} - {self.black_name}"


class BoardCommand(models.Model):
    """Something that was asked for and done; the sender made `command_id` before he sent it."""

    board = models.ForeignKey(
        Board, models.PROTECT, related_name="commands", verbose_name=_("board")
    )
    seq = models.PositiveIntegerField(_("number"))
    command_id = models.UUIDField(_("identifier"), help_text=_("The sender made it."))
    kind = models.CharField(_("kind"), max_length=30)
    body_hash = models.CharField(_("hash of the body"), max_length=64, editable=False)
    deeds = models.JSONField(_("what it did"))
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", verbose_name=_("sent by")
    )
    head = models.CharField(_("hash of the log"), max_length=64, editable=False)
    recorded_at = models.DateTimeField(_("recorded"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("command on a board"), _("commands on boards")
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(name="boardcommand_seq_once", fields=["board", "seq"]),
            models.UniqueConstraint(name="boardcommand_id_once", fields=["board", "command_id"]),
            models.CheckConstraint(name="boardcommand_seq_positive", condition=Q(seq__gte=1)),
        ]

    def __str__(self) -> str:
        return f"{self.seq} {self.kind}"
