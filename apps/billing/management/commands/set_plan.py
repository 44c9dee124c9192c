"""Put an account on a plan. Payment is not built: this is how plans change."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.accounts.models import User
from apps.billing.plans import PLANS
from apps.billing.subscriptions import change_plan


class Command(BaseCommand):
    help = "Puts the account of an e-mail address on a plan."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("email")
        parser.add_argument("plan", choices=list(PLANS))

    def handle(self, *args: Any, email: str, plan: str, **options: Any) -> None:
        user = User.objects.filter(email__iexact=email).first()
        if user is None:
            raise CommandError(f"No account has the e-mail address {email}. Nothing was changed.")
        chosen = PLANS[plan]
        verb = "is now" if change_plan(user=user, plan=chosen) else "was already"
        self.stdout.write(
            f"{user.email} {verb} on the {chosen.title} plan: {chosen.daily_limit} illustrations a day."
        )
