"""What becomes of a finished illustration."""

from django.db import transaction

from apps.illustrations.models import Illustration
from apps.illustrations.storage import StoredFiles, delete_files


def delete_illustration(illustration: Illustration) -> None:
    """Delete an illustration for good. Its files go once the row is gone: a rolled back deletion loses nothing.

    The generation it came of stays, so that a repeated `Idempotency-Key` draws and charges nothing anew.
    """
    files = StoredFiles(illustration.image, illustration.vector, illustration.thumbnail)
    with transaction.atomic():
        illustration.delete()
        transaction.on_commit(lambda: delete_files(files))
