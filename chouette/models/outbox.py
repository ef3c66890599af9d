"""Work to be done after a commit, written in the same transaction as what it follows from."""

from __future__ import annotations

from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _


class OutboxMessage(models.Model):
    """One piece of work; it is done once, however often it is tried."""

    topic = models.CharField(_("topic"), max_length=30)
    dedupe_key = models.CharField(_("key"), max_length=120, unique=True)
    payload = models.JSONField(_("payload"))
    created_at = models.DateTimeField(_("created"), default=now)
    claimed_at = models.DateTimeField(_("claimed"), null=True, blank=True)
    done_at = models.DateTimeField(_("done"), null=True, blank=True)
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    last_error = models.CharField(_("last error"), max_length=500, blank=True, default="")

    class Meta:
        verbose_name, verbose_name_plural = _("outbox message"), _("outbox messages")
        ordering = ["id"]
        indexes = [
            models.Index(
                name="outbox_undone",
                fields=["id"],
                condition=models.Q(done_at__isnull=True),
            )
        ]

    def __str__(self) -> str:
        return f"{self.topic} {self.dedupe_key}"
