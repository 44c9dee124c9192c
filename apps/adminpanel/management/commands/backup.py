"""Back everything up."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.adminpanel.backups import BackupRefused, back_up


class Command(BaseCommand):
    help = (
        "Writes database, private files and local secret to an empty folder. The product may go on meanwhile."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path)

    def handle(self, *args: Any, folder: Path, **options: Any) -> None:
        try:
            number = back_up(folder)
        except BackupRefused as refusal:
            raise CommandError(str(refusal)) from None
        self.stdout.write(f"Backed up: the database and {number} files, to {folder}.")
