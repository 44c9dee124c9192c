"""The owner's calls, as the OpenAPI document describes them; and what the owner may ask for."""

from collections.abc import Iterable
from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from apps.accounts.models import User
from apps.accounts.schema import PLAN_NAMES
from apps.adminpanel.exports import EXPORTS
from apps.adminpanel.models import ModerationRecord
from apps.illustrations.choices import Style
from apps.illustrations.schema import FILE_HEADERS, ID, ILLUSTRATION, UNCHANGED, Illustration
from apps.illustrations.serializers import LONGEST_SEARCH
from config.fields import Text
from config.schema import BAD_PAGE, PAGE, Answer, Refusal, describe, header

ADMINISTRATION = "Administration"
LONGEST_REASON = 500  # characters
USER_SORTS = ("newest", "most_used")
CONTENT_SORTS = ("newest", "oldest")
TROUBLES = ("billing", "key", "verification", "forbidden", "model", "address", "parameter", "unreachable")

# --- What is asked ---


def _among(values: Iterable[str], default: str = "") -> serializers.ChoiceField:
    expected = f"Expected one of {', '.join(values)}."
    return serializers.ChoiceField(
        choices=list(values),
        default=default,
        allow_blank=not default,
        error_messages={"invalid_choice": expected},
    )


class UsersRequest(serializers.Serializer):
    """Which accounts to list, and how. What is left out or empty does not filter."""

    q = Text(max_length=LONGEST_SEARCH, default="", allow_blank=True)
    plan = _among(PLAN_NAMES)
    sort = _among(USER_SORTS, default="newest")


class ContentRequest(serializers.Serializer):
    """Which illustrations to list, and how. What is left out or empty does not filter."""

    q = Text(max_length=LONGEST_SEARCH, default="", allow_blank=True)
    style = _among(Style.values)  # type: ignore[assignment]  # DRF has a `style` of its own
    madeBy = _among(("anonymous", "registered"))
    user = serializers.IntegerField(default=None, min_value=1, max_value=2**63 - 1)
    sort = _among(CONTENT_SORTS, default="newest")


class Reason(serializers.Serializer):
    reason = Text(
        max_length=LONGEST_REASON,
        error_messages={
            "required": "Please give a reason.",
            "blank": "Please give a reason.",
            "null": "Please give a reason.",
            "max_length": "The reason may have at most {max_length} characters.",
        },
    )


# --- What is answered ---


class Day(serializers.Serializer):
    day = serializers.DateField(help_text="UTC.")
    succeeded = serializers.IntegerField(min_value=0)
    failed = serializers.IntegerField(min_value=0)


class Subscriptions(serializers.Serializer):
    basic = serializers.IntegerField(min_value=0)
    premium = serializers.IntegerField(min_value=0)


class EngineHealth(serializers.Serializer):
    name = serializers.CharField()
    lastDrawnAt = serializers.DateTimeField(allow_null=True)
    lastFaultAt = serializers.DateTimeField(allow_null=True)
    medianSeconds = serializers.FloatField(allow_null=True, help_text="From acceptance to the end, of late.")


class Queue(serializers.Serializer):
    queued = serializers.IntegerField(min_value=0)
    running = serializers.IntegerField(min_value=0)
    oldestQueuedAt = serializers.DateTimeField(allow_null=True)
    workers = serializers.IntegerField(min_value=0, help_text="Processes that draw and are alive.")


class FailureReason(serializers.Serializer):
    code = serializers.CharField()
    count = serializers.IntegerField(min_value=1)
    lastAt = serializers.DateTimeField()
    message = serializers.CharField()


class PaidCost(serializers.Serializer):
    """US dollars, as booked from what the services say they used."""

    today = serializers.FloatField(min_value=0)
    total = serializers.FloatField(min_value=0, help_text="Of the last 30 days, today included.")
    calls = serializers.IntegerField(min_value=0, help_text="Of the last 30 days.")
    unpriced = serializers.IntegerField(min_value=0, help_text="Of these, the calls whose cost is not known.")


