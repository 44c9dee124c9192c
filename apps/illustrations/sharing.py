"""Showing an illustration to whoever has its link, for as long as its owner likes."""

import secrets

from apps.illustrations.models import Illustration
from apps.illustrations.serializers import share_url
from config.api import AppError


def share(illustration: Illustration) -> str | None:
    """Share an illustration and give the address of its public page: the same one until sharing is stopped.

    Two calls at once agree on one address.

    Raises:
        AppError: the site's owner has hidden it.
    """
    if illustration.hidden_at:
        raise AppError(
            409, "hidden", "This illustration was hidden by the site's owner and cannot be shared."
        )
    Illustration.objects.filter(pk=illustration.pk, share_token=None).update(
        share_token=secrets.token_urlsafe(32)
    )
    illustration.refresh_from_db(fields=["share_token"])
    return share_url(illustration)


def stop_sharing(illustration: Illustration) -> None:
    """From now on the address leads nowhere, for good: sharing again makes another one."""
    Illustration.objects.filter(pk=illustration.pk).update(share_token=None)
