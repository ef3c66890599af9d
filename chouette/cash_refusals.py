"""Why nothing was booked in the club's cash, and money that points have not."""

from __future__ import annotations

from chouette.refusals import Refused


class CurrencyUnused(Refused):
    """Nothing in this club was ever in {currency}."""

    code = "currency_unused"


class PointsHaveNoStake(Refused):
    """Points only have no stake and no fee: these take a currency."""

    code = "points_have_no_stake"


class NoNight(Refused):
    """There was no night on {night_on}."""

    code = "no_night"
