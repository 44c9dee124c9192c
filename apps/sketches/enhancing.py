"""From a sketch to the generation that redraws it."""

from collections.abc import Callable

from django.core.cache import cache
from django.core.files.storage import default_storage
from django.db.models import Q
from django.utils import timezone
from rest_framework.exceptions import ValidationError

from apps.accounts.models import User
from apps.billing.quota import allowance_of
from apps.illustrations.generations import (
    AllowanceUsedUp,
    EnhanceRequest,
    SketchGone,
    known_generation,
    submit_generation,
)
from apps.illustrations.models import Generation
from apps.sketches.fetch import LONGEST_FETCH, fetch_image
from apps.sketches.files import delete_upload, store_clean_copy, upload_name
from apps.sketches.intake import LARGEST_FILE, clean_copy, too_large
from apps.sketches.keeping import delete_sketch, release
from apps.sketches.models import Sketch, id_in
from apps.sketches.uploads import KEPT_UNUSED_FOR
from config.api import AppError

NO_SKETCH = "Please upload a sketch first."

State = Sketch.State


def submit_enhancement(
    *,
    owner: User,
    request: EnhanceRequest,
    take_in: Callable[[User, str], Sketch],
    idempotency_key: str | None = None,
) -> Generation:
    """Accept a request to redraw a sketch, which `take_in` gets from the address in the request.

    The sketch is taken in before anything is charged, and goes again if its request is not accepted.

    Raises:
        ValidationError, AppError: there is no such sketch, or it cannot be used.
        AllowanceUsedUp, KeyReused
    """
    if known := known_generation(owner=owner, request=request, idempotency_key=idempotency_key):
        return known
    allowance = allowance_of(owner)
    if allowance.used >= allowance.limit:
        raise AllowanceUsedUp
    sketch = take_in(owner, request.sketch_url)
    try:
        return submit_generation(owner=owner, request=request, sketch=sketch, idempotency_key=idempotency_key)
    except SketchGone:
        raise no_sketch() from None
    finally:
        release(sketch.pk)


def no_sketch() -> ValidationError:
    return ValidationError({"sketchUrl": [NO_SKETCH]})


def take_in_upload(owner: User, address: str) -> Sketch:
    """What this person uploaded to an address of theirs; or one of their kept sketches, as it is.

    Raises:
        ValidationError: there is none.
        AppError: the upload cannot be used; it is deleted.
    """
    sketch = _find(owner, address)
    if sketch and sketch.state == State.KEPT:
        return sketch
    if sketch is None:
        raise no_sketch()
    try:
        return _keep(sketch, _read_upload(sketch))
    except FileNotFoundError:
        # Nothing was sent there; or another request for it was quicker.
        sketch = _find(owner, address)
        if sketch is None or sketch.state != State.KEPT:
            raise no_sketch() from None
        return sketch


def take_in_from_elsewhere(owner: User, image_url: str) -> Sketch:
    """Fetch an image from a public address. A person has one fetched at a time.

    Raises:
        ValidationError, AppError: why it could not be fetched or cannot be used.
    """
    content = _fetch_alone(owner, image_url)
    sketch = Sketch.objects.create(owner=owner, sweep_at=timezone.now() + KEPT_UNUSED_FOR)
    return _keep(sketch, content)


def _fetch_alone(owner: User, image_url: str) -> bytes:
    key = f"fetching:{owner.pk}"
    if not cache.add(key, True, timeout=2 * LONGEST_FETCH):
        raise AppError(
            429,
            "fetching",
            "Another sketch of yours is being fetched. Please wait for it.",
            headers={"Retry-After": "5"},
        )
    try:
        return fetch_image(image_url)
    finally:
        cache.delete(key)


def _find(owner: User, address: str) -> Sketch | None:
    named = Q(address=address) | Q(pk=id_in(address), state=State.KEPT)
    return Sketch.objects.owned_by(owner).filter(named).first()


def _read_upload(sketch: Sketch) -> bytes:
    with default_storage.open(upload_name(sketch.pk)) as file:
        # On S3-compatible storage nobody has looked at the size before, and reading fetches the whole.
        if file.size > LARGEST_FILE:
            delete_sketch(sketch.pk)
            raise too_large()
        return file.read()


def _keep(sketch: Sketch, content: bytes) -> Sketch:
    """Replace what came by its clean copy. Of two that do so at once one wins, and the other uses its copy."""
    try:
        jpeg = clean_copy(content)
        copy = store_clean_copy(sketch.pk, jpeg)
    except BaseException:
        release(sketch.pk)
        raise
    not_kept = Sketch.objects.filter(pk=sketch.pk).exclude(state=State.KEPT)
    if not_kept.update(state=State.KEPT, file=copy, stored_bytes=len(jpeg)):
        delete_upload(sketch.pk)
    else:
        default_storage.delete(copy)
    kept = Sketch.objects.filter(pk=sketch.pk).first()
    if kept is None:
        raise no_sketch()
    return kept
