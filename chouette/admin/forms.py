"""What may be typed in the back office: the same that the site's own forms take.

Each form asks the checks of the services, under the club's lock, and shows what they refuse.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db.models import Q
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.utils.translation import gettext_lazy as lazy_text

from chouette.models import Club, HouseRules, Membership, Player, Role
from chouette.refusals import NameTaken
from chouette.rules.errors import Fault
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.services.clubs import checked_values
from chouette.services.house_rules import refuse_taken_slug
from chouette.services.members import refuse_last_owner
from chouette.services.players import free_name, refuse_seated
from chouette.services.support import RESERVED_SLUGS, clean_name
from clubsite.parsers import parse_json


@contextmanager
def shown_at(field: str | None) -> Iterator[None]:
    """What a service or a rule refuses becomes a sentence at `field`, or above the form."""
    try:
        yield
    except Fault as fault:
        sentence = gettext(fault.message).format_map(fault.params)
        raise ValidationError({field: sentence} if field else sentence) from fault


def hold(club: Club) -> None:
    """Lock the club's row until the page's transaction ends."""
    Club.objects.select_for_update(no_key=True).get(pk=club.pk)


class StrictDecoder(json.JSONDecoder):
    """Reads what `parse_json` reads and calls everything else malformed."""

    def decode(self, s: str, *args: Any) -> Any:
        try:
            return parse_json(s)
        except json.JSONDecodeError:
            raise
        except ValueError as error:
            raise json.JSONDecodeError(str(error), s[:1], 0) from error


class StrictJSONField(forms.JSONField):
    """JSON of bounded depth and clean text; `{}` is a value and not nothing."""

    empty_values = [None, ""]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(decoder=StrictDecoder, **kwargs)


class ClubForm(forms.ModelForm):
    """A club as its owner could change it, and its address."""

    CHECKED = ("timezone", "language", "currency", "stake_minor", "public_view")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        rules = self.fields.get("house_rules")
        if isinstance(rules, forms.ModelChoiceField):
            rules.required = True
            newest = Q(superseded_by=None, is_active=True) | Q(pk=self.instance.house_rules_id)
            rules.queryset = HouseRules.objects.filter(newest, club=self.instance.pk)

    def clean_name(self) -> str:
        with shown_at(None):
            return clean_name(self.cleaned_data["name"])

    def clean_slug(self) -> str:
        slug: str = self.cleaned_data["slug"]
        if slug in RESERVED_SLUGS:
            raise ValidationError(_("This word is reserved."))
        return slug

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        for field in self.CHECKED:
            if field in cleaned:
                with shown_at(field):
                    checked_values(**{field: cleaned[field]})
        return cleaned


class MembershipForm(forms.ModelForm):
    """Another role, or the player somebody is: a guest of this club, or his own already."""

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        club = self.instance.club if self.instance.pk else cleaned.get("club")
        user = self.instance.user if self.instance.pk else cleaned.get("user")
        if club is None or user is None:
            return cleaned
        hold(club)
        player = cleaned.get("player")
        if player and (player.club_id != club.pk or player.user_id not in (None, user.pk)):
            raise ValidationError({"player": _("This player belongs to somebody or elsewhere.")})
        own = Player.objects.filter(club=club, user=user)
        if player and own.exclude(pk=player.pk).exists():
            raise ValidationError({"player": _("This user is another player of the club.")})
        if self.instance.pk and cleaned.get("role") != Role.OWNER:
            with shown_at("role"):
                refuse_last_owner(Membership.objects.get(pk=self.instance.pk))
        return cleaned


class PlayerForm(forms.ModelForm):
    """A player under a name that nobody else of the club has."""

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        before = Player.objects.get(pk=self.instance.pk) if self.instance.pk else None
        club = before.club if before else cleaned.get("club")
        if club is None or "name" not in cleaned:
            return cleaned
        hold(club)
        with shown_at("name"):
            cleaned["name"] = clean_name(cleaned["name"])
            if cleaned.get("is_active"):
                free_name(club, cleaned["name"], but=before)
        if before and before.is_active and not cleaned.get("is_active"):
            with shown_at("is_active"):
                refuse_seated(before)
        return cleaned


class HouseRulesForm(forms.ModelForm):
    """Rules that the table knows; a preset with what differs from it."""

    base = forms.ChoiceField(
        label=_("preset it began from"),
        choices=[(preset, lazy_text(label)) for preset, label in PRESET_LABELS.items()],
    )
    values = StrictJSONField(label=_("rules"), widget=forms.Textarea)

    class Meta:
        model = HouseRules
        fields = ["club", "name", "slug", "base", "values", "is_active"]

    def clean_name(self) -> str:
        with shown_at(None):
            return clean_name(self.cleaned_data["name"])

    def clean(self) -> dict[str, Any]:
        """The whole of the rules, from the preset and the values given."""
        cleaned: dict[str, Any] = super().clean() or {}
        if "values" in cleaned and "base" in cleaned:
            with shown_at("values"):
                rules = Ruleset.from_json(cleaned["values"], base=PRESETS[cleaned["base"]])
            cleaned["values"] = rules.to_json()
        if self.instance.pk:
            self._check_newest()
        elif "slug" in cleaned and "club" in cleaned:
            self._check_slug(cleaned["club"], cleaned["slug"])
        return cleaned

    def _check_newest(self) -> None:
        hold(self.instance.club)
        if HouseRules.objects.filter(supersedes=self.instance.pk).exists():
            raise ValidationError(_("Somebody changed these rules meanwhile."))

    def _check_slug(self, club: Club, slug: str) -> None:
        hold(club)
        with shown_at("slug"):
            if slug in RESERVED_SLUGS:
                raise NameTaken(name=slug)
            refuse_taken_slug(club, slug, slug)
