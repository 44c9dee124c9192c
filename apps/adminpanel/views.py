"""The owner's calls: they parse what came, ask, and answer."""

from datetime import UTC, datetime
from uuid import UUID

from django.http import Http404, HttpResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.http import content_disposition_header
from rest_framework import status
from rest_framework.response import Response
from rest_framework.serializers import Serializer

from apps.accounts.models import User
from apps.adminpanel import moderation, schema
from apps.adminpanel.content import content_details, content_matching, represent_content
from apps.adminpanel.exports import EXPORTS
from apps.adminpanel.models import ModerationRecord
from apps.adminpanel.permissions import OwnersPanelView
from apps.adminpanel.stats import business_figures, machinery_figures
from apps.adminpanel.users import represent_user, users_matching, users_with_usage
from apps.billing.quota import today
from apps.illustrations.files import answer_file
from apps.illustrations.models import Illustration
from config.api import CallerRequest
from config.fields import read_query
from config.paging import PAGE_PARAMETERS, Order, answer_page


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


USER_ORDERS = {
    "newest": Order("date_joined", parse=_moment, descending=True),
    "most_used": Order("used_today", parse=int, descending=True),
}
CONTENT_ORDERS = {
    "newest": Order("created_at", parse=_moment, descending=True),
    "oldest": Order("created_at", parse=_moment),
}
RECORD_ORDERS = {"newest": Order("created_at", parse=_moment, descending=True)}


class Stats(OwnersPanelView):
    @schema.get_stats
    def get(self, request: CallerRequest) -> Response:
        return Response(business_figures() | machinery_figures() | {"measuredAt": timezone.now()})


class Users(OwnersPanelView):
    @schema.list_users
    def get(self, request: CallerRequest) -> Response:
        asked = read_query(request, schema.UsersRequest, beside=PAGE_PARAMETERS)
        return answer_page(
            request,
            users_matching(words=asked["q"], plan=asked["plan"]),
            order_name=asked["sort"],
            orders=USER_ORDERS,
            represent=represent_user,
            unfiltered=User.objects.all(),
            details=users_with_usage(),
        )


class Content(OwnersPanelView):
    @schema.list_content
    def get(self, request: CallerRequest) -> Response:
        asked = read_query(request, schema.ContentRequest, beside=PAGE_PARAMETERS)
        everything = Illustration.objects.all()
        return answer_page(
            request,
            content_matching(
                everything,
                words=asked["q"],
                style=asked["style"],
                made_by=asked["madeBy"],
                user_id=asked["user"],
            ),
            order_name=asked["sort"],
            orders=CONTENT_ORDERS,
            represent=represent_content,
            unfiltered=everything,
            details=content_details(),
        )


class ContentDetail(OwnersPanelView):
    @schema.delete_content
    def delete(self, request: CallerRequest, illustration_id: UUID) -> Response:
        reason = read_query(request, schema.Reason)["reason"]
        moderation.delete(illustration=_illustration(illustration_id), actor=request.user, reason=reason)
        return Response(status=status.HTTP_204_NO_CONTENT)


class ContentImage(OwnersPanelView):
    @schema.get_image
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return answer_file(request, _illustration(illustration_id).image, "image/png")


class ContentThumbnail(OwnersPanelView):
    @schema.get_thumbnail
    def get(self, request: CallerRequest, illustration_id: UUID) -> HttpResponse:
        return answer_file(request, _illustration(illustration_id).thumbnail, "image/webp")


class Hiding(OwnersPanelView):
    """The hiding of an illustration: POST begins it, DELETE ends it."""

    @schema.hide
    def post(self, request: CallerRequest, illustration_id: UUID) -> Response:
        reason = _reason(request)
        moderation.hide(illustration=_illustration(illustration_id), actor=request.user, reason=reason)
        return Response(status=status.HTTP_204_NO_CONTENT)

    @schema.unhide
    def delete(self, request: CallerRequest, illustration_id: UUID) -> Response:
        moderation.unhide(illustration=_illustration(illustration_id), actor=request.user)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Suspension(OwnersPanelView):
    """The suspension of an account: POST begins it, DELETE ends it."""

    @schema.suspend
    def post(self, request: CallerRequest, user_id: int) -> Response:
        reason = _reason(request)
        moderation.suspend(user=_user(user_id), actor=request.user, reason=reason)
        return Response(status=status.HTTP_204_NO_CONTENT)

    @schema.unsuspend
    def delete(self, request: CallerRequest, user_id: int) -> Response:
        moderation.unsuspend(user=_user(user_id), actor=request.user)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Records(OwnersPanelView):
    """Everything that was done to content and accounts."""

    @schema.list_records
    def get(self, request: CallerRequest) -> Response:
        read_query(request, Serializer, beside=PAGE_PARAMETERS)
        records = ModerationRecord.objects.all()
        return answer_page(
            request,
            records,
            order_name="newest",
            orders=RECORD_ORDERS,
            represent=_represent_record,
            unfiltered=records,
        )


class Export(OwnersPanelView):
    @schema.export
    def get(self, request: CallerRequest, kind: str) -> StreamingHttpResponse:
        if kind not in EXPORTS:
            raise Http404
        response = StreamingHttpResponse(EXPORTS[kind](), content_type="text/csv; charset=utf-8")
        response["Content-Disposition"] = content_disposition_header(True, f"{kind}-{today()}.csv")
        response["Cache-Control"] = "no-store"
        return response


def _reason(request: CallerRequest) -> str:
    form = schema.Reason(data=request.data)
    form.is_valid(raise_exception=True)
    return form.validated_data["reason"]


def _illustration(illustration_id: UUID) -> Illustration:
    return get_object_or_404(Illustration, pk=illustration_id)


def _user(user_id: int) -> User:
    return get_object_or_404(User, pk=user_id)


def _represent_record(record: ModerationRecord) -> dict[str, object]:
    return {
        "id": str(record.pk),
        "action": record.action,
        "targetId": record.target_id,
        "target": record.target,
        "reason": record.reason,
        "actor": record.actor_email,
        "createdAt": record.created_at,
    }
