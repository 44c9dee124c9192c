"""The calls about one's own API keys, as the OpenAPI document describes them."""

from rest_framework import serializers

from apps.apikeys.keys import MOST_KEYS
from apps.apikeys.models import LONGEST_NAME
from config.fields import Text
from config.schema import Answer, Refusal, describe

KEYS = "API keys"
NAME_MISSING = "Please enter a name for the key."


class KeyRequest(serializers.Serializer):
    keyName = Text(
        max_length=LONGEST_NAME,
        error_messages={
            "required": NAME_MISSING,
            "blank": NAME_MISSING,
            "null": NAME_MISSING,
            "invalid": "The name must be text.",
            "max_length": "The name may have at most {max_length} characters.",
        },
    )


class ApiKey(serializers.Serializer):
    """An active key, by what may be known of it."""

    id = serializers.UUIDField()
    keyName = serializers.CharField()
    keyPrefix = serializers.CharField(help_text="The public beginning of the key.")
    createdAt = serializers.DateTimeField()
    lastUsed = serializers.DateTimeField(allow_null=True, help_text="To the minute.")


class NewApiKey(ApiKey):
    """A key that was just made."""

    fullKey = serializers.CharField(help_text="The key itself. It is never shown again.")


KEY = {
    "id": "c0a8012e-7f3d-4d1b-9a55-6e2f1b0c8d47",
    "keyName": "Figures for the thesis",
    "keyPrefix": "cl_5f0c1d2e3a4b",
    "createdAt": "2026-03-14T09:00:00Z",
    "lastUsed": None,
}

list_keys = describe(
    "listApiKeys",
    "List your API keys",
    tag=KEYS,
    answers=[Answer(200, ApiKey(many=True), "The active keys, the latest first.", KEY)],
)

create_key = describe(
    "createApiKey",
    "Make an API key",
    tag=KEYS,
    body=KeyRequest,
    example={"keyName": "Figures for the thesis"},
    answers=[
        Answer(
            201,
            NewApiKey,
            "The key, shown this once.",
            {**KEY, "fullKey": "cl_5f0c1d2e3a4b_RXhhbXBsZS1vbmx5LW5vdC1hLXdvcmtpbmcta2V5LTAwMDA"},
        )
    ],
    refusals=[
        Refusal(
            409,
            "too_many_keys",
            f"You have {MOST_KEYS} API keys, the most there can be. Delete one to make another.",
        )
    ],
)

delete_key = describe(
    "deleteApiKey",
    "End an API key for good",
    tag=KEYS,
    answers=[Answer(204, None, "It signs nobody in any more.")],
)
