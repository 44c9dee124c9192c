"""The owner's figures on the command line."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.core.serializers.json import DjangoJSONEncoder

from apps.adminpanel.stats import business_figures, daily_activity, machinery_figures

MOST_DAYS = 3660


class Command(BaseCommand):
    help = "Tells how the product is used: accounts, subscriptions, illustrations a day, failures, storage."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--days", type=int, default=30, help="how many days to list (default: 30)")
        parser.add_argument("--json", action="store_true", dest="as_json", help="for other programs")

    def handle(self, *args: Any, days: int, as_json: bool, **options: Any) -> None:
        if not 1 <= days <= MOST_DAYS:
            raise CommandError(f"--days must be from 1 to {MOST_DAYS}.")
        figures = business_figures() | machinery_figures() | {"days": daily_activity(days=days)}
        if as_json:
            self.stdout.write(json.dumps(figures, cls=DjangoJSONEncoder, indent=2))
        else:
            self._tell(figures)

    def _tell(self, figures: dict[str, Any]) -> None:
        plans = figures["subscriptions"]
        self.stdout.write(f"accounts: {figures['totalUsers']}, {figures['newUsers']} new in the last 7 days")
        self.stdout.write(
            f"active subscriptions: {figures['activeSubscriptions']}"
            f" ({plans['basic']} Basic, {plans['premium']} Premium)"
        )
        self.stdout.write(
            f"illustrations: {figures['totalGenerations']} drawn, {figures['failedGenerations']} failed"
        )
        self.stdout.write(f"stored: {figures['storedBytes']} bytes")
        for failure in figures["failures"]:
            self.stdout.write(f"failed in the last 24 hours, {failure['code']}: {failure['count']}")
        self.stdout.write(f"{'day (UTC)':10} {'drawn':>8} {'failed':>8}")
        for day in figures["days"]:
            self.stdout.write(f"{day['day']:10} {day['succeeded']:8} {day['failed']:8}")
