"""Answers of a text model in a form that is given, from servers that keep to schemas and from such that do not."""

import base64
import io
import json
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from PIL import Image
from pydantic import BaseModel, ConfigDict, ValidationError

from apps.illustrations.engines.openai.ledger import Bill
from apps.illustrations.engines.openai.patience import Pulse, no_pulse
from apps.illustrations.engines.openai.service import Service
from apps.illustrations.engines.openai.troubles import LONGEST_DETAIL, Kind, Trouble

LONGEST_SIDE = 2048  # pixels of a picture that is shown to a model


class Form(BaseModel):
    """A form to be filled in: nothing may be missing, nothing added."""

    model_config = ConfigDict(extra="forbid")


FormT = TypeVar("FormT", bound=Form)


class Unfit(Exception):
    """An answer breaks a rule that its form cannot express. Says which, in words for the model."""


class Answers:
    """Asks one text service."""

    def __init__(self, service: Service, model: str) -> None:
        self._service = service
        self.model = model

    @property
    def available(self) -> bool:
        return bool(self.model)

    def fill_in(
        self,
        form: type[FormT],
        *,
        task: str,
        words: str,
        pictures: Sequence[Image.Image] = (),
        bill: Bill,
        pulse: Pulse = no_pulse,
        patient: bool = True,
        check: Callable[[FormT], object] = lambda filled: None,
    ) -> FormT:
        """The form as the model fills it in, by the `task`, for somebody's `words`. Once it may correct itself.

        The words are data: they stand in a message of their own, and cannot change the form. `check` raises Unfit
        for what is well-formed and still will not do.

        Raises:
            Trouble: the service has one, or what it said does not fit into the form, twice.
        """
        if not self.available:
            raise Trouble(Kind.NO_ENDPOINT, "no text model is configured")
        messages: list[dict[str, Any]] = [
            {"role": "system", "content": task},
            {"role": "user", "content": _content(words, pictures)},
        ]
        said = self._ask(messages, form, bill, pulse, patient)
        try:
            return _read(said, form, check)
        except Unfit as error:
            faults = str(error)
        messages += [
            {"role": "assistant", "content": said},
            {"role": "user", "content": f"This will not do: {faults} Please answer again, as JSON alone."},
        ]
        said = self._ask(messages, form, bill, pulse, patient)
        try:
            return _read(said, form, check)
        except Unfit as error:
            raise Trouble(Kind.NO_ANSWER, f"unfit, twice: {error}"[:LONGEST_DETAIL]) from None

    def _ask(
        self, messages: list[dict[str, Any]], form: type[Form], bill: Bill, pulse: Pulse, patient: bool
    ) -> str:
        """What the model says; with ever less help where the server does not know how to keep to a schema."""
        for how in ("json_schema", "json_object", "words alone"):
            if how in self._service.refused:
                continue
            fields = _fields(messages, form, how)
            try:
                answer = self._service.ask(
                    partial(_complete, model=self.model, fields=fields),
                    bill=bill,
                    model=self.model,
                    pulse=pulse,
                    patient=patient,
                )
            except Trouble as trouble:
                if (
                    trouble.kind is Kind.PARAMETER
                    and how != "words alone"
                    and not self._service.endpoint.is_openai
                ):
                    self._service.refused.add(how)
                    continue
                raise
            return _said(answer)
        raise Trouble(Kind.PARAMETER)


def _complete(client: Any, *, model: str, fields: dict[str, Any]) -> Any:
    return client.chat.completions.create(model=model, **fields)


def _read(said: str, form: type[FormT], check: Callable[[FormT], object]) -> FormT:
    try:
        filled = form.model_validate_json(_without_fence(said))
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False, include_context=False)[:12]
        told = (f"{'.'.join(map(str, fault['loc'])) or 'all'}: {fault['msg']}" for fault in faults)
        raise Unfit("; ".join(told) + ".") from None
    check(filled)
    return filled


def _fields(messages: list[dict[str, Any]], form: type[Form], how: str) -> dict[str, Any]:
    schema = form.model_json_schema()
    if how == "json_schema":
        shape = {"name": form.__name__.lower(), "strict": True, "schema": schema}
        return {"messages": messages, "response_format": {"type": "json_schema", "json_schema": shape}}
    task = f"{messages[0]['content']}\n\nAnswer with JSON alone, by this JSON schema:\n{json.dumps(schema)}"
    told = [{"role": "system", "content": task}, *messages[1:]]
    return {"messages": told} | ({"response_format": {"type": "json_object"}} if how == "json_object" else {})


def _said(answer: Any) -> str:
    choice = next(iter(getattr(answer, "choices", None) or ()), None)
    message = getattr(choice, "message", None)
    if getattr(message, "refusal", None) or getattr(choice, "finish_reason", "") == "content_filter":
        raise Trouble(Kind.CONTENT, "the text model refused", stage="input")
    content = getattr(message, "content", None)
    if not isinstance(content, str) or not content.strip():
        raise Trouble(Kind.NO_ANSWER, "the text model said nothing")
    return content


def _without_fence(said: str) -> str:
    """The JSON in it: some models wrap it in a code fence."""
    fenced = re.search(r"```(?:json)?\s*(.*?)```", said, re.S)
    return (fenced[1] if fenced else said).strip()


def _content(words: str, pictures: Sequence[Image.Image]) -> str | list[dict[str, Any]]:
    if not pictures:
        return words
    shown = [
        {"type": "image_url", "image_url": {"url": _data_url(picture), "detail": "high"}}
        for picture in pictures
    ]
    return [{"type": "text", "text": words}, *shown]


def _data_url(picture: Image.Image) -> str:
    small = picture.copy()
    small.thumbnail((LONGEST_SIDE, LONGEST_SIDE), Image.Resampling.LANCZOS)
    jpeg = io.BytesIO()
    small.convert("RGB").save(jpeg, "JPEG", quality=88)
    return f"data:image/jpeg;base64,{base64.b64encode(jpeg.getvalue()).decode()}"
