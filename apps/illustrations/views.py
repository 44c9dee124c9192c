"""The illustration calls: they parse what came, ask, and answer."""

from datetime import datetime
from uuid import UUID

from django.http import HttpResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils.http import content_disposition_header
from django.utils.text import slugify
from rest_framework import status
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.accounts.models import User
from apps.billing.quota import allowance_of
from apps.illustrations.choices import Sort
from apps.illustrations.engines.base import DrawRequest
from apps.illustrations.generations import AllowanceUsedUp, KeyReused, submit_generation
from apps.illustrations.illustrations import delete_illustration
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.serializers import (
    GenerateRequest,
    ListRequest,
    represent_generation,
    represent_illustration,
)
from apps.illustrations.storage import read_file
from apps.illustrations.waiting import Answer, PatientAnswer, event_stream
from config.api import AppError, CallerRequest
from config.paging import Order, answer_page

LONGEST_KEY = 255
ORDERS: dict[str, Order] = {
    Sort.NEWEST: Order("created_at", parse=datetime.fromisoformat, descending=True),
    Sort.OLDEST: Order("created_at", parse=datetime.fromisoformat),
    Sort.ALPHABETICAL: Order("alphabetical", parse=str),
}
# A drawing opened on its own page may style itself and do nothing else.
VECTOR_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox"


class Generate(APIView):
    def post(self, request: CallerRequest) -> HttpResponse:
        body = GenerateRequest(data=request.data)
        body.is_valid(raise_exception=True)
        key = _idempotency_key(request)
        try:
            generation = submit_generation(
                owner=request.user, request=DrawRequest(**body.validated_data), idempotency_key=key
            )
        except AllowanceUsedUp:
            raise _daily_limit(request.user) from None
        except KeyReused:
            raise AppError(
                422, "idempotency_key_reused", "This Idempotency-Key was used for another request."
            ) from None
        if _prefers_receipt(request):
            answer = Answer(generation)
            answer["Preference-Applied"] = "respond-async"
            return answer
        return PatientAnswer(generation)


class GenerationDetail(APIView):
    def get(self, request: CallerRequest, generation_id: UUID) -> Response:
        return Response(represent_generation(_own_generation(request, generation_id)))


class GenerationEvents(APIView):
    def get(self, request: CallerRequest, generation_id: UUID) -> StreamingHttpResponse:
        generation = _own_generation(request, generation_id)
        return StreamingHttpResponse(
            event_stream(generation.pk),
            content_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


class Illustrations(APIView):
    def get(self, request: CallerRequest) -> Response:
        wanted = ListRequest(data=request.query_params)
        wanted.is_valid(raise_exception=True)
        asked = wanted.validated_data
        own = Illustration.objects.owned_by(request.user)
        return answer_page(
            request,
            own.matching(words=asked["q"], style=asked["style"], quality=asked["quality"]),
            order_name=asked["sort"],
            orders=ORDERS,
            represent=represent_illustration,
            unfiltered=own,
        )


class IllustrationDetail(APIView):
    def get(self, request: CallerRequest, illustration_id: UUID) -> Response:
        return Response(represent_illustration(_own_illustration(request, illustration_id)))

    def delete(self, request: CallerRequest, illustration_id: UUID) -> Response:
        delete_illustration(_own_illustration(request, illustration_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class ImageFile(APIView):
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return _file(_own_illustration(request, illustration_id).image, "image/png")


class ThumbnailFile(APIView):
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return _file(_own_illustration(request, illustration_id).thumbnail, "image/webp")


class VectorFile(APIView):
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return _file(_vector_of(_own_illustration(request, illustration_id)), "image/svg+xml")


class Download(APIView):
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        illustration = _own_illustration(request, illustration_id)
        wanted = request.query_params.get("format", "png")
        if wanted == "png":
            response = _file(illustration.image, "image/png")
        elif wanted == "svg":
            response = _file(_vector_of(illustration), "image/svg+xml")
        else:
            raise ValidationError({"format": ["Expected one of png, svg."]})
        name = f"{slugify(illustration.title) or 'illustration'}.{wanted}"
        response["Content-Disposition"] = content_disposition_header(True, name)
        return response


def _own_generation(request: CallerRequest, generation_id: UUID) -> Generation:
    return get_object_or_404(Generation.objects.owned_by(request.user).with_result(), pk=generation_id)


def _own_illustration(request: CallerRequest, illustration_id: UUID) -> Illustration:
    return get_object_or_404(Illustration.objects.owned_by(request.user), pk=illustration_id)


def _vector_of(illustration: Illustration) -> str:
    if not illustration.vector:
        raise NotFound("This illustration has no vector form.")
    return illustration.vector


def _file(name: str, content_type: str) -> HttpResponse:
    try:
        content = read_file(name)
    except FileNotFoundError:
        raise NotFound("The file is not in the storage any more.") from None
    response = HttpResponse(content, content_type=content_type)
    # A finished illustration never changes; a browser may keep its owner's copy, nobody in between may.
    response["Cache-Control"] = "private, max-age=31536000, immutable"
    if content_type == "image/svg+xml":
        response["Content-Security-Policy"] = VECTOR_POLICY
    return response


def _idempotency_key(request: Request) -> str | None:
    key = request.headers.get("Idempotency-Key", "").strip()
    if len(key) > LONGEST_KEY:
        raise ValidationError({"Idempotency-Key": [f"Expected at most {LONGEST_KEY} characters."]})
    return key or None


def _prefers_receipt(request: Request) -> bool:
    preferences = request.headers.get("Prefer", "").lower().replace(";", ",").split(",")
    return "respond-async" in (preference.strip() for preference in preferences)


def _daily_limit(user: User) -> AppError:
    allowance = allowance_of(user)
    return AppError(
        429,
        "daily_limit",
        f"Daily limit reached: you have used all {allowance.limit} illustrations of today. "
        "You can draw again after midnight UTC.",
        headers={"Retry-After": str(allowance.seconds_to_reset)},
    )
