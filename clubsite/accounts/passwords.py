"""What a password must be, where Django does not say it in every language of ours."""

from __future__ import annotations

from django.contrib.auth.password_validation import MinimumLengthValidator
from django.forms import BaseForm
from django.utils.translation import gettext as _
from django.utils.translation import ngettext


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


def in_plain_words(form: BaseForm, first: str, second: str) -> None:
    """Says in a line with field `first` what a password must be, and no more with its repetition
    `second`."""
    form.fields[first].help_text = _(
        "At least 8 characters, not only digits; nothing like your name, nothing everybody takes."
    )
    form.fields[second].label, form.fields[second].help_text = _("The same again"), ""
