"""The pages of clubs and tables. The public of this club sees nothing: nobody is sent to log in,
an outsider and the keeper of the site find nothing there."""

from __future__ import annotations

from tests.matrix.reading import table_of

TABLE = table_of("""
# nobody outsider member scorer director owner staff
GET    /                                                            302 200 200 200 200 200 200
GET    /clubs/new/                                                  302 200 200 200 200 200 200
POST   /clubs/new/                                                  302 200 200 200 200 200 200

# --- a club ---
GET    /clubs/<slug:slug>/                                          302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/settings/                                 302 404 403 403 403 200 404
POST   /clubs/<slug:slug>/settings/                                 302 404 403 403 403 200 404
GET    /clubs/<slug:slug>/standings/                                302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/standings.<form:form>                     302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/balances.<form:form>                      302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/books.<form:form>                         302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/seasons/<id:season_id>/table.<form:form>  302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/rules/                                    302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/rules/new/                                302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/rules/new/                                302 404 403 403 422 422 404
GET    /clubs/<slug:slug>/rules/<slug:rules_slug>/                  302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/rules/<slug:rules_slug>/                  302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/night/                                    302 404 403 200 200 200 404
POST   /clubs/<slug:slug>/night/                                    302 404 403 422 422 422 404
POST   /clubs/<slug:slug>/members/<id:membership_id>/role/          302 404 403 403 403 302 404
POST   /clubs/<slug:slug>/members/<id:membership_id>/remove/        302 404 302 403 302 302 404

# --- seasons ---
GET    /clubs/<slug:slug>/seasons/                                  302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/seasons/                                  302 404 403 403 200 200 404
GET    /clubs/<slug:slug>/seasons/<id:season_id>/                   302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/seasons/<id:season_id>/                   302 404 403 403 422 422 404
GET    /clubs/<slug:slug>/seasons/<id:season_id>/close/             302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/seasons/<id:season_id>/close/             302 404 403 403 303 303 404
POST   /clubs/<slug:slug>/seasons/<id:season_id>/reopen/            302 404 403 403 303 303 404

# --- cash and balances from before ---
GET    /clubs/<slug:slug>/books/                                    302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/books/                                    302 404 403 403 422 422 404
GET    /clubs/<slug:slug>/books/import/                             302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/books/import/                             302 404 403 403 422 422 404
POST   /clubs/<slug:slug>/books/<id:entry_id>/reverse/              302 404 403 303 303 303 404

# --- players ---
GET    /clubs/<slug:slug>/players/                                  302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/players/                                  302 404 403 422 422 422 404
GET    /clubs/<slug:slug>/players/<id:player_id>/                   302 404 200 200 200 200 404
POST   /clubs/<slug:slug>/players/<id:player_id>/                   302 404 403 403 302 302 404
GET    /clubs/<slug:slug>/players/<id:player_id>/account/           302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/account/print/     302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/account.<form:form>  302 404 200 200 200 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/same/              302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/players/<id:player_id>/same/              302 404 403 403 404 404 404
GET    /clubs/<slug:slug>/players/<id:player_id>/data/              302 404 403 403 403 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/data.json          302 404 403 403 403 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/data.zip           302 404 403 403 403 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/erase/             302 404 403 403 403 200 404
POST   /clubs/<slug:slug>/players/<id:player_id>/erase/             302 404 403 403 403 422 404
POST   /clubs/<slug:slug>/players/<id:player_id>/invite/            302 404 403 403 200 200 404
# Radu is a guest, and has no password to be given anew.
POST   /clubs/<slug:slug>/players/<id:player_id>/password/          302 404 403 403 404 404 404

# --- secret links: whoever has one ---
GET    /passwords/<str:secret>/                                     200 200 200 200 200 200 200
POST   /passwords/<str:secret>/                                     200 200 200 200 200 200 200
GET    /invitations/<str:secret>/                                   200 200 200 200 200 200 200
POST   /invitations/<str:secret>/                                   200 302 422 422 422 422 302

# --- a table ---
GET    /sessions/<id:session_id>/                                   302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/live/                              302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/live/<slug:mark>/                  302 404 200 200 200 200 404
POST   /sessions/<id:session_id>/commands/                          302 404 422 422 422 422 404
GET    /sessions/<id:session_id>/slips/<slug:name>/                 302 404 403 200 200 200 404
GET    /sessions/<id:session_id>/sheet/                             302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/sheet.<form:form>                  302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/log/                               302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/games/<id:number>/                 302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/games/<id:number>/correct/         302 404 403 403 200 200 404
POST   /sessions/<id:session_id>/games/<id:number>/correct/         302 404 403 403 200 200 404
POST   /sessions/<id:session_id>/games/<id:number>/dispute/         302 404 303 303 303 303 404
# Ana raised it: nobody else takes it back.
POST   /disputes/<id:dispute_id>/withdraw/                          302 404 403 403 403 303 404
POST   /disputes/<id:dispute_id>/decide/                            302 404 403 403 303 303 404

# --- squaring up ---
GET    /sessions/<id:session_id>/computing/                         302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/squaring/                          302 404 200 200 200 200 404
GET    /sessions/<id:session_id>/statement.<form:form>              302 404 200 200 200 200 404
POST   /sessions/<id:session_id>/squaring/pay/                      302 404 403 422 422 422 404
POST   /legs/<id:leg_id>/pay/                                       302 404 403 422 422 422 404
POST   /entries/<id:entry_id>/reverse/                              302 404 403 422 422 422 404

# --- codes for guests, who keeps the score ---
GET    /join/                                                        200 200 200 200 200 200 200
GET    /join/<slug:code>/                                            200 200 200 200 200 200 200
POST   /join/<slug:code>/                                            422 200 200 200 200 200 200
GET    /sessions/<id:session_id>/join-code/                          302 404 403 200 200 200 404
POST   /sessions/<id:session_id>/join-code/                          302 404 403 303 303 303 404
GET    /sessions/<id:session_id>/keeper/                             302 404 403 200 200 200 404
POST   /sessions/<id:session_id>/keeper/                             302 404 403 422 422 422 404

# --- keys, invitations, who did what ---
GET    /clubs/<slug:slug>/trail/                                     302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/invitations/<id:invitation_id>/revoke/     302 404 403 403 303 303 404
POST   /clubs/<slug:slug>/invitations/new/                           302 404 403 403 200 200 404
GET    /clubs/<slug:slug>/devices/                                   302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/devices/                                   302 404 403 403 200 200 404
GET    /clubs/<slug:slug>/devices/<id:token_id>/revoke/              302 404 403 403 200 200 404
POST   /clubs/<slug:slug>/devices/<id:token_id>/revoke/              302 404 403 403 303 303 404

# --- a federation, founded by Ana, with her club in it ---
GET    /federations/new/                                             302 200 200 200 200 200 200
POST   /federations/new/                                             302 422 422 422 422 422 422
GET    /federations/join/<str:secret>/                               302 200 200 200 200 200 200
POST   /federations/join/<str:secret>/                               302 422 422 422 422 422 422
GET    /federations/<slug:slug>/                                     302 404 200 200 200 200 404
POST   /federations/<slug:slug>/                                     302 404 403 403 403 422 404
GET    /federations/<slug:slug>/rules/new/                           302 404 403 403 403 200 404
POST   /federations/<slug:slug>/rules/new/                           302 404 403 403 403 422 404
GET    /federations/<slug:slug>/rules/<slug:rules_slug>/             302 404 200 200 200 200 404
POST   /federations/<slug:slug>/rules/<slug:rules_slug>/             302 404 403 403 403 302 404
POST   /clubs/<slug:slug>/federation/leave/                          302 404 403 403 403 302 404
POST   /clubs/<slug:slug>/federation/rules/                          302 404 403 403 404 404 404
""")
