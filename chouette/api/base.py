"""What all addresses of the API have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.utils import translation
from rest_framework import exceptions, serializers
from rest_framework.exceptions import ValidationError
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from chouette.api import problems
from chouette.api.authentication import (
    BrowserAuthentication,
    TokenAuthentication,
    actor_of,
    is_guest,
)
from chouette.api.throttling import CallerThrottle
from chouette.models import ChouetteSession, Club
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound
from chouette.selectors.access import club_seen, table_seen

PAGE, PAGE_MAX = 50, 200
SIZE, NUMBER = re.compile("[0-9]{1,3}"), re.compile("[0-9]{1,18}")
BAD_CURSOR = {"cursor": ["No page begins there: take the address that a page gives as next."]}


class Pages(CursorPagination):
    """`{"next": url, "previous": url, "results": [...]}`: a cursor never skips or repeats a row,
    since the order is that of a unique column."""

    page_size = PAGE
    max_page_size = PAGE_MAX
    page_size_query_param = "page_size"
    page_size_query_description = f"How many at once, at most {PAGE_MAX}."
    ordering = "id"

    def get_page_size(self, request: Request) -> int:
        """As asked for. Raises ValidationError for what is no size."""
        asked = str(request.query_params.get("page_size", PAGE))
        if not SIZE.fullmatch(asked) or not 1 <= int(asked) <= PAGE_MAX:
            raise ValidationError({"page_size": [f"A whole number from 1 to {PAGE_MAX}."]})
        return int(asked)

    def decode_cursor(self, request: Request) -> Cursor | None:
        """Where the page begins. Raises ValidationError for what no page gave as a cursor."""
        try:
            cursor = super().decode_cursor(request)
        except exceptions.NotFound as error:
            raise ValidationError(BAD_CURSOR) from error
        begins = None if cursor is None else cursor.position
        if begins is not None and not NUMBER.fullmatch(str(begins)):
            raise ValidationError(BAD_CURSOR)
        return cursor


class NewestFirst(Pages):
    """The same, from the newest row back."""

    ordering = "-id"


class Input(serializers.Serializer[Any]):
    """What a body or a query says. A name that means nothing is refused, or a misspelt field would
    be left out in silence."""

    refuses_unknown = True

    def to_internal_value(self, data: Any) -> Any:
        """Raises ValidationError."""
        if isinstance(data, dict) and (unknown := data.keys() - self.fields.keys()):
            raise ValidationError({str(name): ["There is no such field."] for name in unknown})
        return super().to_internal_value(data)


class ApiView(APIView):
    """An address of the API. Roles decide what is answered, in the services and selectors, so DRF
    itself lets everybody ask."""

    authentication_classes = (TokenAuthentication, BrowserAuthentication)
    permission_classes = (AllowAny,)
    throttle_classes = (CallerThrottle,)
    pages: ClassVar[type[CursorPagination]] = Pages

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        """Answers in English: what is for programs does not change with who reads it."""
        with translation.override("en"):
            return super().dispatch(request, *args, **kwargs)

    def handle_exception(self, exc: Exception) -> Any:
        """What one may not see is 404; to somebody without a log-in everything of the kind is
        401."""
        if isinstance(exc, NotFound | NotAllowed) and self.is_for_nobody():
            exc = problems.for_nobody()
        return super().handle_exception(exc)

    def is_for_nobody(self) -> bool:
        """Whether the sender is not known at all."""
        user = self.request.user
        return user.is_anonymous and not is_guest(user)

    def club(self, slug: str, action: Action) -> tuple[Club, Standing]:
        """The club of the address. Raises NotFound, NotAllowed."""
        return club_seen(slug, actor_of(self.request), action)

    def table(
        self, session_id: int, action: Action = Action.SEE_TABLES
    ) -> tuple[ChouetteSession, Standing]:
        """The table of the address. Raises NotFound, NotAllowed."""
        return table_seen(session_id, actor_of(self.request), action)

    def body(self, kind: type[Given]) -> dict[str, Any]:
        """The body as `kind` reads it. Raises ValidationError."""
        return checked(kind, self.request.data)

    def query(self, kind: type[Given]) -> dict[str, Any]:
        """The query string as `kind` reads it. Raises ValidationError."""
        return checked(kind, self.request.query_params.dict())

    def user(self) -> User:
        """The person who is logged in: for what no token may do. Raises NotFound."""
        if not isinstance(self.request.user, User):
            raise NotFound
        return self.request.user

    def page_of(self, rows: Sequence[Any], show: type[serializers.Serializer[Any]]) -> Response:
        """Everything at once, in the shape of a page: what is never many."""
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
        paginator = self.pages()
        found = paginator.paginate_queryset(rows, self.request, view=self)
        return paginator.get_paginated_response(show(told(found or []), many=True).data)


Given = TypeVar("Given", bound=serializers.Serializer[Any])


def checked(kind: type[Given], data: Any) -> dict[str, Any]:
    """What `kind` reads in `data`. Raises ValidationError."""
    given = kind(data=data)
    given.is_valid(raise_exception=True)
    values: dict[str, Any] = given.validated_data
    return values
