"""`/api/v1/schema/`: the OpenAPI document, made once a process."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from django.utils import translation
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import (
    OpenApiJsonRenderer,
    OpenApiJsonRenderer2,
    OpenApiYamlRenderer,
    OpenApiYamlRenderer2,
)
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from clubsite.tool_view import ToolThrottle

MEDIA: Mapping[str, type[BaseRenderer]] = {
    "yaml": OpenApiYamlRenderer2,
    "json": OpenApiJsonRenderer2,
}


@cache
def document() -> dict[str, Any]:
    """Everything that the API takes and answers, in English; nobody changes it."""
    with translation.override("en"):
        made: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return made


class SchemaView(APIView):
    """The document as YAML, or as JSON by `Accept` or `?format=json`; no log-in."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    throttle_classes = (ToolThrottle,)
    renderer_classes = (
        OpenApiYamlRenderer,
        OpenApiYamlRenderer2,
        OpenApiJsonRenderer,
        OpenApiJsonRenderer2,
    )

    def get_renderers(self) -> list[BaseRenderer]:
        """The one that the address names, or all of them."""
        named = MEDIA.get(self.request.GET.get("format", ""))
        return [named()] if named else super().get_renderers()

    def perform_content_negotiation(self, request: Request, force: bool = False) -> Any:
        """What the address names goes before `Accept`."""
        named = request.query_params.get("format") in MEDIA
        return super().perform_content_negotiation(request, force=force or named)

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        """The document."""
        return Response(document(), headers={"Cache-Control": "public, max-age=300"})
