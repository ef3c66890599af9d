"""What a password must be, where Django does not say it in every language of ours."""

from __future__ import annotations

import unicodedata
from typing import Any

from django.contrib.auth.password_validation import MinimumLengthValidator
from django.core.exceptions import ValidationError
from django.forms import BaseForm
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

NAME_COUNTS_FROM = 3
"""A name of one or two letters is a part of nearly every password."""
OF_ITS_OWN = 8
"""How many characters a password has beside the name; `banana-split-7` is none of Ana's name."""


class LongEnough(MinimumLengthValidator):
    """At least eight characters."""

    def get_error_message(self) -> str:
        """What is wrong with a shorter one."""
        text = ngettext(
            "This password is too short: it needs at least %(count)d character.",
            "This password is too short: it needs at least %(count)d characters.",
            self.min_length,
        )
        return text % {"count": self.min_length}


class NothingLikeTheName:
    """Long enough beside the name that one logs in with, in whatever letters, and no part of it."""

    def validate(self, password: str, user: Any = None) -> None:
        """Raises ValidationError."""
        name, typed = _folded(getattr(user, "username", "")), _folded(password)
        if len(name) < NAME_COUNTS_FROM:
            return
        holds = name in typed and len(typed.replace(name, "")) < OF_ITS_OWN
        if holds or typed in name:
            raise ValidationError(self.get_help_text(), code="password_like_name")

    def get_help_text(self) -> str:
        """What a password must not be."""
        text = _("Apart from your name, a password needs at least %(count)d characters of its own.")
        return text % {"count": OF_ITS_OWN}


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def in_plain_words(form: BaseForm, first: str, second: str) -> None:
    """Says in a line with field `first` what a password must be, and no more with its repetition
    `second`."""
    form.fields[first].help_text = _(
        "At least 8 characters, not only digits; nothing like your name, nothing everybody takes."
    )
    form.fields[second].label, form.fields[second].help_text = _("The same again"), ""
