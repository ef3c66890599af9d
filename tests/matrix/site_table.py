"""The site's own addresses: probes, log-in and log-out, languages, what is for everybody."""

from __future__ import annotations

from tests.matrix.reading import table_of

TABLE = table_of("""
#                                 nobody outsider member scorer director owner staff
GET    /healthz                      200 200 200 200 200 200 200
GET    /readyz                       200 200 200 200 200 200 200
GET    /favicon.ico                  302 302 302 302 302 302 302
POST   /favicon.ico                  302 302 302 302 302 302 302
GET    /log-in/                      200 302 302 302 302 302 302
POST   /log-in/                      200 302 302 302 302 302 302
POST   /log-out/                     302 302 302 302 302 302 302
GET    /i18n/setlang/                302 302 302 302 302 302 302
POST   /i18n/setlang/                302 302 302 302 302 302 302
GET    /password/                    302 200 200 200 200 200 200
POST   /password/                    302 200 200 200 200 200 200
GET    /password/done/               302 200 200 200 200 200 200
""")
