"""What a person is asked when signing up, and when changing their e-mail address."""

from allauth.account.adapter import get_adapter
from allauth.account.forms import AddEmailForm, SignupForm
from allauth.account.models import EmailAddress
from django import forms
from django.db import transaction
from django.http import HttpRequest

from apps.accounts.models import User


class SignUpForm(SignupForm):
    first_name = forms.CharField(
        label="First name",
        max_length=150,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "given-name"}),
    )

    field_order = ["first_name", "email", "password1"]


class ChangeAddressForm(AddEmailForm):
    """Asks for another address. One that was proved stays in force until the new one is proved as well; one that
    never was, as where no letters are sent, proves nothing and is replaced at once.
    """

    user: User

    def clean_email(self) -> str:
        email = super().clean_email()
        self.is_proved = EmailAddress.objects.filter(user=self.user, verified=True).exists()
        if not self.is_proved and User.objects.filter(email__iexact=email).exists():
            raise get_adapter().validation_error("email_taken")
        return email

    def save(self, request: HttpRequest) -> EmailAddress:
        if self.is_proved:
            return super().save(request)
        with transaction.atomic():
            EmailAddress.objects.filter(user=self.user).delete()
            self.user.email = self.cleaned_data["email"]
            self.user.save(update_fields=["email"])
            address = EmailAddress.objects.create(user=self.user, email=self.user.email, primary=True)
        address.send_confirmation(request)
        return address
