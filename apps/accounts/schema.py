"""The calls about the caller's own account, as the OpenAPI document describes them."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from apps.accounts.models import User as UserRow
from apps.billing.plans import PLANS
from apps.illustrations.schema import RUNNING, Generation
from config.schema import Answer, Refusal, describe, header

ACCOUNT = "Account"
PLAN_NAMES = list(PLANS)


class Usage(serializers.Serializer):
    """The allowance of today."""

    used = serializers.IntegerField(min_value=0)
    limit = serializers.IntegerField(min_value=0)
    canGenerate = serializers.BooleanField()
    resetsAt = serializers.DateTimeField(help_text="The next midnight, UTC.")


class User(serializers.Serializer):
    """Who is signed in."""

    id = serializers.CharField()
    email = serializers.EmailField()
    firstName = serializers.CharField()
    lastName = serializers.CharField()
    profileImageUrl = serializers.URLField(allow_null=True)
    subscriptionStatus = serializers.ChoiceField(choices=UserRow.SubscriptionStatus.choices)
    subscriptionPlan = serializers.ChoiceField(choices=PLAN_NAMES)
    usage = Usage()
    isAdmin = serializers.BooleanField(help_text="Whether this is the owner's account.")
    termsAcceptedAt = serializers.DateTimeField(allow_null=True)
    termsWithdrawnAt = serializers.DateTimeField(
        allow_null=True,
        help_text="Set while the consent is withdrawn; nothing is drawn until they are accepted again.",
    )
    activeGenerations = Generation(many=True, help_text="What is being drawn at the moment.")


class TermsRequest(serializers.Serializer):
    acceptedAt = serializers.DateTimeField()


USER = {
    "id": "42",
    "email": "maria@institute.example",
    "firstName": "Maria",
    "lastName": "Merian",
    "profileImageUrl": None,
    "subscriptionStatus": "active",
    "subscriptionPlan": "basic",
    "usage": {"used": 4, "limit": 50, "canGenerate": True, "resetsAt": "2026-03-15T00:00:00Z"},
    "isAdmin": False,
    "termsAcceptedAt": "2026-03-01T08:15:00Z",
    "termsWithdrawnAt": None,
    "activeGenerations": [RUNNING],
}

get_user = describe(
    "getUser",
    "Who is signed in, and what is left of today's allowance",
    tag=ACCOUNT,
    answers=[Answer(200, User, "The signed-in user.", USER)],
)

delete_user = describe(
    "deleteUser",
    "Delete the account and everything in it, for good",
    tag=ACCOUNT,
    description="A few minutes at most after the person has confirmed, on the site, that it is them.",
    answers=[Answer(204, None, "It is gone, and the session has ended.")],
    refusals=[Refusal(403, "reauthentication_required", "Please confirm first that it is you.")],
)

accept_terms = describe(
    "acceptTerms",
    "Record that the terms were accepted",
    tag=ACCOUNT,
    body=TermsRequest,
    example={"acceptedAt": "2026-03-01T08:15:00Z"},
    answers=[Answer(204, None, "It is recorded.")],
    refusals=[
        Refusal(
            409,
            "consent_withdrawn",
            "You have withdrawn your consent since. Please accept the terms again.",
        )
    ],
)

withdraw_terms = describe(
    "withdrawTerms",
    "Withdraw the consent to the terms",
    tag=ACCOUNT,
    description="Nothing is drawn any more, by page or by key, until the terms are accepted again.",
    answers=[Answer(204, None, "It is withdrawn.")],
)

export_account = describe(
    "exportAccount",
    "Download everything that is kept of the account",
    tag=ACCOUNT,
    answers=[
        Answer(
            200,
            OpenApiTypes.BINARY,
            "A ZIP archive: `account.json`, `illustrations.json`, `generations.json`, pictures and sketches.",
            media_type="application/zip",
        )
    ],
)

LEADS_TO = header("Location", [302], "Where the browser goes.")

sign_in = describe(
    "signIn",
    "Go to the sign-in page (a navigation of the browser)",
    tag=ACCOUNT,
    parameters=[
        OpenApiParameter(
            "next", OpenApiTypes.STR, description="A page of this site to come back to.", default="/"
        ),
        LEADS_TO,
    ],
    answers=[Answer(302, None, "To the sign-in page, or straight back.")],
)

sign_out = describe(
    "signOut",
    "Sign out (a navigation of the browser)",
    tag=ACCOUNT,
    description="Led here by another site, the browser is asked first.",
    parameters=[LEADS_TO],
    answers=[Answer(302, None, "To the landing page.")],
)
