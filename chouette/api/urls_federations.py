"""Addresses of federations."""

from __future__ import annotations

from django.urls import URLPattern, path

from chouette.api import club_federation
from chouette.api import federation_invitations as invitations
from chouette.api import federation_officers as officers
from chouette.api import federation_rules as rules
from chouette.api import federation_trail as trail
from chouette.api import federations as views

ALL, CLUB = "federations/", "clubs/<slug:slug>/"
ONE = f"{ALL}<slug:slug>/"
RULES = f"{ONE}rulesets/"

urlpatterns: list[URLPattern] = [
    path(ALL, views.FederationsView.as_view(), name="api-federations"),
    path(ONE, views.OneFederationView.as_view(), name="api-federation"),
    path(f"{ONE}clubs/", views.FederationClubsView.as_view(), name="api-federation-clubs"),
    path(
        f"{ONE}clubs/<id:club_id>/",
        views.FederationClubView.as_view(),
        name="api-federation-club",
    ),
    path(
        f"{ONE}standings/",
        views.FederationStandingsView.as_view(),
        name="api-federation-standings",
    ),
    path(f"{ONE}officers/", officers.OfficersView.as_view(), name="api-officers"),
    path(f"{ONE}officers/<id:officer_id>/", officers.OfficerView.as_view(), name="api-officer"),
    path(
        f"{ONE}invitations/",
        invitations.ClubInvitationsView.as_view(),
        name="api-federation-invitations",
    ),
    path(
        f"{ONE}invitations/<id:invitation_id>/",
        invitations.ClubInvitationView.as_view(),
        name="api-federation-invitation",
    ),
    path(
        "federation-invitations/<str:secret>/",
        invitations.ShownClubInvitationView.as_view(),
        name="api-federation-invitation-shown",
    ),
    path(f"{ONE}trail/", trail.FederationTrailView.as_view(), name="api-federation-trail"),
    path(RULES, rules.SharedRulesView.as_view(), name="api-shared-rules"),
    path(
        f"{RULES}<slug:rules_slug>/",
        rules.OneSharedRulesView.as_view(),
        name="api-shared-rules-one",
    ),
    path(
        "federation-invitations/<str:secret>/accept/",
        invitations.JoinFederationView.as_view(),
        name="api-federation-join",
    ),
    path(
        f"{CLUB}federation/",
        club_federation.FederationOfClubView.as_view(),
        name="api-club-federation",
    ),
    path(f"{CLUB}federation/rulesets/", rules.TakeOverView.as_view(), name="api-take-over-rules"),
]
