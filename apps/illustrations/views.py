"""The illustration calls: they parse what came, ask, and answer."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import PurePath
from uuid import UUID

from django.conf import settings
from django.http import HttpResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils.http import content_disposition_header
from django.utils.text import slugify
from rest_framework import status
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView
from structlog.contextvars import bind_contextvars

from apps.accounts.models import User
from apps.accounts.visitors import OWNER_AUTHENTICATION
from apps.apikeys.authentication import SESSION_OR_KEY
from apps.apikeys.models import ApiKey
from apps.billing.quota import allowance_of
from apps.billing.throttle import take_turn
from apps.illustrations import schema
from apps.illustrations.choices import Sort
from apps.illustrations.engines.base import DrawRequest
from apps.illustrations.engines.registry import engine_in_use
from apps.illustrations.files import answer_file, original_of, vector_of
from apps.illustrations.generations import (
    AllowanceUsedUp,
    EnhanceRequest,
    KeyReused,
    known_generation,
    submit_generation,
)
from apps.illustrations.illustrations import delete_illustration
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.scope import Reason, check
from apps.illustrations.serializers import (
    Choices,
    DownloadRequest,
    GenerateRequest,
    ListRequest,
    represent_generation,
    represent_illustration,
)
from apps.illustrations.sharing import share, stop_sharing
from apps.illustrations.waiting import Answer, PatientAnswer, event_stream
from config.api import AppError, CallerRequest
from config.fields import read_query
from config.paging import PAGE_PARAMETERS, Order, answer_page

LONGEST_KEY = 255


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


ORDERS: dict[str, Order] = {
    Sort.NEWEST: Order("created_at", parse=_moment, descending=True),
    Sort.OLDEST: Order("created_at", parse=_moment),
    Sort.ALPHABETICAL: Order("alphabetical", parse=str),
}


class Generate(APIView):
    authentication_classes = SESSION_OR_KEY

    @schema.generate
    def post(self, request: CallerRequest) -> HttpResponse:
        return answer_generating_call(
            request,
            submit=partial(submit_generation, owner=request.user),
            refusal=lambda: daily_limit(request.user),
        )


class OwnersView(APIView):
    """About something that belongs to the caller, who may be a visitor without an account."""

    authentication_classes = OWNER_AUTHENTICATION


class GenerationDetail(OwnersView):
    @schema.get_generation
    def get(self, request: CallerRequest, generation_id: UUID) -> Response:
        return Response(represent_generation(_own_generation(request, generation_id)))


class GenerationEvents(OwnersView):
    @schema.watch_generation
    def get(self, request: CallerRequest, generation_id: UUID) -> StreamingHttpResponse:
        generation = _own_generation(request, generation_id)
        return StreamingHttpResponse(
            event_stream(generation.pk),
            content_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


class Illustrations(APIView):
    authentication_classes = SESSION_OR_KEY

    @schema.list_illustrations
    def get(self, request: CallerRequest) -> Response:
        asked = read_query(request, ListRequest, beside=PAGE_PARAMETERS)
        own = Illustration.objects.owned_by(request.user)
        return answer_page(
            request,
            own.matching(words=asked["q"], style=asked["style"], quality=asked["quality"]),
            order_name=asked["sort"] or Sort.NEWEST,
            orders=ORDERS,
            represent=represent_illustration,
            unfiltered=own,
        )


class IllustrationDetail(OwnersView):
    @schema.get_illustration
    def get(self, request: CallerRequest, illustration_id: UUID) -> Response:
        return Response(represent_illustration(_own_illustration(request, illustration_id)))

    @schema.delete_illustration
    def delete(self, request: CallerRequest, illustration_id: UUID) -> Response:
        delete_illustration(_own_illustration(request, illustration_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Share(APIView):
    @schema.share
    def post(self, request: CallerRequest, illustration_id: UUID) -> Response:
        return Response({"url": share(_own_illustration(request, illustration_id))})

    @schema.stop_sharing
    def delete(self, request: CallerRequest, illustration_id: UUID) -> Response:
        stop_sharing(_own_illustration(request, illustration_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class ImageFile(OwnersView):
    @schema.get_image
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return answer_file(request, _own_illustration(request, illustration_id).image, "image/png")


class ThumbnailFile(OwnersView):
    @schema.get_thumbnail
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return answer_file(request, _own_illustration(request, illustration_id).thumbnail, "image/webp")


class VectorFile(OwnersView):
    @schema.get_vector
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return answer_file(request, vector_of(_own_illustration(request, illustration_id)), "image/svg+xml")


class Download(OwnersView):
    @schema.download
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        illustration = _own_illustration(request, illustration_id)
        wanted = read_query(request, DownloadRequest)["format"]
        name = slugify(illustration.title) or "illustration"
        if wanted == "png":
            response = answer_file(request, illustration.image, "image/png")
        elif wanted == "svg":
            response = answer_file(request, vector_of(illustration), "image/svg+xml")
        else:
            stored = original_of(illustration)
            wanted = PurePath(stored).suffix.removeprefix(".")
            name = f"{name}-original"
            response = answer_file(request, stored, f"image/{wanted}")
        name = f"{name}.{wanted}"
        response["Content-Disposition"] = content_disposition_header(True, name)
        return response


def answer_generating_call(
    request: Request,
    *,
    submit: Callable[..., Generation],
    refusal: Callable[[], AppError],
    asks: tuple[type[Choices], type[DrawRequest]] = (GenerateRequest, DrawRequest),
) -> Answer:
    """What every generating call does. `asks` is the form of its body and what it is handed in as; `refusal` says
    why there is nothing left to generate with.
    """
    form, kind = asks
    body = form(data=request.data)
    body.is_valid(raise_exception=True)
    drawing = kind(**body.validated_data)
    key = _idempotency_key(request)
    require_science(drawing)
    try:
        keep_pace(request, drawing, idempotency_key=key)
        generation = submit(request=drawing, idempotency_key=key)
    except AllowanceUsedUp:
        raise refusal() from None
    except KeyReused:
        raise AppError(
            422, "idempotency_key_reused", "This Idempotency-Key was used for another request."
        ) from None
    bind_contextvars(generation_id=str(generation.pk))
    if _prefers_receipt(request):
        answer = Answer(generation)
        answer["Preference-Applied"] = "respond-async"
        return answer
    return PatientAnswer(generation)


def require_science(drawing: DrawRequest) -> None:
    """Refuse what is no science, before anything is charged or kept.

    Notes to a sketch need not name a subject; they are refused for what they ask, not for what they leave out. Where a service
    draws, it judges as well, in the worker, and only harm is refused here.

    Raises:
        AppError: 400.
    """
    verdict = check(drawing.prompt)
    lenient = isinstance(drawing, EnhanceRequest) and verdict.reason is Reason.UNCLEAR
    if verdict.accepted or lenient or (engine_in_use() == "openai" and verdict.reason is not Reason.HARMFUL):
        return
    raise AppError(400, "out_of_scope", verdict.message)


def keep_pace(request: Request, drawing: DrawRequest, *, idempotency_key: str | None) -> None:
    """Refuse a program's request that comes too soon after the last. Repeating an accepted one is no new request.

    Raises:
        AppError: 429, with the seconds to wait.
        KeyReused
    """
    if not isinstance(request.auth, ApiKey):
        return
    if known_generation(owner=request.auth.owner, request=drawing, idempotency_key=idempotency_key):
        return
    if wait := take_turn(request.auth):
        raise AppError(
            429,
            "rate_limited",
            f"An API key may make one generating request every {settings.SECONDS_BETWEEN_TURNS} seconds. "
            f"Please wait {wait} second{'s' if wait > 1 else ''}.",
            headers={"Retry-After": str(wait)},
        )


def _own_generation(request: CallerRequest, generation_id: UUID) -> Generation:
    return get_object_or_404(Generation.objects.owned_by(request.user).with_result(), pk=generation_id)


def _own_illustration(request: CallerRequest, illustration_id: UUID) -> Illustration:
    return get_object_or_404(Illustration.objects.owned_by(request.user), pk=illustration_id)


def _idempotency_key(request: Request) -> str | None:
    key = request.headers.get("Idempotency-Key", "").strip()
    if len(key) > LONGEST_KEY:
        raise ValidationError({"Idempotency-Key": [f"Expected at most {LONGEST_KEY} characters."]})
    return key or None


def _prefers_receipt(request: Request) -> bool:
    preferences = request.headers.get("Prefer", "").lower().replace(";", ",").split(",")
    return "respond-async" in (preference.strip() for preference in preferences)


def daily_limit(user: User) -> AppError:
    allowance = allowance_of(user)
    return AppError(
        429,
        "daily_limit",
        f"Daily limit reached: you have used all {allowance.limit} illustrations of today. "
        "You can draw again after midnight UTC.",
        headers={"Retry-After": str(allowance.seconds_to_reset)},
    )
