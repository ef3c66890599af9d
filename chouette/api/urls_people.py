"""Addresses of a club's people, keys, house rules and seasons."""

from __future__ import annotations

from django.urls import URLPattern, path

from chouette.api import (
    invitations,
    invited,
    members,
    password_links,
    persons,
    players,
    presets,
    rulesets,
    season_closing,
    seasons,
    tokens,
    trail,
)

CLUB = "clubs/<slug:slug>/"
PLAYERS, RULES, SEASONS = f"{CLUB}players/", f"{CLUB}rulesets/", f"{CLUB}seasons/"
PLAYER = f"{PLAYERS}<id:player_id>/"
RULESET = f"{RULES}<slug:rules_slug>/"
SEASON = f"{SEASONS}<id:season_id>/"
INVITATIONS, SECRET = f"{CLUB}invitations/", "invitations/<str:secret>/"

_player: list[URLPattern] = [
    path(PLAYERS, players.PlayersView.as_view(), name="api-players"),
    path(PLAYER, players.PlayerView.as_view(), name="api-player"),
    path(f"{PLAYER}merge/", persons.MergeView.as_view(), name="api-player-merge"),
    path(f"{PLAYER}unmerge/", persons.UnmergeView.as_view(), name="api-player-unmerge"),
    path(
        f"{PLAYER}password-link/",
        persons.PasswordLinkView.as_view(),
        name="api-player-password-link",
    ),
    path(f"{PLAYER}data/", persons.DataView.as_view(), name="api-player-data"),
    path(f"{PLAYER}erase/", persons.EraseView.as_view(), name="api-player-erase"),
]
_entering: list[URLPattern] = [
    path(f"{CLUB}members/", members.MembersView.as_view(), name="api-members"),
    path(f"{CLUB}members/<id:membership_id>/", members.MemberView.as_view(), name="api-member"),
    path(f"{CLUB}trail/", trail.TrailView.as_view(), name="api-trail"),
    path(INVITATIONS, invitations.InvitationsView.as_view(), name="api-invitations"),
    path(
        f"{INVITATIONS}<id:invitation_id>/",
        invitations.InvitationView.as_view(),
        name="api-invitation",
    ),
    path(SECRET, invitations.ShownInvitationView.as_view(), name="api-invitation-shown"),
    path(f"{SECRET}accept/", invitations.AcceptView.as_view(), name="api-invitation-accept"),
    path(f"{SECRET}sign-up/", invited.InvitedView.as_view(), name="api-invitation-sign-up"),
    path(
        "password-links/<str:secret>/",
        password_links.UsedLinkView.as_view(),
        name="api-password-link",
    ),
    path(f"{CLUB}tokens/", tokens.TokensView.as_view(), name="api-tokens"),
    path(f"{CLUB}tokens/<id:token_id>/", tokens.TokenView.as_view(), name="api-token"),
]
_rules: list[URLPattern] = [
    path("presets/", presets.PresetsView.as_view(), name="api-presets"),
    path(RULES, rulesets.RulesetsView.as_view(), name="api-rulesets"),
    path(RULESET, rulesets.RulesetView.as_view(), name="api-ruleset"),
    path(f"{RULESET}choose/", rulesets.ChooseView.as_view(), name="api-ruleset-choose"),
]
_seasons: list[URLPattern] = [
    path(SEASONS, seasons.SeasonsView.as_view(), name="api-seasons"),
    path(SEASON, seasons.SeasonView.as_view(), name="api-season"),
    path(f"{SEASON}close/", season_closing.CloseView.as_view(), name="api-season-close"),
    path(f"{SEASON}reopen/", season_closing.ReopenView.as_view(), name="api-season-reopen"),
]

urlpatterns: list[URLPattern] = [*_player, *_entering, *_rules, *_seasons]
