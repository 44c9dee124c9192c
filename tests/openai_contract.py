"""What a request to OpenAI may hold: by the service's own description where that lies beside the project, else by a
small one of ours. Either way a field that is not described is refused."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "openai-spec"
WITHOUT_DESCRIPTION = (
    f"the service's own description is not there ({DESCRIPTION.parent.name}/{DESCRIPTION.name})"
)

_IMAGE = {
    "model": {"type": "string"},
    "prompt": {"type": "string", "minLength": 1, "maxLength": 32000},
    "size": {"type": "string", "pattern": "^[0-9]+x[0-9]+$"},
    "quality": {"enum": ["low", "medium", "high", "xhigh", "max"]},
    "background": {"enum": ["transparent", "opaque"]},
    "output_format": {"enum": ["png", "webp", "jpeg"]},
    "moderation": {"enum": ["auto", "low"]},
    "safety_identifier": {"type": "string", "maxLength": 64},
    "n": {"type": "integer", "minimum": 1, "maximum": 10},
}
_OWN: dict[str, dict[str, Any]] = {
    "/images/generations": {"properties": _IMAGE, "required": ["prompt"]},
    "/images/edits": {"properties": _IMAGE | {"image": {}}, "required": ["prompt", "image"]},
    "/moderations": {
        "properties": {"model": {"type": "string"}, "input": {"type": "string"}},
        "required": ["input"],
    },
    "/chat/completions": {
        "properties": {
            "model": {"type": "string"},
            "messages": {"type": "array", "minItems": 1},
            "response_format": {"type": "object", "required": ["type"]},
        },
        "required": ["model", "messages"],
    },
}


def faults(path: str, body: dict[str, Any], *, multipart: bool = False) -> list[str]:
    """What is wrong with a request's body; a file in it stands as text."""
    validator, known = _description(path, multipart)
    told = [f"unknown field {name}" for name in body if name not in known]
    told += [
        f"{'.'.join(map(str, error.path))}: {error.message[:200]}" for error in validator.iter_errors(body)
    ]
    return told + _beyond_schemas(path, body)


def _beyond_schemas(path: str, body: dict[str, Any]) -> list[str]:
    told = [f"{name} is null" for name, value in body.items() if value is None]
    if path.startswith("/images") and "size" in body:
        told += _faults_of_size(body["size"])
    schema = body.get("response_format", {}).get("json_schema", {}).get("schema")
    return told + (_faults_of_strict_schema(schema) if schema else [])


def _faults_of_size(size: str) -> list[str]:
    width, _, height = size.partition("x")
    if not (width.isdigit() and height.isdigit()):
        return [f"Invalid size '{size}'"]
    w, h = int(width), int(height)
    fits = not w % 16 and not h % 16 and max(w, h) <= 3840 and max(w, h) <= 3 * min(w, h)
    return [] if fits and 655_360 <= w * h <= 8_294_400 else [f"Invalid size '{size}'"]


def _faults_of_strict_schema(schema: Any, where: str = "") -> list[str]:
    """The rules of strict mode that no JSON schema states: every property required, none added, no defaults."""
    if isinstance(schema, list):
        return [fault for item in schema for fault in _faults_of_strict_schema(item, where)]
    if not isinstance(schema, dict):
        return []
    told = []
    if "default" in schema and isinstance(schema.get("type"), str):
        told.append(f"{where} has a default")
    if schema.get("type") == "object":
        if schema.get("additionalProperties") is not False:
            told.append(f"{where} lets additional properties in")
        if set(schema.get("required", ())) != set(schema.get("properties", ())):
            told.append(f"{where} does not require all properties")
    if "$ref" in schema and len(schema) > 1:
        told.append(f"{where} says more beside a reference")
    for key, value in schema.items():
        told += _faults_of_strict_schema(value, f"{where}/{key}")
    return told


@lru_cache
def _description(path: str, multipart: bool) -> tuple[Draft202012Validator, frozenset[str]]:
    if not DESCRIPTION.is_dir():
        schema = {"type": "object", **_OWN[path]}
        return Draft202012Validator(schema), frozenset(schema["properties"])
    document = _document()
    media = "multipart/form-data" if multipart else "application/json"
    content = document["paths"][path]["post"]["requestBody"]["content"][media]["schema"]
    validator = Draft202012Validator({**content, "components": document["components"]})
    return validator, frozenset(_properties(content, document))


def _properties(schema: dict[str, Any], document: dict[str, Any]) -> set[str]:
    """The names of all properties that a schema speaks of, in whichever part of it."""
    if "$ref" in schema:
        target: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        return _properties(target, document)
    parts = (*schema.get("allOf", ()), *schema.get("anyOf", ()), *schema.get("oneOf", ()))
    return set(schema.get("properties", ())).union(*(_properties(part, document) for part in parts))


@lru_cache(maxsize=1)
def _document() -> dict[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    def read(name: str) -> dict[str, Any]:
        return yaml.load((DESCRIPTION / name).read_bytes(), loader)  # noqa: S506 (a safe loader)

    document = read("openai-subset.yaml")
    for schema, properties in read("sdk-3.52-additions.yaml").items():
        document["components"]["schemas"][schema]["properties"].update(properties)
    return document
