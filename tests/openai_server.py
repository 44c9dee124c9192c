"""A server that speaks like OpenAI's, or like one of the servers that are like it. Real HTTP, started by a test.

What it answers to requests for words is decided by the form that is asked for; a test may script every answer.
"""

import base64
import io
import json
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from PIL import Image, ImageDraw

from tests import openai_contract

GENERATIONS, EDITS = "/images/generations", "/images/edits"
CHAT, MODERATIONS = "/chat/completions", "/moderations"


@dataclass(frozen=True, slots=True)
class Reply:
    status: int = 200
    body: Any = None  # an object is sent as JSON, text and bytes as they are
    headers: Mapping[str, str] = field(default_factory=dict)
    after: float = 0.0  # seconds
    hang_up: bool = False  # no answer at all


@dataclass(frozen=True, slots=True)
class Asked:
    path: str
    body: dict[str, Any]
    headers: Mapping[str, str]
    files: Mapping[str, tuple[str, str, bytes]]  # field -> (file name, type, content)

    @property
    def form(self) -> str:
        """The name of the form that a request for words is to fill in."""
        shape = self.body.get("response_format", {})
        if shape.get("type") == "json_schema":
            return shape["json_schema"]["name"]
        system = self.body["messages"][0]["content"]
        schema = json.loads(system.rpartition("JSON schema:\n")[2])
        return schema["title"].lower()


Answering = Callable[[Asked], Reply]


class FakeServer:
    """`kind` is "openai" or the name of a server like it; see `KINDS`."""

    def __init__(self, kind: str = "openai") -> None:
        self.asked: list[Asked] = []
        self.faults: list[str] = []  # of requests that the kind of server does not describe
        self.forms: dict[str, Callable[[Asked], Any]] = dict(FORMS)
        self.picture = drawn_cell
        self._scripted: defaultdict[str, deque[Reply]] = defaultdict(deque)
        self._answer = KINDS[kind](self)
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._http.daemon_threads = True
        threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_port}/v1"

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()

    def script(self, path: str, *replies: Reply) -> None:
        """What is answered to the next requests to a path; after that it answers by itself again."""
        self._scripted[path].extend(replies)

    def asked_for(self, path: str) -> list[Asked]:
        return [asked for asked in self.asked if asked.path == path]

    def answer(self, asked: Asked) -> Reply:
        self.asked.append(asked)
        faults = self._answer.faults(asked)
        self.faults += faults
        if self._scripted[asked.path]:
            return self._scripted[asked.path].popleft()
        if faults:
            return refusal(400, faults[0], code="unknown_parameter", param=faults[0].rpartition(" ")[2])
        return self._answer(asked)


def refusal(
    status: int, message: str, *, code: Any = None, type: str = "invalid_request_error", **more: Any
) -> Reply:
    """An error as OpenAI words it. `headers` go beside it."""
    headers = more.pop("headers", {})
    return Reply(
        status, {"error": {"message": message, "type": type, "param": None, "code": code, **more}}, headers
    )


# ---------------------------------------------------------------- pictures
def drawn_cell(width: int, height: int) -> Image.Image:
    """A plain cell: a nucleus in the middle, and nothing at the margins."""
    image = Image.new("RGB", (width, height), "white")
    draw = ImageDraw.Draw(image)
    side = min(width, height)
    for share, colour in ((0.33, "#9cc7b0"), (0.3, "#e4f0e6"), (0.1, "#8a6fb0"), (0.03, "#4d3a78")):
        r = side * share
        draw.ellipse((width / 2 - r, height / 2 - r, width / 2 + r, height / 2 + r), fill=colour)
    r = side * 0.05
    draw.ellipse(
        (width / 2 + side * 0.18 - r, height / 2 - r, width / 2 + side * 0.18 + r, height / 2 + r),
        fill="#d98c4a",
    )
    return image


def encoded(image: Image.Image, form: str = "PNG") -> bytes:
    file = io.BytesIO()
    image.save(file, form)
    return file.getvalue()


def as_base64(content: bytes) -> str:
    return base64.b64encode(content).decode()


