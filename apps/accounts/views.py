"""Calls about the caller's own account."""

from typing import Any
from urllib.parse import urlencode

from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponseRedirect
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from rest_framework import serializers, status
from rest_framework.decorators import api_view, permission_classes
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.accounts.models import User
from apps.accounts.owner import is_owner
from apps.accounts.terms import record_acceptance
from apps.billing.quota import allowance_of
from apps.illustrations.models import Generation
from apps.illustrations.serializers import represent_generation
from config.api import CallerRequest


class TermsRequest(serializers.Serializer):
    acceptedAt = serializers.DateTimeField()  # noqa: N815 (the name in the API)


class CurrentUser(APIView):
    def get(self, request: CallerRequest) -> Response:
        return Response(represent_user(request.user))


class Terms(APIView):
    def post(self, request: CallerRequest) -> Response:
        body = TermsRequest(data=request.data)
        body.is_valid(raise_exception=True)
        record_acceptance(request.user, accepted_at=body.validated_data["acceptedAt"])
        return Response(status=status.HTTP_204_NO_CONTENT)


@api_view(["GET"])
@permission_classes([])
def sign_in(request: Request) -> HttpResponseRedirect:
    """Lead to the sign-in page, and from there back to `next` if that is a page of this site."""
    destination = _own_page(request, request.query_params.get("next", "/"))
    if request.user.is_authenticated:
        return redirect(destination)
    return redirect(f"/accounts/login/?{urlencode({'next': destination})}")


@api_view(["GET"])
@permission_classes([])
def sign_out(request: Request) -> HttpResponseRedirect:
    """Sign out at once, unless another site led here: then ask, so that no other site can sign people out."""
    if request.headers.get("Sec-Fetch-Site") in {"cross-site", "same-site"}:
        return redirect("account_logout")
    logout(request._request)
    return redirect("/")


def represent_user(user: User) -> dict[str, Any]:
    allowance = allowance_of(user)
    active = Generation.objects.owned_by(user).active().order_by("created_at")
    return {
        "id": str(user.pk),
        "email": user.email,
        "firstName": user.first_name,
        "lastName": user.last_name,
        "profileImageUrl": user.profile_image_url or None,
        "subscriptionStatus": user.subscription_status,
        "subscriptionPlan": user.subscription_plan,
        "usage": {
            "used": allowance.used,
            "limit": allowance.limit,
            "canGenerate": allowance.used < allowance.limit,
            "resetsAt": allowance.resets_at.isoformat().replace("+00:00", "Z"),
        },
        "isAdmin": is_owner(user),
        "termsAcceptedAt": user.terms_accepted_at,
        "activeGenerations": [represent_generation(generation) for generation in active],
    }


def _own_page(request: HttpRequest | Request, target: str) -> str:
    allowed = url_has_allowed_host_and_scheme(
        target, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return target if allowed else "/"
