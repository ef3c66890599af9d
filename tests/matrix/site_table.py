"""The site's own addresses: probes, log-in and log-out, languages, what is for everybody."""

from __future__ import annotations

from tests.matrix.reading import table_of

TABLE = table_of("""
# nobody outsider member scorer director owner staff
GET    /healthz                      200 200 200 200 200 200 200
GET    /readyz                       200 200 200 200 200 200 200
GET    /favicon.ico                  302 302 302 302 302 302 302
POST   /favicon.ico                  302 302 302 302 302 302 302
GET    /log-in/                      200 302 302 302 302 302 302
POST   /log-in/                      200 302 302 302 302 302 302
POST   /log-out/                     302 302 302 302 302 302 302
GET    /i18n/setlang/                302 302 302 302 302 302 302
POST   /i18n/setlang/                302 302 302 302 302 302 302

# --- the rules of the games ---
GET    /games/                       200 200 200 200 200 200 200
GET    /games/<slug:variant>/        200 200 200 200 200 200 200

# --- one's own account ---
GET    /sign-up/                                     200 302 302 302 302 302 302
POST   /sign-up/                                     422 302 302 302 302 302 302
GET    /account/                                     302 200 200 200 200 200 200
POST   /account/                                     302 200 200 200 200 200 200
GET    /account/e-mail/                              302 405 405 405 405 405 405
POST   /account/e-mail/                              302 422 422 422 422 422 422
GET    /account/browsers/end/                        302 405 405 405 405 405 405
POST   /account/browsers/end/                        302 302 302 302 302 302 302
GET    /account/browsers/<slug:browser_id>/end/      302 405 405 405 405 405 405
POST   /account/browsers/<slug:browser_id>/end/      302 302 302 302 302 302 302
GET    /password/                                    302 200 200 200 200 200 200
POST   /password/                                    302 422 422 422 422 422 422
GET    /password/done/                               302 200 200 200 200 200 200
POST   /password/done/                               302 405 405 405 405 405 405
GET    /password/forgotten/                          200 200 200 200 200 200 200
POST   /password/forgotten/                          403 403 403 403 403 403 403
GET    /password/forgotten/sent/                     200 200 200 200 200 200 200
GET    /password/new/<uidb64>/<token>/               404 404 404 404 404 404 404
POST   /password/new/<uidb64>/<token>/               404 404 404 404 404 404 404
""")
