"""Requests taken at their word: fields of JSON bodies, and queries."""

from collections.abc import Container
from typing import Any

from rest_framework import serializers
from rest_framework.request import Request


class Text(serializers.CharField):
    """A string, and only a string: numbers are not quietly turned into one."""

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class WholeNumber(serializers.IntegerField):
    """A whole number, and only that: neither "5" nor true nor 5.0."""

    def to_internal_value(self, data: Any) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return super().to_internal_value(data)


def read_query(
    request: Request, form: type[serializers.Serializer], *, beside: Container[str] = ()
) -> dict[str, Any]:
    """What the query asks for. `beside` are names that others read.

    A name that is misspelled or comes twice is told and not passed over: the answer would be another one than
    the caller believes.

    Raises:
        ValidationError
    """
    query = request.query_params
    known = form().fields
    mistakes = {
        name: ["There is no such parameter."] for name in query if name not in known and name not in beside
    }
    mistakes |= {name: ["Expected once."] for name in query if len(query.getlist(name)) > 1}
    if mistakes:
        raise serializers.ValidationError(mistakes)
    asked = form(data=query.dict())
    asked.is_valid(raise_exception=True)
    return asked.validated_data
