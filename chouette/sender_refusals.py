"""What no token does by itself."""

from __future__ import annotations

from chouette.refusals import Refused


class TokenKeepsNothing(Refused):
    """A token keeps no table: say in `user` who is to keep it."""

    code = "token_keeps_nothing"
