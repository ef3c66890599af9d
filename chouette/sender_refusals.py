"""What takes somebody's own log-in, so that no token does it."""

from __future__ import annotations

from chouette.refusals import Refused


class TakesLogIn(Refused):
    """This takes somebody's own log-in: a token is of a club, and nobody's."""

    code, status = "takes_log_in", 403


class TokenKeepsNothing(Refused):
    """A token keeps no table: say in `user` who is to keep it."""

    code = "token_keeps_nothing"
