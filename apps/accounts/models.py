"""The account of a person."""

from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser, BaseUserManager
from django.db import models
from django.db.models.functions import Lower


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

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    objects: ClassVar[UserManager] = UserManager()  # type: ignore[assignment]

    class Meta:
        constraints = [models.UniqueConstraint(Lower("email"), name="one_account_per_address")]

    def __str__(self) -> str:
        return self.email
