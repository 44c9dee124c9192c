"""One figure on its way through the services."""

import math
import time
from dataclasses import dataclass, field

from PIL import Image

from apps.illustrations.engines.base import DrawRequest, Report
from apps.illustrations.engines.openai.answers import Answers
from apps.illustrations.engines.openai.ledger import Bill
from apps.illustrations.engines.openai.patience import Pulse
from apps.illustrations.engines.openai.pictures import Pictures


@dataclass(frozen=True, slots=True)
class Services:
    """Whom to ask: for pictures, for words, and for what is to be seen in a picture."""

    pictures: Pictures
    text: Answers
    vision: Answers


@dataclass(slots=True)
class Job:
    """What is asked for, and whoever is told how far it is."""

    request: DrawRequest
    report: Report
    sketch: Image.Image | None = None
    subject: str = ""
    bill: Bill = field(default_factory=Bill)

    def stage(self, step: str, start: float, end: float, *, usually: float) -> Pulse:
        """Tell that a step begins; the pulse lets its progress creep on. `usually` is how many seconds it takes."""
        self.report(step, start, self.subject)
        began = time.monotonic()

        def pulse(*, busy: bool = False) -> None:
            share = 1 - math.exp(-(time.monotonic() - began) / usually)
            self.report("waiting" if busy else step, start + (end - start) * share, self.subject)

        return pulse

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the page."""
        width, _, height = self.request.resolution.partition("x")
        return int(width), int(height)
