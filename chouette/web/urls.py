from __future__ import annotations

from django.contrib.auth.views import PasswordChangeDoneView, PasswordChangeView
from django.urls import URLPattern, URLResolver, path, register_converter

from chouette.web import (
    account,
    club_cash,
    clubs,
    computing,
    disputes,
    invitations,
    log,
    merging,
    nights,
    opening_import,
    passwords,
    personal,
    players,
    rules,
    seasons,
    sheet,
    squaring,
    standings,
    table,
)
from chouette.web.exports import views as files
from clubsite.converters import FormConverter, IdConverter

register_converter(IdConverter, "id")
register_converter(FormConverter, "form")

CLUB = "clubs/<slug:slug>/"
PLAYER = f"{CLUB}players/<id:player_id>/"
TABLE = "sessions/<id:session_id>/"

urlpatterns: list[URLPattern | URLResolver] = [
    path("", clubs.home, name="home"),
    path("password/", PasswordChangeView.as_view(), name="password_change"),
    path("password/done/", PasswordChangeDoneView.as_view(), name="password_change_done"),
    path("clubs/new/", clubs.new, name="club_new"),
    path(CLUB, clubs.club, name="club"),
    path(f"{CLUB}settings/", clubs.change, name="club_settings"),
    path(f"{CLUB}seasons/", seasons.seasons, name="seasons"),
    path(f"{CLUB}seasons/<id:season_id>/", seasons.season, name="season"),
    path(f"{CLUB}seasons/<id:season_id>/close/", seasons.close, name="season_close"),
    path(f"{CLUB}seasons/<id:season_id>/reopen/", seasons.reopen, name="season_reopen"),
    path(f"{CLUB}standings/", standings.standings, name="standings"),
    path(f"{CLUB}books/", club_cash.books, name="club_books"),
    path(f"{CLUB}books/import/", opening_import.bring_in, name="club_import"),
    path(f"{CLUB}books/<id:entry_id>/reverse/", club_cash.reverse_one, name="club_entry_reverse"),
    path(f"{CLUB}players/", players.players, name="players"),
    path(f"{CLUB}players/<id:player_id>/", players.player, name="player"),
    path(f"{CLUB}players/<id:player_id>/account/", account.account, name="player_account"),
    path(
        f"{CLUB}players/<id:player_id>/account/print/",
        account.printed,
        name="player_account_print",
    ),
    path(f"{CLUB}players/<id:player_id>/same/", merging.same_person, name="player_same"),
    path(f"{PLAYER}data/", personal.data, name="personal"),
    path(f"{PLAYER}erase/", personal.erase, name="person_erase"),
    path(f"{PLAYER}data.json", personal.file, {"form": "json"}, name="personal_json"),
    path(f"{PLAYER}data.zip", personal.file, {"form": "zip"}, name="personal_zip"),
    path(f"{CLUB}players/<id:player_id>/invite/", invitations.new, name="invitation_new"),
    path(f"{CLUB}players/<id:player_id>/password/", passwords.new, name="password_link_new"),
    path("passwords/<str:secret>/", passwords.use, name="password_link"),
    path("invitations/<str:secret>/", invitations.accept, name="invitation"),
    path(f"{CLUB}members/<id:membership_id>/role/", players.role, name="member_role"),
    path(f"{CLUB}rules/", rules.house_rules, name="house_rules"),
    path(f"{CLUB}rules/new/", rules.new, name="house_rules_new"),
    path(f"{CLUB}rules/<slug:rules_slug>/", rules.one, name="house_rules_one"),
    path(f"{CLUB}night/", nights.new, name="night_new"),
    path(TABLE, table.table, name="table"),
    path(f"{TABLE}live/", table.live, name="table_live"),
    path(f"{TABLE}live/<slug:mark>/", table.live, name="table_live"),
    path(f"{TABLE}commands/", table.commands, name="table_commands"),
    path(f"{TABLE}slips/<slug:name>/", table.slip, name="table_slip"),
    path(f"{TABLE}sheet/", sheet.sheet, name="table_sheet"),
    path(f"{TABLE}games/<id:number>/", disputes.game, name="table_game"),
    path(f"{TABLE}games/<id:number>/dispute/", disputes.raise_one, name="game_dispute"),
    path("disputes/<id:dispute_id>/decide/", disputes.decide, name="dispute_decide"),
    path("disputes/<id:dispute_id>/withdraw/", disputes.withdraw, name="dispute_withdraw"),
    path(f"{TABLE}games/<id:number>/correct/", sheet.correct, name="table_correct"),
    path(f"{TABLE}log/", log.log, name="table_log"),
    path(f"{TABLE}squaring/", squaring.squaring, name="table_squaring"),
    path(f"{TABLE}computing/", computing.computing, name="table_computing"),
    path(f"{TABLE}squaring/pay/", squaring.pay, name="table_pay"),
    path(f"{TABLE}sheet.<form:form>", files.sheet, name="sheet_file"),
    path(f"{TABLE}statement.<form:form>", files.statement, name="statement_file"),
    path(f"{CLUB}balances.<form:form>", files.balances, name="balances_file"),
    path(f"{CLUB}standings.<form:form>", files.standings, name="standings_file"),
    path(f"{CLUB}players/<id:player_id>/account.<form:form>", files.account, name="account_file"),
    path("legs/<id:leg_id>/pay/", squaring.pay_one, name="leg_pay"),
    path("entries/<id:entry_id>/reverse/", squaring.take_back, name="entry_reverse"),
]
