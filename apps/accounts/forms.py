"""What a person is asked when signing up."""

from allauth.account.forms import SignupForm
from django import forms


class SignUpForm(SignupForm):
    first_name = forms.CharField(
        label="First name",
        max_length=150,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "given-name"}),
    )

    field_order = ["first_name", "email", "password1"]
