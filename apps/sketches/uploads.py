"""Addresses to upload a sketch to. Each is good for one image of one person, for a quarter of an hour.

On S3-compatible storage the address is a presigned one of that storage; otherwise it is our own, signed alike.
"""

from collections.abc import Iterator
from datetime import timedelta
from typing import Protocol
from urllib.parse import urlencode
from uuid import UUID

from django.core.cache import cache
from django.core.files import File
from django.core.files.storage import default_storage
from django.core.signing import BadSignature, SignatureExpired, TimestampSigner
from django.utils import timezone

from apps.accounts.models import User
from apps.sketches.files import store_upload, upload_name
from apps.sketches.intake import LARGEST_FILE, too_large, wrong_type
from apps.sketches.keeping import delete_sketch
from apps.sketches.models import Sketch
from config.api import AppError

GOOD_FOR = timedelta(minutes=15)
KEPT_UNUSED_FOR = timedelta(days=1)
# Addresses a person may be given in an hour. Each sketch takes two: one to show it, one to enhance it.
MOST_AN_HOUR = 120

# Uploads of a person that wait to be used; the oldest makes way for the next.
MOST_WAITING = 20

_signer = TimestampSigner(salt="sketches.upload")


class Stream(Protocol):
    """What can be read from, piece by piece."""

    def read(self, size: int, /) -> bytes: ...


def issue_upload(owner: User, *, our_address: str) -> str:
    """An address to PUT one image to. `our_address` is that of our own upload call, with `{id}` in it.

    Raises:
        AppError: 429, this person was given very many.
    """
    _count(owner)
    _make_room(owner)
    sketch = Sketch(owner=owner, sweep_at=timezone.now() + KEPT_UNUSED_FOR)
    upload_url = _presigned(sketch.pk) or _signed(sketch.pk, our_address.format(id=sketch.pk))
    sketch.address = upload_url.partition("?")[0]
    sketch.save()
    return upload_url


def receive_upload(sketch_id: UUID, *, signature: str, content_type: str, stream: Stream) -> None:
    """Store what is sent to an address of ours, while counting its bytes.

    Raises:
        AppError: 403 not signed by us or too late, 409 something was sent there before, 413, 415.
    """
    _check(sketch_id, signature)
    if not content_type.lower().startswith("image/"):
        raise wrong_type()
    issued = Sketch.objects.filter(pk=sketch_id, state=Sketch.State.ISSUED)
    if not issued.update(state=Sketch.State.UPLOADED):
        raise AppError(409, "already_uploaded", "This address was used before. Please ask for another one.")
    try:
        store_upload(sketch_id, _Bounded(stream))
    except BaseException:
        Sketch.objects.filter(pk=sketch_id).update(state=Sketch.State.ISSUED)
        raise


class _Bounded(File):
    """The body of a request, read in pieces, and not further than a sketch may go."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(None, name="upload")
        self._stream = stream

    def chunks(self, chunk_size: int | None = None) -> Iterator[bytes]:
        received = 0
        while chunk := self._stream.read(chunk_size or self.DEFAULT_CHUNK_SIZE):
            received += len(chunk)
            if received > LARGEST_FILE:
                raise too_large()
            yield chunk


def _presigned(sketch_id: UUID) -> str:
    """An address of the storage itself; empty where the storage has none."""
    connection = getattr(default_storage, "connection", None)
    if connection is None:
        return ""
    return connection.meta.client.generate_presigned_url(
        "put_object",
        Params={"Bucket": default_storage.bucket_name, "Key": upload_name(sketch_id)},  # type: ignore[attr-defined]
        ExpiresIn=int(GOOD_FOR.total_seconds()),
    )


def _signed(sketch_id: UUID, address: str) -> str:
    return f"{address}?{urlencode({'signature': _signer.sign(str(sketch_id)).partition(':')[2]})}"


def _check(sketch_id: UUID, signature: str) -> None:
    try:
        _signer.unsign(f"{sketch_id}:{signature}", max_age=GOOD_FOR)
    except SignatureExpired:
        raise AppError(
            403, "upload_expired", "This address is too old. Please ask for another one."
        ) from None
    except BadSignature:
        raise AppError(403, "bad_signature", "This is not an address that we gave out.") from None


def _make_room(owner: User) -> None:
    waiting = Sketch.objects.owned_by(owner).exclude(state=Sketch.State.KEPT).order_by("-created_at")
    for sketch_id in waiting.values_list("pk", flat=True)[MOST_WAITING - 1 :]:
        delete_sketch(sketch_id)


def _count(owner: User) -> None:
    key = f"uploads:{owner.pk}"
    cache.add(key, 0, timeout=3600)
    if cache.incr(key) > MOST_AN_HOUR:
        raise AppError(
            429,
            "too_many_uploads",
            "That is a great many sketches at once. Please go on in an hour.",
            headers={"Retry-After": "3600"},
        )
