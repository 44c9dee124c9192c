"""Who calls: a person with an account, or a visitor without."""

import uuid
from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser, BaseUserManager
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone


class UserManager(BaseUserManager["User"]):
    """Makes accounts that are known by their e-mail address."""

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        user = self.model(email=email.strip().lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)


class User(AbstractUser):
    """A person who signs in by e-mail address and password."""

    class SubscriptionStatus(models.TextChoices):
        FREE = "free"
        ACTIVE = "active"

    username = None  # type: ignore[assignment]
    email = models.EmailField(unique=True)
    profile_image_url = models.URLField(blank=True)
    subscription_status = models.CharField(
        max_length=16, choices=SubscriptionStatus, default=SubscriptionStatus.FREE
    )
    subscription_plan = models.CharField(max_length=16, default="free")
    terms_accepted_at = models.DateTimeField(null=True, blank=True)
    terms_version = models.CharField(max_length=32, blank=True)
    # Set while the consent to the terms is withdrawn.
    terms_withdrawn_at = models.DateTimeField(null=True, blank=True)
    # Set once the account was deleted; the row goes last, after everything that belonged to it.
    closed_at = models.DateTimeField(null=True, blank=True, editable=False)

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    objects: ClassVar[UserManager] = UserManager()  # type: ignore[assignment]

    class Meta:
        constraints = [models.UniqueConstraint(Lower("email"), name="one_account_per_address")]
        indexes = [
            models.Index(fields=["-date_joined", "-id"], name="user_by_joining"),
            models.Index(
                fields=["subscription_plan"],
                condition=models.Q(subscription_status="active"),
                name="user_subscribed",
            ),
            models.Index(
                fields=["closed_at"], condition=models.Q(closed_at__isnull=False), name="user_closed"
            ),
        ]

    def __str__(self) -> str:
        return self.email


class Visitor(models.Model):
    """Somebody who tries the product without an account, known by a signed cookie of their browser.

    The row is made with the first illustration that is asked for; until then there is only the cookie.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Illustrations of the trial, ever. It stays when they move to an account: there is one trial.
    used = models.PositiveSmallIntegerField(default=0)
    created_at = models.DateTimeField(default=timezone.now)

    # Known to the API as a caller. Only calls that authenticate visitors ever meet one.
    is_authenticated = True

    def __str__(self) -> str:
        return str(self.id)


Owner = User | Visitor
