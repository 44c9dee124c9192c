"""Draw without a server: PNG, SVG and the record (JSON) of each prompt into a folder."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from apps.illustrations.atlas import CannotDraw, Figure, draw_figure, explain
from apps.illustrations.atlas.figure import QUALITIES, RESOLUTIONS, STYLES, file_name

CANNOT_DRAW = 3  # exit status


class Command(BaseCommand):
    help = "Draw an illustration from a prompt with the embedded engine. Exit status 3: the atlas cannot draw it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("prompt", nargs="?", help="what to draw")
        parser.add_argument(
            "--file", type=Path, help="a text file with one prompt a line, drawn in one process"
        )
        parser.add_argument("--style", choices=STYLES, default="scientific")
        parser.add_argument("--resolution", choices=RESOLUTIONS, default="1024x1024")
        parser.add_argument("--quality", choices=tuple(QUALITIES), default="standard")
        parser.add_argument(
            "--seed", type=int, default=0, help="another seed gives another variant of the drawing"
        )
        parser.add_argument("--out", type=Path, help="the folder to write to")
        parser.add_argument(
            "--explain", action="store_true", help="say what was understood, and draw nothing"
        )

    def handle(self, *args, **options) -> None:
        prompts = self._prompts(options["prompt"], options["file"])
        if options["explain"]:
            for prompt in prompts:
                self.stdout.write(f"{prompt}\n  {explain(prompt)}")
            return
        if options["out"] is None:
            raise CommandError("give a folder to write to with --out, or --explain", returncode=2)
        try:
            options["out"].mkdir(parents=True, exist_ok=True)
        except OSError as exc:
            raise CommandError(f"cannot write to {options['out']}: {exc.strerror}") from exc
        refused = 0
        for number, prompt in enumerate(prompts, 1):
            prefix = f"{number:03}-" if options["file"] else ""
            try:
                figure = draw_figure(
                    prompt=prompt,
                    style=options["style"],
                    resolution=options["resolution"],
                    quality=options["quality"],
                    seed=options["seed"],
                    cache_dir=Path(settings.DATA_DIR) / "art",
                )
            except CannotDraw as exc:
                refused += 1
                self.stderr.write(f"{prefix}{exc}")
                continue
            self._write(figure, options["out"], prefix)
        if refused:
            raise CommandError(f"{refused} of {len(prompts)} could not be drawn", returncode=CANNOT_DRAW)

    def _prompts(self, prompt: str | None, file: Path | None) -> list[str]:
        if (prompt is None) == (file is None):
            raise CommandError("give either a prompt or --file", returncode=2)
        if file is None:
            prompts = [prompt or ""]
        else:
            try:
                prompts = file.read_text(encoding="utf-8").splitlines()
            except (OSError, UnicodeDecodeError) as exc:
                raise CommandError(f"cannot read {file}: {exc}", returncode=2) from exc
        prompts = [p.strip() for p in prompts if p.strip()]
        if not prompts:
            raise CommandError("there is no prompt to draw", returncode=2)
        return prompts

    def _write(self, figure: Figure, folder: Path, prefix: str) -> None:
        for extension, content in (
            ("png", figure.png),
            ("svg", figure.svg.encode()),
            ("json", json.dumps(figure.record, ensure_ascii=False, indent=1).encode()),
        ):
            path = folder / (prefix + file_name(figure.title, extension))
            path.write_bytes(content)
            self.stdout.write(str(path))