USAGE = {
    "input_tokens": 150,
    "input_tokens_details": {"text_tokens": 50, "image_tokens": 100},
    "output_tokens": 1000,
    "total_tokens": 1150,
}


# ---------------------------------------------------------------- words
def _anchors(asked: Asked) -> dict[str, Any]:
    """Where the parts of `drawn_cell` lie, for a picture that is square."""
    ids = [line.partition(":")[0] for line in asked.body["messages"][1]["content"][0]["text"].splitlines()]
    places = {"nucleus": (499, 440), "membrane": (277, 277), "mitochondrion": (679, 499)}
    return {
        "anchors": [anchor(id, *places.get(id, (0, 0)), visible=id in places) for id in ids],
        "stray_text": [],
    }


def anchor(id: str, x: int, y: int, **more: Any) -> dict[str, Any]:
    """What a model says of a part that it is sure of."""
    box = [max(x - 30, 0), max(y - 30, 0), x + 30, y + 30]
    return {
        "id": id, "visible": True, "x": x, "y": y, "box": box, "confidence": "high", "found_text": None
    } | more  # fmt: skip


PLAN = {
    "title": "Animal cell",
    "labels": [
        {"id": "nucleus", "text": "Nucleus", "looks_like": "a round purple body in the middle"},
        {"id": "membrane", "text": "Cell membrane", "looks_like": "the thin outer rim"},
        {"id": "mitochondrion", "text": "Mitochondrion", "looks_like": "an orange oval to the right"},
    ],
}
DESCRIPTION = {
    "caption": "Animal cell. The nucleus lies in the middle; a mitochondrion lies beside it.",
    "alt_text": "Drawing of an animal cell with its nucleus and one mitochondrion.",
    "long_description": "A round cell with a purple nucleus in its middle and an orange mitochondrion to the right.",
}
SCREENING = {
    "category": "cell_or_molecular_biology",
    "is_science": True,
    "confidence": "high",
    "reason": "Asks for a cell.",
}
FORMS: dict[str, Callable[[Asked], Any]] = {
    "plan": lambda asked: PLAN,
    "anchors": _anchors,
    "description": lambda asked: DESCRIPTION,
    "screening": lambda asked: SCREENING,
}


def completion(said: Any, **more: Any) -> Reply:
    """A chat completion that says something; an object as JSON."""
    content = said if isinstance(said, str) or said is None else json.dumps(said)
    message = {"role": "assistant", "content": content, "refusal": more.pop("refusal", None)}
    choice = {
        "index": 0,
        "finish_reason": more.pop("finish_reason", "stop"),
        "message": message,
        "logprobs": None,
    }
    usage = {"prompt_tokens": 1000, "completion_tokens": 100, "total_tokens": 1100}
    body = {
        "id": "c",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [choice],
        "usage": usage,
    }
    return Reply(body=body | more)


# ---------------------------------------------------------------- kinds of servers
class OpenAIKind:
    """The service itself: refuses every field that its description does not know."""

    def __init__(self, server: FakeServer) -> None:
        self.server = server

    def __call__(self, asked: Asked) -> Reply:
        match asked.path:
            case "/images/generations" | "/images/edits":
                return self.image(asked)
            case "/chat/completions":
                return self.words(asked)
            case "/moderations":
                return Reply(body=moderation())
            case "/models":
                return Reply(
                    body={"object": "list", "data": [{"id": "gpt-image-2.6-sunburst", "object": "model"}]}
                )
        return Reply(404, {"error": {"message": "Unknown request URL", "type": "invalid_request_error"}})

    def faults(self, asked: Asked) -> list[str]:
        if asked.path not in (GENERATIONS, EDITS, CHAT, MODERATIONS):
            return []
        told = openai_contract.faults(asked.path, asked.body, multipart=bool(asked.files))
        if not asked.headers.get("authorization", "").startswith("Bearer "):
            told.append("no key")
        if "response_format" in asked.body and asked.path != CHAT:
            told.append("unknown field response_format")
        return told + [f"file as {kind}" for _, kind, _ in asked.files.values() if kind != "image/png"]

    def image(self, asked: Asked) -> Reply:
        return self.pictured(asked, {"b64_json": as_base64(self.drawn(asked))}, usage=USAGE)

    def drawn(self, asked: Asked, size: str = "") -> bytes:
        width, _, height = (size or asked.body.get("size", "1024x1024")).partition("x")
        return encoded(self.server.picture(int(width), int(height)))

    def pictured(self, asked: Asked, item: dict[str, Any], **more: Any) -> Reply:
        return Reply(body={"created": 1, "data": [item], **more})

    def words(self, asked: Asked) -> Reply:
        return completion(self.server.forms[asked.form](asked))


