"""Everything that is kept of a person, as a ZIP archive that is made while it is sent, in bounded memory."""

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.core.serializers.json import DjangoJSONEncoder
from django.utils import timezone
from django.utils.text import slugify

from apps.accounts.models import User
from apps.apikeys.models import ApiKey
from apps.billing.models import DailyUsage, PlanChange
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.serializers import represent_generation, represent_illustration
from apps.illustrations.storage import read_file
from apps.sketches.models import Sketch
from config.paging import Order, in_chunks

CHUNK = 200  # rows
BY_TIME = Order("created_at", parse=datetime.fromisoformat)


class _Outbox:
    """A file that can only be written to, and emptied."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._chunks.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def take(self) -> bytes:
        taken = b"".join(self._chunks)
        self._chunks.clear()
        return taken


def export_account(user: User) -> Iterator[bytes]:
    """The archive, piece by piece. At most one picture is held at a time."""
    outbox = _Outbox()
    with ZipFile(outbox, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload]  # it need not be readable
        for _ in _fill(archive, user):
            yield outbox.take()
    yield outbox.take()


def _fill(archive: ZipFile, user: User) -> Iterator[None]:
    """Writes the archive; pauses wherever what was written may be sent."""
    archive.writestr("account.json", _as_json(_account(user)))
    yield
    illustrations = Illustration.objects.owned_by(user)
    yield from _write_list(archive, "illustrations.json", illustrations, represent_illustration)
    yield from _write_list(
        archive, "generations.json", Generation.objects.owned_by(user), represent_generation
    )
    for chunk in in_chunks(illustrations, BY_TIME, size=CHUNK):
        for illustration in chunk:
            yield from _write_files(archive, illustration)
    kept = Sketch.objects.owned_by(user).exclude(file="")
    for chunk in in_chunks(kept, BY_TIME, size=CHUNK):
        for sketch in chunk:
            yield from _write_file(archive, sketch.file, f"sketches/{sketch.pk}.jpg", ZIP_STORED)


def _write_list(
    archive: ZipFile, name: str, rows: Any, represent: Callable[[Any], dict[str, Any]]
) -> Iterator[None]:
    with archive.open(name, "w") as file:
        separator = "[\n"
        for chunk in in_chunks(rows, BY_TIME, size=CHUNK):
            for row in chunk:
                file.write(f"{separator}{_as_json(represent(row))}".encode())
                separator = ",\n"
            yield
        file.write(b"\n]\n" if separator == ",\n" else b"[]\n")


def _write_files(archive: ZipFile, illustration: Illustration) -> Iterator[None]:
    name = f"images/{slugify(illustration.title) or 'illustration'}-{illustration.pk}"
    yield from _write_file(archive, illustration.image, f"{name}.png", ZIP_STORED)
    yield from _write_file(archive, illustration.vector, f"{name}.svg", ZIP_DEFLATED)
    yield from _write_file(
        archive, illustration.original, f"{name}-{Path(illustration.original).name}", ZIP_STORED
    )


def _write_file(archive: ZipFile, stored: str, name: str, compression: int) -> Iterator[None]:
    try:
        content = read_file(stored) if stored else b""
    except FileNotFoundError:
        return  # deleted while the archive was made
    if content:
        archive.writestr(name, content, compress_type=compression)
        yield


def _account(user: User) -> dict[str, Any]:
    """What is kept beside the work. Of passwords, keys and authenticators nothing that would open anything."""
    return {
        "exportedAt": timezone.now(),
        "id": str(user.pk),
        "email": user.email,
        "firstName": user.first_name,
        "lastName": user.last_name,
        "joinedAt": user.date_joined,
        "lastSignInAt": user.last_login,
        "subscriptionStatus": user.subscription_status,
        "subscriptionPlan": user.subscription_plan,
        "terms": {
            "acceptedAt": user.terms_accepted_at,
            "version": user.terms_version,
            "withdrawnAt": user.terms_withdrawn_at,
        },
        "emailAddresses": _rows(EmailAddress.objects.filter(user=user), "email", "verified", "primary"),
        "connectedAccounts": _rows(
            SocialAccount.objects.filter(user=user), "provider", "uid", "extra_data", "date_joined"
        ),
        "authenticators": _rows(
            Authenticator.objects.filter(user=user), "type", "created_at", "last_used_at"
        ),
        "sessions": _rows(UserSession.objects.filter(user=user), "ip", "user_agent", "created_at"),
        "apiKeys": _rows(
            ApiKey.objects.filter(owner=user),
            "name", "prefix", "created_at", "last_used_at", "deactivated_at",
        ),
        "dailyUsage": _rows(DailyUsage.objects.filter(user=user), "day", "used"),
        "planChanges": _rows(PlanChange.objects.filter(user=user), "before", "after", "changed_at"),
    }  # fmt: skip


def _rows(rows: Any, *fields: str) -> list[dict[str, Any]]:
    return list(rows.order_by("pk").values(*fields))


def _as_json(value: Any) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)
