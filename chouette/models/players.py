"""Someone who can sit at a table, with or without an account. Deactivated, never deleted."""

from __future__ import annotations

import unicodedata
from datetime import date

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from clubsite.clean_text import FOLDED_MAX
from clubsite.invisible import without_invisible

from .clubs import Club

NAME_LENGTH_MAX = 80


def name_key(name: str) -> str:
    """What makes two names the same: case, width, spacing and joiners do not count.

    Kept in a column because the two databases fold letters beyond ASCII differently.
    """
    folded = unicodedata.normalize("NFKC", without_invisible(name, joiners=False)).casefold()
    return " ".join(folded.split())


def today() -> date:
    """The date now, in the zone of the server."""
    return timezone.localdate()


class NameKeyField(models.CharField):
    """`name_key` of the row's `name`, set whenever the row is written with this column."""

    def pre_save(self, model_instance: models.Model, add: bool) -> str:
        key = name_key(str(model_instance))
        setattr(model_instance, self.attname, key)
        return key


class Player(models.Model):
    """A person of one club; a guest has no account yet."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="players", verbose_name=_("club"))
    name = models.CharField(_("name"), max_length=NAME_LENGTH_MAX)
    name_key = NameKeyField(
        _("name for comparing"), max_length=FOLDED_MAX * NAME_LENGTH_MAX, editable=False
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="players",
        verbose_name=_("user"),
    )
    is_guest = models.BooleanField(
        _("guest"), default=False, help_text=_("Plays here without an account.")
    )
    is_active = models.BooleanField(
        _("active"), default=True, help_text=_("May be seated; whoever is not stays in the books.")
    )
    merged_into = models.ForeignKey(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="merged_from",
        verbose_name=_("is the same as"),
        help_text=_("Whose results and balance these are by now."),
    )
    joined_on = models.DateField(_("joined"), default=today)

    class Meta:
        verbose_name, verbose_name_plural = _("player"), _("players")
        ordering = ["name", "id"]
        constraints = [
            models.UniqueConstraint(
                name="player_name_once_among_active",
                fields=["club", "name_key"],
                condition=Q(is_active=True),
            ),
            models.UniqueConstraint(
                name="player_user_once_per_club",
                fields=["club", "user"],
                condition=Q(user__isnull=False),
            ),
            models.CheckConstraint(
                name="player_guest_has_no_account", condition=Q(is_guest=False) | Q(user=None)
            ),
            models.CheckConstraint(
                name="player_merged_is_inactive",
                condition=Q(merged_into=None) | Q(is_active=False, user=None),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def nameless(self) -> str:
        """What stands for his name once he is erased."""
        return f"Player {self.pk}"

    @property
    def is_erased(self) -> bool:
        """Whether his name was taken off the books; results and balance stay."""
        return not self.is_active and self.user_id is None and self.name == self.nameless

    @property
    def merged_numbers(self) -> list[int]:
        """The numbers of those who were merged into him; one query."""
        return list(self.merged_from.order_by("pk").values_list("pk", flat=True))
