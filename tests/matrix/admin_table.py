"""The back office: for staff. Everybody else is sent to log in there, whatever he is in a club."""

from __future__ import annotations

from tests.matrix.reading import Table, table_of

OWN = table_of("""
# nobody outsider member scorer director owner staff
GET    /admin/                                               302 302 302 302 302 302 200
POST   /admin/                                               302 302 302 302 302 302 200
GET    /admin/login/                                         200 200 200 200 200 200 302
POST   /admin/login/                                         200 200 200 200 200 200 200
GET    /admin/logout/                                        302 302 302 302 302 302 405
POST   /admin/logout/                                        302 302 302 302 302 302 302
GET    /admin/password_change/                               302 302 302 302 302 302 200
POST   /admin/password_change/                               302 302 302 302 302 302 200
GET    /admin/password_change/done/                          302 302 302 302 302 302 200
POST   /admin/password_change/done/                          302 302 302 302 302 302 405
GET    /admin/autocomplete/                                  302 302 302 302 302 302 403
POST   /admin/autocomplete/                                  302 302 302 302 302 302 405
GET    /admin/jsi18n/                                        302 302 302 302 302 302 200
POST   /admin/jsi18n/                                        302 302 302 302 302 302 405
GET    /admin/r/<path:content_type_id>/<path:object_id>/     302 302 302 302 302 302 404
POST   /admin/r/<path:content_type_id>/<path:object_id>/     302 302 302 302 302 302 404
GET    /admin/auth/user/<id>/password/                       302 302 302 302 302 302 200
POST   /admin/auth/user/<id>/password/                       302 302 302 302 302 302 200
GET    /admin/^(?P<app_label>chouette|auth|games)/$                302 302 302 302 302 302 404
POST   /admin/^(?P<app_label>chouette|auth|games)/$                302 302 302 302 302 302 404
GET    /admin/(?P<url>.*)$                                   302 302 302 302 302 302 404
POST   /admin/(?P<url>.*)$                                   302 302 302 302 302 302 404
""")

PAGES = ("", "add/", "{id}/history/", "{id}/delete/", "{id}/change/", "{id}/")

# What staff gets of each page of a model: GET, then POST.
READ = ((200, 403, 200, 403, 200, 302), (200, 403, 200, 403, 403, 302))
EDIT = ((200, 200, 200, 403, 200, 302), (200, 200, 200, 403, 200, 302))
EDIT_AND_DELETE = ((200, 200, 200, 200, 200, 302), (200, 200, 200, 200, 200, 302))

MODELS = {
    "chouette/account": READ,
    "chouette/chouettesession": READ,
    "chouette/club": EDIT,
    "chouette/command": READ,
    "chouette/devicetoken": READ,
    "chouette/dispute": READ,
    "chouette/event": READ,
    # Founded on its page, and edited here.
    "chouette/federation": ((200, 403, 200, 403, 200, 302), (200, 403, 200, 403, 200, 302)),
    "chouette/federationclub": READ,
    "chouette/federationcommand": READ,
    "chouette/federationinvitation": READ,
    "chouette/federationofficer": READ,
    "chouette/guestpass": READ,
    "chouette/houserules": EDIT,
    "chouette/invitation": READ,
    "chouette/joincode": READ,
    "chouette/ledgerentry": READ,
    # The first one is an owner's, and a club keeps its owners.
    "chouette/membership": EDIT,
    "chouette/outboxmessage": READ,
    "chouette/player": EDIT,
    "chouette/season": READ,
    "chouette/seasonline": READ,
    "chouette/sharedrules": READ,
    "chouette/statement": READ,
    "chouette/statementline": READ,
    "chouette/statementpair": READ,
    "games/board": READ,
    "games/boardcommand": READ,
    "games/matchrecord": READ,
    "auth/user": EDIT_AND_DELETE,
    "auth/group": EDIT_AND_DELETE,
}


def _of_models() -> Table:
    others = (302,) * 6
    return {
        (f"admin/{model}/{page.format(id='<path:object_id>')}", method): (*others, status)
        for model, answers in MODELS.items()
        for method, statuses in zip(("GET", "POST"), answers, strict=True)
        for page, status in zip(PAGES, statuses, strict=True)
    }


TABLE: Table = {**OWN, **_of_models()}
