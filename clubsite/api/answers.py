"""Answers of a kind: a write that may be sent again, a state with its tag, a secret."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response

ETAG = OpenApiParameter(
    "ETag", str, OpenApiParameter.HEADER, response=[200, 304], description="Of this answer."
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match", str, OpenApiParameter.HEADER, description="The `ETag` of the answer you have."
)
REPLAYED = OpenApiParameter(
    "Idempotency-Replayed",
    str,
    OpenApiParameter.HEADER,
    response=[200],
    description="`true`: the same was sent before, and is answered as it was.",
)
NOT_KEPT = {"Cache-Control": "private, no-store"}
"""Of an answer with a secret, and of a file: nobody keeps it on the way, nor the browser."""
UNCHANGED = OpenApiResponse(description="Nothing is new.")


def moment_text(moment: datetime) -> str:
    """A moment as fields of serializers write it: in UTC, `2026-11-26T19:30:00Z`."""
    return f"{moment.astimezone(UTC).replace(tzinfo=None).isoformat()}Z"


def written(body: Any, *, replayed: bool, headers: Mapping[str, str] | None = None) -> Response:
    """201, or 200 where the same was sent before; `headers` beside those that say so."""
    headers = {**(headers or {}), **({"Idempotency-Replayed": "true"} if replayed else {})}
    return Response(body, status=200 if replayed else 201, headers=headers)


def shown_once(body: dict[str, Any], **secrets: str) -> Response:
    """201 with what was made, and with its secrets, which nobody keeps on the way."""
    return Response({**body, **secrets}, status=201, headers=NOT_KEPT)


def with_etag(request: Request, body: Any) -> Response:
    """The body with a tag that is of nothing but the body, or 304 without it."""
    text = json.dumps(body, sort_keys=True)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    asked = request.META.get("HTTP_IF_NONE_MATCH", "")
    known = {part.strip().removeprefix("W/") for part in asked.split(",")}
    if tag in known or "*" in known:
        return Response(status=304, headers=headers)
    return Response(body, headers=headers)
