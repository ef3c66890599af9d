"""`/api/v1/`: where the rest is found."""

from __future__ import annotations

from django.urls import reverse
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from clubsite.tool_view import ToolThrottle

PLACES = {"docs": "api-docs", "schema": "api-schema"}


class RootView(APIView):
    """Links to the documentation and to the OpenAPI document; no log-in."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    throttle_classes = (ToolThrottle,)

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        """The links."""
        links = {name: request.build_absolute_uri(reverse(at)) for name, at in PLACES.items()}
        return Response({"version": "1", **links})