class LocalAI(OpenAIKind):
    """Answers by address unless asked otherwise, has no edits, reads negative prompts behind a bar."""

    def faults(self, asked: Asked) -> list[str]:
        return ["a bar in the prompt"] if "|" in asked.body.get("prompt", "") else []

    def image(self, asked: Asked) -> Reply:
        if asked.path == EDITS:
            return Reply(404, {"error": {"code": 404, "message": "Not Found", "type": ""}})
        size = asked.body.get("size", "")
        drawn = self.drawn(asked, size if "x" in size else "512x512")
        if asked.body.get("response_format") == "b64_json":
            return self.pictured(asked, {"b64_json": as_base64(drawn)})
        return self.pictured(asked, {"url": f"{self.server.url.removesuffix('/v1')}/generated-images/x.png"})


class VLLMOmni(OpenAIKind):
    """Takes its model by its exact name or not at all; answers base64 alone; knows no moderation and no `auto`."""

    served = "Qwen/Qwen-Image"

    def faults(self, asked: Asked) -> list[str]:
        return ["stream"] if asked.body.get("stream") else []

    def __call__(self, asked: Asked) -> Reply:
        if asked.path == MODERATIONS:
            return Reply(404, {"detail": "Not Found"})
        if asked.path in (GENERATIONS, EDITS):
            if asked.body.get("model", self.served) != self.served:
                return refusal(400, f"Model mismatch: expected {self.served}", code=400)
            if (
                asked.body.get("response_format", "b64_json") != "b64_json"
                or asked.body.get("size") == "auto"
            ):
                return refusal(400, "not supported", code=400)
        return super().__call__(asked)

    def image(self, asked: Asked) -> Reply:
        return self.pictured(asked, {"b64_json": as_base64(self.drawn(asked))})


class SGLang(OpenAIKind):
    """Answers by a relative address unless asked otherwise, words its errors as FastAPI does, names usage its way."""

    def faults(self, asked: Asked) -> list[str]:
        return []

    def __call__(self, asked: Asked) -> Reply:
        if asked.path == "/images/abc/content":
            return Reply(body=encoded(self.server.picture(1024, 1024)), headers={"Content-Type": "image/png"})
        if asked.path in (GENERATIONS, EDITS):
            if asked.body.get("quality") not in (None, "exact", "lossless", "high", "auto"):
                return Reply(
                    400, {"detail": [{"loc": ["body", "quality"], "msg": "Input should be 'exact'"}]}
                )
            if "x" not in asked.body.get("size", "1x1"):
                return Reply(400, {"detail": "size must be WxH"})
        return super().__call__(asked)

    def image(self, asked: Asked) -> Reply:
        asked_for = asked.body.get("response_format", "url" if asked.path == GENERATIONS else "b64_json")
        if asked_for == "url":
            item = {"url": "/v1/images/abc/content", "revised_prompt": asked.body["prompt"]}
        else:
            item = {"b64_json": as_base64(self.drawn(asked)), "revised_prompt": asked.body["prompt"]}
        return self.pictured(asked, item, usage={"prompt_tokens": 3, "completion_tokens": 5})


