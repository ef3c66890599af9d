"""Why nothing was booked in the club's cash."""

from __future__ import annotations

from chouette.refusals import Refused


class NoNight(Refused):
    """There was no night on {night_on}."""

    code = "no_night"
