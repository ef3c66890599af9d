"""Joining a table by a code from one's own phone, without an account."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import Club, DeviceToken
from .players import Player
from .sessions import ChouetteSession

JOIN_CODE_LENGTH = 6


class JoinCode(models.Model):
    """What stands on the table, in letters and as a QR code: whoever has it may take a seat there
    as a guest. It opens this one table and nothing else, and a new one may take its place."""

    chouette_session = models.OneToOneField(
        ChouetteSession,
        models.PROTECT,
        related_name="join_code",
        verbose_name=_("chouette session"),
    )
    code = models.CharField(_("code"), max_length=JOIN_CODE_LENGTH, unique=True)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by"),
    )
    device = models.ForeignKey(
        DeviceToken,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by the device"),
    )
    created_at = models.DateTimeField(_("created"), default=now)

    class Meta:
        verbose_name, verbose_name_plural = _("join code"), _("join codes")

    def __str__(self) -> str:
        return self.code


class GuestPass(models.Model):
    """A guest's phone at one table: it sees that table and acts for his cube and seat where the
    club lets members act. Only the hash of its secret is kept."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="+", verbose_name=_("club"))
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="guest_passes",
        verbose_name=_("chouette session"),
    )
    player = models.ForeignKey(
        Player, models.PROTECT, related_name="guest_passes", verbose_name=_("player")
    )
    secret_hash = models.CharField(
        _("hash of the secret"), max_length=64, unique=True, editable=False
    )
    created_at = models.DateTimeField(_("created"), default=now, editable=False)
    expires_at = models.DateTimeField(_("ends"))
    revoked_at = models.DateTimeField(_("revoked"), null=True, blank=True)

    class Meta:
        verbose_name, verbose_name_plural = _("guest's phone"), _("guests' phones")

    def __str__(self) -> str:
        return f"{self.player} #{self.pk}"

    @classmethod
    def live(cls) -> models.QuerySet[GuestPass]:
        """Those that work now: their club lets guests join, and their player is a guest still."""
        welcome = {"club__is_active": True, "club__guests_join": True}
        guest = {"player__is_active": True, "player__is_guest": True}
        return cls.objects.filter(revoked_at=None, expires_at__gt=now(), **welcome, **guest)
