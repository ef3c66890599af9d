"""What all addresses of the API have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.models import AnonymousUser, User
from django.db.models import QuerySet
from django.utils import translation
from django.utils.module_loading import import_string
from rest_framework import serializers
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import NotAuthenticated, ValidationError
from rest_framework.pagination import CursorPagination
from rest_framework.permissions import SAFE_METHODS, AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from clubsite.api.browser import CHALLENGE, BrowserAuthentication
from clubsite.api.inputs import UNKNOWN, Given, checked
from clubsite.api.pages import BAD_CURSOR, PageQuery, Pages
from clubsite.api.refusals import TakesLogIn
from clubsite.api.throttling import CallerThrottle


class SiteView(APIView):
    """An address of the API. Who may do what is decided in the services and selectors, so DRF
    itself lets everybody ask."""

    permission_classes = (AllowAny,)
    throttle_classes: Sequence[type[BaseThrottle]] = (CallerThrottle,)
    pages: ClassVar[type[CursorPagination]] = Pages
    unseen: ClassVar[tuple[type[Exception], ...]] = ()
    """What the app raises for what one may not see or do."""
    asks = False
    """Whether this request's query was read."""
    for_everybody: ClassVar[bool] = False
    """Whether somebody without a log-in may write here; for the document."""
    for_nobody: ClassVar[str] = "Log in: there is nothing here for everybody."
    takes_tokens: ClassVar[bool] = False
    """Whether what a club's token sends is looked at."""

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        """Answers in English: what is for programs does not change with who reads it."""
        with translation.override("en"):
            return super().dispatch(request, *args, **kwargs)

    def get_authenticators(self) -> list[BaseAuthentication]:
        """Whoever has a token is known everywhere, and so told where it is of no use."""
        return [import_string(settings.API_TOKENS)(), BrowserAuthentication()]

    def get_authenticate_header(self, request: Request) -> str:
        """What a 401 asks for."""
        return super().get_authenticate_header(request) if self.takes_tokens else CHALLENGE

    def perform_authentication(self, request: Request) -> None:
        """Who sends this. Raises TakesLogIn for a good token where none is of any use."""
        super().perform_authentication(request)
        if not self.takes_tokens and not isinstance(request.user, User | AnonymousUser):
            raise TakesLogIn

    def user(self) -> User:
        """The person who is logged in with a browser. Raises NotAuthenticated for nobody, and
        TakesLogIn for whoever else is known: a token, a guest's phone."""
        if isinstance(self.request.user, User):
            return self.request.user
        if self.is_for_nobody():
            raise NotAuthenticated(self.for_nobody)
        raise TakesLogIn

    def handle_exception(self, exc: Exception) -> Any:
        """What one may not see is 404; to somebody without a log-in everything of the kind is 401,
        whether it is there or not."""
        if isinstance(exc, self.unseen) and self.is_for_nobody():
            exc = NotAuthenticated(self.for_nobody)
        return super().handle_exception(exc)

    def is_for_nobody(self) -> bool:
        """Whether the sender is not known at all; a guest's phone is."""
        return self.request.user.__class__ is AnonymousUser

    def body(self, kind: type[Given]) -> dict[str, Any]:
        """The body as `kind` reads it. Raises ValidationError."""
        return checked(kind, self.request.data)

    def query(self, kind: type[Given]) -> dict[str, Any]:
        """The query string as `kind` reads it. Raises ValidationError, also for a name that is
        given twice: of two answers to one question neither is taken."""
        self.asks = True
        named = self.request.query_params
        if twice := [name for name, values in named.lists() if len(values) > 1]:
            raise ValidationError({name: ["It is given twice."] for name in twice})
        return checked(kind, named.dict())

    def finalize_response(
        self, request: Any, response: Response, *args: Any, **kwargs: Any
    ) -> Response:
        """Where an address asks nothing, a question is refused and not overlooked, after whoever
        may not see what is there was told so."""
        if request.method in SAFE_METHODS and response.status_code < 400 and not self.asks:
            unknown = request.GET.dict()
            if unknown and unknown != {"format": "json"}:
                error = ValidationError({name: [UNKNOWN] for name in unknown})
                response = self.handle_exception(error)
        return super().finalize_response(request, response, *args, **kwargs)

    def page_of(self, rows: Sequence[Any], show: type[serializers.Serializer[Any]]) -> Response:
        """Everything at once, in the shape of a page: what is never many. Raises ValidationError
        for a cursor, which none of its pages gave."""
        if "cursor" in self.request.query_params:
            raise ValidationError(BAD_CURSOR)
        found = show(rows, many=True).data
        return Response({"next": None, "previous": None, "results": found})

    def page(
        self,
        rows: QuerySet[Any],
        show: type[serializers.Serializer[Any]],
        told: Callable[[list[Any]], Sequence[Any]] = list,
    ) -> Response:
        """One page of `rows`; `told` reads what is shown of those on it, if it is more than they
        hold themselves."""
        if not self.asks:
            self.query(PageQuery)
        paginator = self.pages()
        found = paginator.paginate_queryset(rows, self.request, view=self)
        return paginator.get_paginated_response(show(told(found or []), many=True).data)
