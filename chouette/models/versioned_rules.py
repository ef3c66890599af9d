"""Named sets of rules that are kept version by version: a club's own, and those of a federation."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _


class VersionedRules(models.Model):
    """One version of a named set of rules; a change is a new version, so history stays."""

    name = models.CharField(_("name"), max_length=80)
    slug = models.SlugField(_("address"), max_length=60)
    version = models.PositiveIntegerField(_("version"), default=1)
    supersedes = models.OneToOneField(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="superseded_by",
        verbose_name=_("version before"),
    )
    base = models.CharField(_("preset it began from"), max_length=40)
    values = models.JSONField(_("rules"))
    is_active = models.BooleanField(_("active"), default=True)
    created_at = models.DateTimeField(_("created"), default=now, editable=False)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by"),
    )

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.name if self.version == 1 else f"{self.name} v{self.version}"
