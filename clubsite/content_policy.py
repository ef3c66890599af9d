"""What a browser may load and run on our pages: our own files, and nothing written into a page.

Every response bears the header, errors and static files too. A page that needs another policy
(none of ours, nor the back office's) sets the header itself and keeps what it set.
"""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

HEADER = "Content-Security-Policy"
DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    # A form of ours leads nowhere else, and no page frames ours or moves their addresses.
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
}
POLICY = "; ".join(f"{name} {sources}" for name, sources in DIRECTIVES.items())


class SendContentPolicy:
    """Stands before everything else, so that what others answer early bears the header too."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault(HEADER, POLICY)
        return response
