"""The API. The public of this club sees nothing: nobody is asked who he is (401), an outsider and
the keeper of the site find nothing (404), a member is refused what is not for his role (403)."""

from __future__ import annotations

from tests.matrix.reading import table_of

TABLE = table_of(
    """
# nobody outsider member scorer director owner staff
# --- for everybody ---
GET    /                                                            200 200 200 200 200 200 200
GET    /schema/                                                     200 200 200 200 200 200 200
POST   /tools/score/                                                422 422 422 422 422 422 422
GET    /me/                                                         401 200 200 200 200 200 200
GET    /me/browsers/                                                401 200 200 200 200 200 200
DELETE /me/browsers/                                                401 204 204 204 204 204 204
DELETE /me/browsers/<slug:browser_id>/                              401 404 404 404 404 404 404
GET    /docs/                                                       200 200 200 200 200 200 200

# --- accounts: this site sends no mail, and anybody may sign up ---
GET    /account/csrf/                                               200 200 200 200 200 200 200
POST   /account/log-in/                                             400 400 400 400 400 400 400
POST   /account/log-out/                                            204 204 204 204 204 204 204
POST   /account/sign-up/                                            400 409 409 409 409 409 409
PUT    /account/email/                                              401 400 400 400 400 400 400
PUT    /account/password/                                           401 400 400 400 400 400 400
POST   /account/password/forgotten/                                 403 403 403 403 403 403 403
POST   /account/password/new/                                       400 400 400 400 400 400 400
POST   /invitations/<str:secret>/sign-up/                           400 409 409 409 409 409 409
GET    /password-links/<str:secret>/                                200 200 200 200 200 200 200
POST   /password-links/<str:secret>/                                400 400 400 400 400 400 400
GET    /join/<str:code>/                                            200 200 200 200 200 200 200
POST   /join/<str:code>/                                            422 409 409 409 409 409 409

# --- clubs ---
GET    /clubs/                                                      200 200 200 200 200 200 200
POST   /clubs/                                                      401 400 400 400 400 400 400
GET    /clubs/<slug:slug>/                                          401 404 200 200 200 200 404
PATCH  /clubs/<slug:slug>/                                          401 404 403 403 403 200 404
DELETE /clubs/<slug:slug>/                                          401 404 403 403 403 400 404
GET    /clubs/<slug:slug>/trail/                                    401 404 403 403 200 200 404
GET    /clubs/<slug:slug>/sessions/                                 401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/sessions/                                 401 404 403 400 400 400 404

# --- a table ---
GET    /sessions/<id:session_id>/                                   401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/events/                            401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/log/                               401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/live/                              401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/games/                             401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/games/<id:game>/                   401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/sheet/                             401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/ledger/                            401 404 200 200 200 200 404
POST   /sessions/<id:session_id>/commands/                          401 404 400 400 400 400 404
POST   /sessions/<id:session_id>/preview/                           401 404 400 400 400 400 404
GET    /sessions/<id:session_id>/keeper/                            401 404 200 200 200 200 404
PUT    /sessions/<id:session_id>/keeper/                            401 404 403 200 200 200 404
GET    /sessions/<id:session_id>/join-code/                         401 404 403 200 200 200 404
POST   /sessions/<id:session_id>/join-code/                         401 404 403 201 201 201 404
DELETE /sessions/<id:session_id>/join-code/                         401 404 403 204 204 204 404
DELETE /sessions/<id:session_id>/phones/<id:phone_id>/              401 404 403 200 200 200 404

# --- federations: Ana founded this one, and her club is in it ---
GET    /federations/                                                200 200 200 200 200 200 200
POST   /federations/                                                401 400 400 400 400 400 400
GET    /federations/<slug:slug>/                                    401 404 200 200 200 200 404
PATCH  /federations/<slug:slug>/                                    401 404 403 403 403 400 404
GET    /federations/<slug:slug>/clubs/                              401 404 200 200 200 200 404
DELETE /federations/<slug:slug>/clubs/<id:club_id>/                 401 404 403 403 403 204 404
GET    /federations/<slug:slug>/standings/                          401 404 200 200 200 200 404
GET    /federations/<slug:slug>/officers/                           401 404 403 403 403 200 404
POST   /federations/<slug:slug>/officers/                           401 404 403 403 403 400 404
DELETE /federations/<slug:slug>/officers/<id:officer_id>/           401 404 403 403 403 422 404
GET    /federations/<slug:slug>/invitations/                        401 404 403 403 403 200 404
POST   /federations/<slug:slug>/invitations/                        401 404 403 403 403 201 404
DELETE /federations/<slug:slug>/invitations/<id:invitation_id>/     401 404 403 403 403 204 404
GET    /federations/<slug:slug>/trail/                              401 404 403 403 403 200 404
GET    /federations/<slug:slug>/rulesets/                           401 404 200 200 200 200 404
POST   /federations/<slug:slug>/rulesets/                           401 404 403 403 403 400 404
GET    /federations/<slug:slug>/rulesets/<slug:rules_slug>/         401 404 200 200 200 200 404
PUT    /federations/<slug:slug>/rulesets/<slug:rules_slug>/         401 404 403 403 403 400 404
DELETE /federations/<slug:slug>/rulesets/<slug:rules_slug>/         401 404 403 403 403 204 404
GET    /federation-invitations/<str:secret>/                        200 200 200 200 200 200 200
POST   /federation-invitations/<str:secret>/accept/                 401 400 400 400 400 400 400
GET    /clubs/<slug:slug>/federation/                               401 404 200 200 200 200 404
DELETE /clubs/<slug:slug>/federation/                               401 404 403 403 403 204 404
POST   /clubs/<slug:slug>/federation/rulesets/                      401 404 403 403 400 400 404

# --- points and money ---
GET    /clubs/<slug:slug>/openings/                                 401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/openings/                                 401 404 403 403 400 400 404
GET    /clubs/<slug:slug>/cash/                                     401 404 200 200 200 200 404
GET    /clubs/<slug:slug>/cash/entries/                             401 404 200 200 200 200 404
GET    /clubs/<slug:slug>/cash/fees/                                401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/cash/fees/                                401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/cash/fees/take-back/                      401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/cash/contributions/                       401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/cash/expenses/                            401 404 403 403 400 400 404
GET    /clubs/<slug:slug>/standings/                                401 404 200 200 200 200 404
GET    /clubs/<slug:slug>/balances/                                 401 404 200 200 200 200 404
GET    /clubs/<slug:slug>/entries/                                  401 404 200 200 200 200 404
POST   /entries/<id:entry_id>/reverse/                              401 404 403 400 400 400 404
GET    /clubs/<slug:slug>/payments/                                 401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/payments/                                 401 404 403 400 400 400 404
GET    /players/<id:player_id>/history/                             401 404 200 200 200 200 404
GET    /players/<id:player_id>/account/                             401 404 200 200 200 200 404
GET    /sessions/<id:session_id>/squaring/                          401 404 200 200 200 200 404
POST   /legs/<id:leg_id>/pay/                                       401 404 403 400 400 400 404

# --- games in doubt: Ana raised this one ---
GET    /clubs/<slug:slug>/disputes/                                 401 404 200 200 200 200 404
POST   /sessions/<id:session_id>/games/<id:game>/dispute/           401 404 422 422 422 201 404
POST   /disputes/<id:dispute_id>/decide/                            401 404 403 403 400 400 404
POST   /disputes/<id:dispute_id>/withdraw/                          401 404 403 403 403 200 404

# --- people, keys, house rules, seasons ---
GET    /clubs/<slug:slug>/players/                                  401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/players/                                  401 404 403 400 400 400 404
GET    /clubs/<slug:slug>/players/<id:player_id>/                   401 404 200 200 200 200 404
PATCH  /clubs/<slug:slug>/players/<id:player_id>/                   401 404 403 403 200 200 404
GET    /clubs/<slug:slug>/players/<id:player_id>/merge/             401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/players/<id:player_id>/merge/             401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/players/<id:player_id>/unmerge/           401 404 403 403 400 400 404
POST   /clubs/<slug:slug>/players/<id:player_id>/password-link/     401 404 403 403 404 404 404
GET    /clubs/<slug:slug>/players/<id:player_id>/data/              401 404 403 403 403 200 404
POST   /clubs/<slug:slug>/players/<id:player_id>/erase/             401 404 403 403 403 400 404
GET    /clubs/<slug:slug>/members/                                  401 404 200 200 200 200 404
PATCH  /clubs/<slug:slug>/members/<id:membership_id>/               401 404 403 403 403 400 404
DELETE /clubs/<slug:slug>/members/<id:membership_id>/               401 404 204 403 204 204 404
GET    /clubs/<slug:slug>/invitations/                              401 404 403 403 200 200 404
POST   /clubs/<slug:slug>/invitations/                              401 404 403 403 201 201 404
DELETE /clubs/<slug:slug>/invitations/<id:invitation_id>/           401 404 403 403 204 204 404
GET    /invitations/<str:secret>/                                   200 200 200 200 200 200 200
POST   /invitations/<str:secret>/accept/                            401 201 422 422 422 422 201
GET    /clubs/<slug:slug>/tokens/                                   401 404 403 403 200 200 404
POST   /clubs/<slug:slug>/tokens/                                   401 404 403 403 400 400 404
DELETE /clubs/<slug:slug>/tokens/<id:token_id>/                     401 404 403 403 204 204 404
GET    /presets/                                                    200 200 200 200 200 200 200
GET    /clubs/<slug:slug>/rulesets/                                 401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/rulesets/                                 401 404 403 403 400 400 404
GET    /clubs/<slug:slug>/rulesets/<slug:rules_slug>/               401 404 200 200 200 200 404
PATCH  /clubs/<slug:slug>/rulesets/<slug:rules_slug>/               401 404 403 403 200 200 404
DELETE /clubs/<slug:slug>/rulesets/<slug:rules_slug>/               401 404 403 403 422 422 404
POST   /clubs/<slug:slug>/rulesets/<slug:rules_slug>/choose/        401 404 403 403 200 200 404
GET    /clubs/<slug:slug>/seasons/                                  401 404 200 200 200 200 404
POST   /clubs/<slug:slug>/seasons/                                  401 404 403 403 400 400 404
GET    /clubs/<slug:slug>/seasons/<id:season_id>/                   401 404 200 200 200 200 404
PATCH  /clubs/<slug:slug>/seasons/<id:season_id>/                   401 404 403 403 200 200 404
GET    /clubs/<slug:slug>/seasons/<id:season_id>/close/             401 404 403 403 200 200 404
POST   /clubs/<slug:slug>/seasons/<id:season_id>/close/             401 404 403 403 200 200 404
POST   /clubs/<slug:slug>/seasons/<id:season_id>/reopen/            401 404 403 403 200 200 404

# --- boards: Ana made this one and waits for somebody ---
GET    /boards/                                                     401 200 200 200 200 200 200
POST   /boards/                                                     401 400 400 400 400 400 400
GET    /boards/<id:board_id>/                                       401 404 404 404 404 200 404
GET    /boards/<id:board_id>/commands/                              401 404 404 404 404 200 404
POST   /boards/<id:board_id>/commands/                              401 404 404 404 404 400 404

# --- match files: Ana sent this one ---
GET    /records/                                                    401 200 200 200 200 200 200
POST   /records/                                                    401 400 400 400 400 400 400
GET    /records/<id:record_id>/                                     401 404 404 404 404 200 404
DELETE /records/<id:record_id>/                                     401 404 404 404 404 204 404
GET    /records/<id:record_id>/replay/                              401 404 404 404 404 200 404

# --- tools of the board ---
POST   /tools/legal-plays/                                          422 422 422 422 422 422 422
POST   /tools/positions/                                            422 422 422 422 422 422 422
""",
    below="api/v1/",
)
