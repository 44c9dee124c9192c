"""How long a sketch is kept: for as long as something uses it, and a day for what nothing ever used."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from apps.accounts.models import User
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import read_file
from apps.sketches.files import delete_files_of, delete_upload
from apps.sketches.models import Sketch


def read_sketch(sketch_id: UUID | None) -> bytes:
    """The clean copy of a sketch, a JPEG.

    Raises:
        Sketch.DoesNotExist: it was deleted.
        OSError: the storage does not give it.
    """
    if sketch_id is None:
        raise Sketch.DoesNotExist
    return read_file(Sketch.objects.get(pk=sketch_id).file)


def release(sketch_id: UUID) -> bool:
    """Delete a sketch with its files, unless something uses it. Whether it is gone."""
    with transaction.atomic():
        # Whoever hands in a generation of it locks its row too: one of the two comes first.
        Sketch.objects.select_for_update().filter(pk=sketch_id).first()
        if _is_used(sketch_id):
            return False
        delete_sketch(sketch_id)
    return True


def delete_sketch(sketch_id: UUID) -> None:
    """Delete a sketch for good. Its files go once the row is gone."""
    with transaction.atomic():
        Sketch.objects.filter(pk=sketch_id).delete()
        transaction.on_commit(lambda: delete_files_of(sketch_id))


def delete_sketches_of(owner: User) -> None:
    """Delete all sketches of a person, used or not."""
    for sketch_id in Sketch.objects.owned_by(owner).values_list("pk", flat=True):
        delete_sketch(sketch_id)


def sweep_uploads() -> int:
    """Delete what was uploaded a day ago and never used. Returns how many sketches went.

    Safe to run anywhere, any number of times at once.
    """
    gone = 0
    for sketch_id in Sketch.objects.filter(sweep_at__lt=timezone.now()).values_list("pk", flat=True):
        if release(sketch_id):
            gone += 1
        elif Sketch.objects.filter(pk=sketch_id).update(sweep_at=None):
            # A presigned address may have been used once more after its upload was taken in.
            delete_upload(sketch_id)
    return gone


def _is_used(sketch_id: UUID) -> bool:
    return (
        Illustration.objects.filter(sketch=sketch_id).exists()
        or Generation.objects.active().filter(sketch=sketch_id).exists()
    )