class PaidTrouble(serializers.Serializer):
    """What only the owner can mend."""

    service = serializers.ChoiceField(choices=["images", "text", "moderation"])
    kind = serializers.ChoiceField(choices=TROUBLES)
    detail = serializers.CharField(allow_blank=True, help_text="What the service said.")
    since = serializers.DateTimeField()


class PaidServices(serializers.Serializer):
    cost = PaidCost()
    troubles = PaidTrouble(many=True)


class AdminStats(serializers.Serializer):
    """The figures of the business and of its machinery."""

    totalUsers = serializers.IntegerField(min_value=0)
    newUsers = serializers.IntegerField(min_value=0, help_text="Of the last seven days.")
    activeSubscriptions = serializers.IntegerField(min_value=0)
    subscriptions = Subscriptions()
    totalGenerations = serializers.IntegerField(min_value=0)
    failedGenerations = serializers.IntegerField(min_value=0)
    todayGenerations = serializers.IntegerField(min_value=0)
    days = Day(many=True, help_text="The last 30, oldest first.")
    engine = EngineHealth()
    queue = Queue()
    failures = FailureReason(many=True, help_text="Of the last 24 hours.")
    storedBytes = serializers.IntegerField(min_value=0)
    paidServices = PaidServices(allow_null=True, help_text="Null where none is used.")
    measuredAt = serializers.DateTimeField()


class AdminUsage(serializers.Serializer):
    used = serializers.IntegerField(min_value=0)
    limit = serializers.IntegerField(min_value=0)
    canGenerate = serializers.BooleanField()


class AdminUser(serializers.Serializer):
    """An account, as the owner sees it."""

    id = serializers.CharField()
    email = serializers.EmailField()
    firstName = serializers.CharField()
    lastName = serializers.CharField()
    profileImageUrl = serializers.URLField(allow_null=True)
    plan = serializers.ChoiceField(choices=PLAN_NAMES, help_text="The plan in force.")
    subscriptionStatus = serializers.ChoiceField(choices=User.SubscriptionStatus.choices)
    subscriptionPlan = serializers.ChoiceField(choices=PLAN_NAMES)
    usage = AdminUsage()
    joinedAt = serializers.DateTimeField()
    isSuspended = serializers.BooleanField()


class Maker(serializers.Serializer):
    id = serializers.CharField()
    email = serializers.EmailField()


class AdminIllustration(Illustration):
    """An illustration, as the owner of the site sees it."""

    isAnonymous = serializers.BooleanField(help_text="Made without an account.")
    user = Maker(allow_null=True)


class ModerationEntry(serializers.Serializer):
    """Something that was done to content or an account."""

    id = serializers.CharField()
    action = serializers.ChoiceField(choices=ModerationRecord.Action.choices)
    targetId = serializers.CharField()
    target = serializers.CharField()
    reason = serializers.CharField()
    actor = serializers.EmailField()
    createdAt = serializers.DateTimeField()


# --- Examples and refusals ---

