"""Why two players are not made one."""

from __future__ import annotations

from chouette.refusals import HasLogIn


class TwoLogIns(HasLogIn):
    """{name} and {other} both have a log-in: neither can become the other."""

    code = "two_log_ins"