class LiteLLM(OpenAIKind):
    """Passes on to OpenAI, refuses `response_format` for its image models, and gives the status as code."""

    def faults(self, asked: Asked) -> list[str]:
        return []

    def __call__(self, asked: Asked) -> Reply:
        if asked.path == GENERATIONS and (unknown := {"response_format", "style"} & set(asked.body)):
            name = unknown.pop()
            message = (
                f"litellm.UnsupportedParamsError: Setting `{name}` is not supported by openai, gpt-image-2. "
                "To drop it, set `litellm.drop_params = True`."
            )
            return refusal(400, message, code="400", type="None")
        return super().__call__(asked)


class SDServer(OpenAIKind):
    """Any size but none is 512; null is a server error; executes settings inside a prompt; errors are plain text."""

    def faults(self, asked: Asked) -> list[str]:
        prompt = asked.body.get("prompt", "")
        return [f"{sign} in the prompt" for sign in ("<sd_cpp_extra_args>", "<lora:") if sign in prompt]

    def __call__(self, asked: Asked) -> Reply:
        if any(value is None for value in asked.body.values()):
            return Reply(500, {"error": "server_error"})
        if asked.path in (CHAT, MODERATIONS):
            return Reply(404, "<html>File not found</html>", {"Content-Type": "text/html"})
        if not asked.body.get("prompt"):
            return Reply(400, {"error": "prompt required"})
        return super().__call__(asked)

    def image(self, asked: Asked) -> Reply:
        size = asked.body.get("size", "")
        drawn = self.drawn(asked, size if "x" in size else "512x512")
        return self.pictured(asked, {"b64_json": as_base64(drawn)}, output_format="png")


KINDS = {
    "openai": OpenAIKind,
    "localai": LocalAI,
    "vllm-omni": VLLMOmni,
    "sglang": SGLang,
    "litellm": LiteLLM,
    "sd-server": SDServer,
}


def moderation(**scores: float) -> dict[str, Any]:
    names = [
        "harassment", "harassment/threatening", "hate", "hate/threatening", "illicit", "illicit/violent", "self-harm",
        "self-harm/instructions", "self-harm/intent", "sexual", "sexual/minors", "violence", "violence/graphic",
    ]  # fmt: skip
    given = {name.replace("__", "/").replace("_", "-"): score for name, score in scores.items()}
    result = {
        "flagged": any(score > 0.5 for score in given.values()),
        "categories": dict.fromkeys(names, False),
        "category_scores": dict.fromkeys(names, 0.001) | given,
        "category_applied_input_types": {name: ["text"] for name in names},
    }
    return {"id": "m", "model": "omni-moderation-latest", "results": [result]}


# ---------------------------------------------------------------- HTTP
def _handler(server: FakeServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._reply(server.answer(Asked(self._path(), {}, self._headers(), {})))

        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self._reply(server.answer(_read(self._path(), self._headers(), content)))

        def _headers(self) -> dict[str, str]:
            return {name.lower(): value for name, value in self.headers.items()}

        def _path(self) -> str:
            return self.path.removeprefix("/v1")

        def _reply(self, reply: Reply) -> None:
            time.sleep(reply.after)
            if reply.hang_up:
                self.close_connection = True
                return
            if isinstance(reply.body, bytes):
                content = reply.body
            elif isinstance(reply.body, str):
                content = reply.body.encode()
            else:
                content = json.dumps(reply.body).encode()
            try:
                self.send_response(reply.status)
                for name, value in (
                    {"Content-Type": "application/json", "x-request-id": "req-1"} | dict(reply.headers)
                ).items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
            except ConnectionError:
                pass  # whoever asked did not wait for it

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    return Handler


def _read(path: str, headers: Mapping[str, str], content: bytes) -> Asked:
    kind = headers.get("content-type", "")
    if not kind.startswith("multipart/"):
        return Asked(path, json.loads(content), headers, {})
    body: dict[str, Any] = {}
    files = {}
    for part in message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + content).walk():
        name = part.get_param("name", header="content-disposition")
        if not isinstance(name, str):
            continue
        value = part.get_payload(decode=True)
        assert isinstance(value, bytes)
        if part.get_filename():
            files[name] = (part.get_filename() or "", part.get_content_type(), value)
            body[name] = "(file)"
        else:
            body[name] = value.decode()
    return Asked(path, body, headers, files)