NOT_THE_OWNER = Refusal(403, "permission_denied", "This is for the owner of the site.")
NO_REASON = Refusal(
    400, "invalid", "Please give a reason.", {"errors": {"reason": ["Please give a reason."]}}
)
OWN_ACCOUNT = Refusal(409, "own_account", "You cannot suspend your own account.")
STATS = {
    "totalUsers": 128,
    "newUsers": 9,
    "activeSubscriptions": 14,
    "subscriptions": {"basic": 11, "premium": 3},
    "totalGenerations": 5120,
    "failedGenerations": 42,
    "todayGenerations": 61,
    "days": [{"day": "2026-03-14", "succeeded": 61, "failed": 1}],
    "engine": {
        "name": "embedded",
        "lastDrawnAt": "2026-03-14T09:26:53Z",
        "lastFaultAt": None,
        "medianSeconds": 1.4,
    },
    "queue": {"queued": 0, "running": 1, "oldestQueuedAt": None, "workers": 1},
    "failures": [
        {
            "code": "cannot_draw",
            "count": 1,
            "lastAt": "2026-03-14T08:01:12Z",
            "message": "We cannot draw this yet. The nearest that we can draw: Human heart.",
        }
    ],
    "storedBytes": 7340032000,
    "paidServices": None,
    "measuredAt": "2026-03-14T09:27:00Z",
}
ACCOUNT = {
    "id": "42",
    "email": "maria@institute.example",
    "firstName": "Maria",
    "lastName": "Merian",
    "profileImageUrl": None,
    "plan": "basic",
    "subscriptionStatus": "active",
    "subscriptionPlan": "basic",
    "usage": {"used": 4, "limit": 50, "canGenerate": True},
    "joinedAt": "2026-03-01T08:14:00Z",
    "isSuspended": False,
}
CONTENT = {
    **ILLUSTRATION,
    "imageUrl": f"/api/admin/illustrations/{ID}/image",
    "thumbnailUrl": f"/api/admin/illustrations/{ID}/thumbnail",
    "vectorUrl": None,
    "isAnonymous": False,
    "user": {"id": "42", "email": "maria@institute.example"},
}
RECORD = {
    "id": "7",
    "action": "hide",
    "targetId": ID,
    "target": "Plant cell structure",
    "reason": "Reported as a copy",
    "actor": "owner@institute.example",
    "createdAt": "2026-03-14T10:00:00Z",
}
REASON = {"reason": "Reported as a copy"}


def _owners_call(operation_id: str, summary: str, *, refusals: Iterable[Refusal] = (), **more: Any) -> Any:
    return describe(operation_id, summary, tag=ADMINISTRATION, refusals=[NOT_THE_OWNER, *refusals], **more)


def _deed(operation_id: str, summary: str, **more: Any) -> Any:
    return _owners_call(operation_id, summary, answers=[Answer(204, None, "Done, or done before.")], **more)


def _list(operation_id: str, summary: str, item: Any, example: Any, *asked: Any) -> Any:
    return _owners_call(
        operation_id,
        summary,
        parameters=[*asked, *PAGE],
        answers=[Answer(200, item, "One page.", example)],
        refusals=[BAD_PAGE],
    )


def _file(operation_id: str, summary: str, media_type: str) -> Any:
    return _owners_call(
        operation_id,
        summary,
        parameters=FILE_HEADERS,
        answers=[Answer(200, OpenApiTypes.BINARY, "The file.", media_type=media_type), UNCHANGED],
    )


get_stats = _owners_call(
    "getAdminStats",
    "The figures of the business and of its machinery",
    answers=[Answer(200, AdminStats, "As of now.", STATS)],
)
list_users = _list("listUsers", "List accounts", AdminUser(many=True), ACCOUNT, UsersRequest)
list_content = _list(
    "listAllIllustrations",
    "List everybody's illustrations",
    AdminIllustration(many=True),
    CONTENT,
    ContentRequest,
)
list_records = _list(
    "listModerationRecords", "List what was done to content and accounts", ModerationEntry(many=True), RECORD
)
get_image = _file("getAnyImage", "Anybody's picture as PNG", "image/png")
get_thumbnail = _file("getAnyThumbnail", "Anybody's small picture as WebP", "image/webp")
delete_content = _deed(
    "deleteAnyIllustration",
    "Delete an illustration and its files for good",
    parameters=[Reason],
    refusals=[NO_REASON],
)
hide = _deed("hideIllustration", "Hide an illustration", body=Reason, example=REASON)
unhide = _deed("unhideIllustration", "Stop hiding an illustration")
suspend = _deed("suspendUser", "Lock an account", body=Reason, example=REASON, refusals=[OWN_ACCOUNT])
unsuspend = _deed("unsuspendUser", "Release an account")
export = _owners_call(
    "exportTable",
    "Download a table",
    parameters=[
        OpenApiParameter("kind", str, OpenApiParameter.PATH, enum=list(EXPORTS)),
        header("Content-Disposition", [200], "An attachment, named after kind and day."),
    ],
    answers=[Answer(200, OpenApiTypes.STR, "UTF-8 with a byte order mark.", media_type="text/csv")],
)
