"""A contact sheet of everything the atlas draws: one HTML page with search and filters, to be judged by eye."""

from __future__ import annotations

import io
from argparse import ArgumentParser
from html import escape
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from PIL import Image

from apps.illustrations.atlas import draw_figure
from apps.illustrations.atlas.catalogue import subjects
from apps.illustrations.atlas.figure import RESOLUTIONS, STYLES

WIDTH = 720  # pixels of a picture on the sheet

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The atlas</title>
<style>
body {{ font: 15px/1.45 system-ui, sans-serif; margin: 2rem; background: #faf8f3; color: #1c2530 }}
form {{ position: sticky; top: 0; background: #faf8f3; padding: .6rem 0; display: flex; gap: 1rem }}
input, select {{ font: inherit; padding: .3rem .5rem }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 1.5rem }}
figure {{ margin: 0 }}
img {{ width: 100%; height: auto; border: 1px solid #e4dfd3; background: #fff }}
figcaption {{ font-size: .82rem; color: #5a6675 }}
figcaption b {{ color: #1c2530; font-size: .95rem }}
</style>
<h1>The atlas: {count} figures</h1>
<form onsubmit="return false">
<input type="search" placeholder="Search titles and captions" aria-label="Search">
<select aria-label="Kind"><option value="">all kinds</option>{kinds}</select>
<select aria-label="Style"><option value="">all styles</option>{styles}</select>
<select aria-label="Resolution"><option value="">all sizes</option>{resolutions}</select>
<output></output></form>
<main>{figures}</main>
<script>
const [search, kind, style, resolution] = document.querySelectorAll("input, select");
const figures = [...document.querySelectorAll("figure")];
function filter() {{
  let shown = 0;
  for (const figure of figures) {{
    const fits = figure.textContent.toLowerCase().includes(search.value.toLowerCase())
      && [kind, style, resolution].every((s) => !s.value || Object.values(figure.dataset).includes(s.value));
    figure.hidden = !fits;
    shown += fits;
  }}
  document.querySelector("output").textContent = `${{shown}} shown`;
}}
document.querySelector("form").addEventListener("input", filter);
filter();
</script></html>
"""


class Command(BaseCommand):
    help = "Draw every figure of the atlas into a contact sheet (an HTML page with search and filters)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--out", type=Path, default=settings.DATA_DIR / "atlas", help="the folder to write to"
        )
        parser.add_argument(
            "--style", action="append", choices=STYLES, help="default: scientific; may be repeated"
        )
        parser.add_argument("--resolution", action="append", choices=RESOLUTIONS, help="default: 1792x1024")
        parser.add_argument("--only", action="append", help="keys of subjects; default: all")

    def handle(self, *args, **options) -> None:
        styles, resolutions = options["style"] or ["scientific"], options["resolution"] or ["1792x1024"]
        wanted = [s for s in subjects() if not options["only"] or s.key in options["only"]]
        if unknown := set(options["only"] or ()) - {s.key for s in wanted}:
            raise CommandError(f"the atlas has no {', '.join(sorted(unknown))}", returncode=2)
        out: Path = options["out"]
        out.mkdir(parents=True, exist_ok=True)
        shown = [
            self._draw(subject, style, resolution, out)
            for subject in wanted
            for style in styles
            for resolution in resolutions
        ]
        page = PAGE.format(
            count=len(shown),
            kinds=_choices({s.kind for s in wanted}),
            styles=_choices(styles),
            resolutions=_choices(resolutions),
            figures="".join(shown),
        )
        (out / "index.html").write_text(page, encoding="utf-8")
        self.stdout.write(str(out / "index.html"))

    def _draw(self, subject, style: str, resolution: str, out: Path) -> str:
        figure = draw_figure(
            prompt=subject.title, style=style, resolution=resolution, cache_dir=settings.DATA_DIR / "art"
        )
        name = f"{subject.key}-{style}-{resolution}.webp"
        picture = Image.open(io.BytesIO(figure.png)).convert("RGB")
        picture.thumbnail((WIDTH, 2 * WIDTH))
        picture.save(out / name, quality=82)
        return (
            f'<figure data-kind="{escape(subject.kind)}" data-style="{style}" data-resolution="{resolution}">'
            f'<a href="{name}"><img src="{name}" width="{picture.width}" height="{picture.height}" loading="lazy" alt=""></a>'
            f"<figcaption><b>{escape(figure.title)}</b> {escape(figure.caption)}</figcaption></figure>"
        )


def _choices(values) -> str:
    return "".join(f'<option value="{escape(value)}">{escape(value)}</option>' for value in sorted(values))
