"""Calls about one's own keys: for people, by session. A key can neither see nor make keys."""

from typing import Any
from uuid import UUID

from rest_framework import status
from rest_framework.exceptions import NotFound
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.apikeys import schema
from apps.apikeys.keys import MOST_KEYS, TooManyKeys, create_key, deactivate_key, keys_of
from apps.apikeys.models import ApiKey
from config.api import AppError, CallerRequest


class ApiKeys(APIView):
    @schema.list_keys
    def get(self, request: CallerRequest) -> Response:
        return Response([represent_key(key) for key in keys_of(request.user)])

    @schema.create_key
    def post(self, request: CallerRequest) -> Response:
        body = schema.KeyRequest(data=request.data)
        body.is_valid(raise_exception=True)
        try:
            key, full_key = create_key(request.user, name=body.validated_data["keyName"])
        except TooManyKeys:
            message = f"You have {MOST_KEYS} API keys, the most there can be. Delete one to make another."
            raise AppError(409, "too_many_keys", message) from None
        # Shown this once: no cache may keep it.
        return Response(
            represent_key(key) | {"fullKey": full_key},
            status=status.HTTP_201_CREATED,
            headers={"Cache-Control": "no-store"},
        )


class ApiKeyDetail(APIView):
    @schema.delete_key
    def delete(self, request: CallerRequest, key_id: UUID) -> Response:
        if not deactivate_key(request.user, key_id):
            raise NotFound
        return Response(status=status.HTTP_204_NO_CONTENT)


def represent_key(key: ApiKey) -> dict[str, Any]:
    return {
        "id": str(key.pk),
        "keyName": key.name,
        "keyPrefix": key.prefix,
        "createdAt": key.created_at,
        "lastUsed": key.last_used_at,
    }
