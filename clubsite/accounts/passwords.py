"""What a password must be, where Django does not say it in every language of ours."""

from __future__ import annotations

from django.contrib.auth.password_validation import MinimumLengthValidator
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
