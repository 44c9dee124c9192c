"""Calls about the caller's own account."""

from typing import Any
from urllib.parse import urlencode, urljoin

from allauth.account.internal.flows.reauthentication import did_recently_reauthenticate
from django.conf import settings
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponseRedirect, StreamingHttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.http import content_disposition_header, url_has_allowed_host_and_scheme
from django.utils.text import slugify
from rest_framework import status
from rest_framework.decorators import api_view, permission_classes
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.accounts import schema
from apps.accounts.closing import delete_account
from apps.accounts.export import export_account
from apps.accounts.models import User
from apps.accounts.owner import is_owner
from apps.accounts.terms import record_acceptance, withdraw_consent
from apps.billing.quota import allowance_of
from apps.illustrations.models import Generation
from apps.illustrations.serializers import represent_generation
from config.api import AppError, CallerRequest


class CurrentUser(APIView):
    @schema.get_user
    def get(self, request: CallerRequest) -> Response:
        return Response(represent_user(request.user))

    @schema.delete_user
    def delete(self, request: CallerRequest) -> Response:
        if not did_recently_reauthenticate(request._request):
            raise AppError(403, "reauthentication_required", "Please confirm first that it is you.")
        delete_account(request.user)
        logout(request._request)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Terms(APIView):
    @schema.accept_terms
    def post(self, request: CallerRequest) -> Response:
        body = schema.TermsRequest(data=request.data)
        body.is_valid(raise_exception=True)
        record_acceptance(request.user, accepted_at=body.validated_data["acceptedAt"])
        return Response(status=status.HTTP_204_NO_CONTENT)

    @schema.withdraw_terms
    def delete(self, request: CallerRequest) -> Response:
        withdraw_consent(request.user)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Export(APIView):
    @schema.export_account
    def get(self, request: CallerRequest) -> StreamingHttpResponse:
        name = f"{slugify(settings.PRODUCT_NAME)}-{timezone.now():%Y-%m-%d}.zip"
        return StreamingHttpResponse(
            export_account(request.user),
            content_type="application/zip",
            headers={
                "Cache-Control": "no-store",
                "Content-Disposition": content_disposition_header(True, name),
            },
        )


@schema.sign_in
@api_view(["GET"])
@permission_classes([])
def sign_in(request: Request) -> HttpResponseRedirect:
    """Lead to the sign-in page, and from there back to `next` if that is a page of this site."""
    destination = _own_page(request, request.query_params.get("next", "/"))
    if request.user.is_authenticated:
        return redirect(destination)
    return redirect(f"/accounts/login/?{urlencode({'next': destination})}")


@schema.sign_out
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
        "termsWithdrawnAt": user.terms_withdrawn_at,
        "activeGenerations": [represent_generation(generation) for generation in active],
    }


def _own_page(request: HttpRequest | Request, target: str) -> str:
    allowed = url_has_allowed_host_and_scheme(
        target, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return urljoin("/", target) if allowed else "/"
