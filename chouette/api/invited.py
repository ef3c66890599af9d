"""`invitations/{secret}/sign-up/`: an account for whoever was invited to a club."""

from __future__ import annotations

from django.contrib.auth import login
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.clubs import CLUB, ClubOut
from chouette.selectors.people import invitation_found
from chouette.services.members import accept_invitation
from clubsite.accounts.api.base import (
    ACCOUNT,
    SIGN_UP_PASSWORDS,
    LoggedInOut,
    account_told,
    faults_of,
    refuse_logged_in,
    told_once,
    twice,
)
from clubsite.accounts.api.signing_up import NEW, NewAccount
from clubsite.accounts.forms import AccountForm
from clubsite.api.browser import CsrfAsked

ENTERED = OpenApiExample(
    "Carla, in the club", response_only=True, value={**ACCOUNT, "club": CLUB.value}
)


class EnteredOut(LoggedInOut):
    """Who is logged in now, and the club he came into."""

    club = ClubOut()


class InvitedView(CsrfAsked, ApiView):
    """An account by invitation."""

    for_everybody = True
    # Somebody without an account cannot log in to be told that the invitation is spent.
    unseen = ()

    @extend_schema(request=NewAccount, responses={201: EnteredOut}, examples=[NEW, ENTERED])
    def post(self, request: Request, secret: str) -> Response:
        """Make an account, enter the club with it and log in: all of it or nothing.

        The invitation counts once. Whoever has an account logs in and sends to `accept/`.
        """
        refuse_logged_in(request.user)
        invitation_found(secret)
        form = AccountForm(twice(self.body(NewAccount), SIGN_UP_PASSWORDS))
        if not form.is_valid():
            raise faults_of(form, **SIGN_UP_PASSWORDS)
        user = form.save(commit=False)
        membership = accept_invitation(secret=secret, user=user)
        login(request._request, user)
        told = {**account_told(request._request, user), "club": membership}
        return told_once(EnteredOut(told).data, status=201)
