"""What becomes of a finished illustration."""

from django.db import transaction

from apps.illustrations.models import Illustration
from apps.illustrations.storage import delete_files
from apps.sketches.keeping import release


def delete_illustration(illustration: Illustration) -> None:
    """Delete an illustration for good. Its files go once the row is gone: a rolled back deletion loses nothing.

    The generation it came of stays, so that a repeated `Idempotency-Key` draws and charges nothing anew.
    """
    names = illustration.files
    with transaction.atomic():
        illustration.delete()
        transaction.on_commit(lambda: delete_files(*names))
        if sketch_id := illustration.sketch_id:
            transaction.on_commit(lambda: release(sketch_id))
