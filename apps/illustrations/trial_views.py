"""The trial: drawing without an account."""

from functools import partial

from allauth.account.adapter import get_adapter
from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.accounts.models import Visitor
from apps.accounts.visitors import NewcomerAuthentication, remember_visitor
from apps.billing.plans import FREE
from apps.billing.quota import allowance_reset, seconds_until
from apps.billing.trial import TRIAL_LIMIT, network_of, trial_of
from apps.illustrations import schema
from apps.illustrations.generations import submit_generation
from apps.illustrations.models import Generation
from apps.illustrations.serializers import represent_generation
from apps.illustrations.views import answer_generating_call
from config.api import AppError


class TrialView(APIView):
    authentication_classes = (NewcomerAuthentication,)


class Trial(TrialView):
    @schema.get_trial
    def get(self, request: Request) -> Response:
        visitor = _visitor(request)
        trial = trial_of(visitor, network=_network(request))
        active = Generation.objects.owned_by(visitor).active().order_by("created_at")
        response = Response(
            {
                "used": trial.used,
                "limit": trial.limit,
                "canGenerate": trial.can_generate,
                "activeGenerations": [represent_generation(generation) for generation in active],
            }
        )
        remember_visitor(response, visitor)
        return response


class TrialGenerate(TrialView):
    @schema.generate_in_trial
    def post(self, request: Request) -> HttpResponse:
        visitor, network = _visitor(request), _network(request)
        answer = answer_generating_call(
            request,
            submit=partial(submit_generation, owner=visitor, network=network),
            refusal=lambda: _used_up(visitor, network),
        )
        remember_visitor(answer, visitor)
        return answer


def _visitor(request: Request) -> Visitor:
    """Who calls, if it is somebody without an account.

    Raises:
        AppError: 409, as whoever is signed in draws from their account.
    """
    if not isinstance(request.user, Visitor):
        raise AppError(409, "signed_in", "You are signed in. Please draw from your account.")
    return request.user


def _used_up(visitor: Visitor, network: str) -> AppError:
    if trial_of(visitor, network=network).used >= TRIAL_LIMIT:
        message = f"You have used all {TRIAL_LIMIT} free illustrations. Sign in to get {FREE.daily_limit} every day."
        return AppError(429, "trial_limit", message)
    return AppError(
        429,
        "network_limit",
        f"All free illustrations of today are used up where you are. Sign in to get {FREE.daily_limit} every day.",
        headers={"Retry-After": str(seconds_until(allowance_reset()))},
    )


def _network(request: Request) -> str:
    return network_of(get_adapter(request).get_client_ip(request._request))
