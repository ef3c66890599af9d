"""What every address of the API may refuse whoever sends a request, whichever app it is of."""

from __future__ import annotations

from rest_framework.exceptions import APIException


class TakesLogIn(APIException):
    """403: the sender is known, by a token or as a guest's phone, and is nobody's log-in."""

    status_code = 403
    default_code = "takes_log_in"
    default_detail = (
        "This takes somebody's own log-in: a club's token and a guest's phone are nobody's."
    )
