"""Why something was not done with an account, as problems with stable codes."""

from __future__ import annotations

from rest_framework.exceptions import APIException, AuthenticationFailed


class WrongLogIn(AuthenticationFailed):
    """401, the same for a name that nobody has, a wrong password and a log-in that is closed."""

    default_code = "wrong_log_in"
    default_detail = "This name and this password do not belong together."


class LoggedIn(APIException):
    """409: what is for those without a log-in."""

    status_code = 409
    default_code = "logged_in"
    default_detail = "Somebody is logged in here: log out first."


class SignUpClosed(APIException):
    """403 where `SIGN_UP` says so."""

    status_code = 403
    default_code = "sign_up_closed"
    default_detail = "One comes in by invitation here: ask the owner of your club for one."


class SendsNoMail(APIException):
    """403 where no mail server is named."""

    status_code = 403
    default_code = "no_mail"
    default_detail = "This site sends no mail: an owner of your club can make you a link."


class LinkSpent(APIException):
    """422: used, over, or never one."""

    status_code = 422
    default_code = "link_spent"
    default_detail = "This link to a new password was used, or its time is over."
