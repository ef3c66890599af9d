"""Match files that people sent: the text as it came, and what stands in it in short."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

NAME_LENGTH_MAX = 80
RECORDS_MAX = 1_000
"""Of one account."""
PLAYS_MAX = 3_000
"""Plays and turns of the cube that are read of one file."""


class MatchRecord(models.Model):
    """A match file of an account. Everything but the text and the name is derived from the text by
    `games.records`; the same text twice is one record."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", verbose_name=_("sent by")
    )
    name = models.CharField(_("name"), max_length=NAME_LENGTH_MAX)
    text = models.TextField(_("text"), editable=False)
    text_hash = models.CharField(_("hash of the text"), max_length=64, editable=False)
    format = models.CharField(_("format"), max_length=3)
    white_name = models.CharField(_("name of White"), max_length=NAME_LENGTH_MAX, blank=True)
    black_name = models.CharField(_("name of Black"), max_length=NAME_LENGTH_MAX, blank=True)
    length = models.PositiveSmallIntegerField(_("length"), help_text=_("0: for money."))
    games = models.PositiveIntegerField(_("games"))
    plays = models.PositiveIntegerField(_("plays"))
    faults = models.PositiveIntegerField(_("faults"))
    legal = models.BooleanField(_("every play was legal"))
    sent_at = models.DateTimeField(_("sent"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("match file"), _("match files")
        ordering = ["-id"]
        constraints = [
            models.UniqueConstraint(name="matchrecord_text_once", fields=["owner", "text_hash"]),
        ]

    def __str__(self) -> str:
        return self.name
