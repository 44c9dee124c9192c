"""All illustrations, as the owner sees them."""

from typing import Any

from django.db.models import QuerySet

from apps.illustrations.models import Illustration, IllustrationQuerySet
from apps.illustrations.serializers import represent_illustration


def content_matching(
    everything: IllustrationQuerySet,
    *,
    words: str = "",
    style: str = "",
    made_by: str = "",
    user_id: int | None = None,
) -> IllustrationQuerySet:
    """Illustrations of everybody, of people without an account, of people with one, or of one of these.

    `everything` itself, where nothing filters.
    """
    found = everything.matching(words=words, style=style)
    if made_by:
        found = found.filter(visitor__isnull=made_by != "anonymous")
    if user_id is not None:
        found = found.filter(owner=user_id)
    return found


def content_details() -> QuerySet[Illustration]:
    return Illustration.objects.select_related("owner")


def represent_content(illustration: Illustration) -> dict[str, Any]:
    """An illustration with whose it is; its files come from the panel's own addresses."""
    address = f"/api/admin/illustrations/{illustration.pk}"
    owner = illustration.owner
    return represent_illustration(illustration) | {
        "imageUrl": f"{address}/image",
        "thumbnailUrl": f"{address}/thumbnail",
        "vectorUrl": None,
        "isAnonymous": illustration.is_anonymous,
        "user": {"id": str(owner.pk), "email": owner.email} if owner else None,
    }
