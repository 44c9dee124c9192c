"""Delete what is kept for a time, when that time is over."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from apps.adminpanel.retention import purge


class Command(BaseCommand):
    help = (
        "Deletes logs of usage after two years, uploads that were never used, and stored files that nothing names. "
        "Illustrations stay."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--dry-run", action="store_true", help="only say what would be deleted")

    def handle(self, *args: Any, dry_run: bool, **options: Any) -> None:
        for kind, number in purge(dry_run=dry_run).items():
            self.stdout.write(f"{kind}: {number} {'would be deleted' if dry_run else 'deleted'}")
