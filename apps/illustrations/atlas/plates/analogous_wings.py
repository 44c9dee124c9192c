"""Wings of a bat, a bird and an insect: alike in use, not in descent as wings."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.invertebrates import butterfly
from ..glyphs.mammals import bat
from ..glyphs.vertebrates import eagle
from ..knowledge import life_forms
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_bat(seed: int) -> Drawing:
    d = Drawing("wing-of-bat", box=(-120, -80, 240, 150))
    d.place(bat(), 0, 0, prefix="bat-")
    d.label("wing-fingers", "bat-left-fingers", "bat-right-fingers", priority=0)
    d.label("wing-skin", "bat-left-wing", "bat-right-wing", priority=0, zone=box(-110, -50, -20, 30))
    return d


def draw_bird(seed: int) -> Drawing:
    d = Drawing("wing-of-bird", box=(-120, -120, 240, 190))
    d.place(eagle(), 0, 0, prefix="bird-")
    d.label("wing-flight-feathers", "bird-wing", "bird-far-wing", priority=0)
    return d


def draw_insect(seed: int) -> Drawing:
    d = Drawing("wing-of-insect", box=(-120, -100, 240, 190))
    d.place(butterfly(), 0, 0, prefix="insect-")
    d.label("wing-membrane", "insect-left-forewing", "insect-right-forewing", priority=0)
    return d


SUBJECT = Subject(
    key="analogous-wings",
    title="Analogous structures: wings",
    kind="comparison",
    scene=drawn(
        "analogous-wings",
        "Analogous structures: wings",
        Layout.COMPARISON,
        (
            Panel("wing-of-bat", draw_bat, "Bat", text="Skin stretched between long finger bones."),
            Panel("wing-of-bird", draw_bird, "Bird", text="Feathers on the bones of the forelimb."),
            Panel("wing-of-insect", draw_insect, "Insect", text="A sheet of cuticle without bones."),
        ),
        life_forms.WINGS,
        subtitle="The same use, evolved independently",
    ),
    names=(
        "analogous structure",
        "analogous wing",
        "analogy in evolution",
        "convergent evolution",
        "homoplasy",
        "analogous structures: wings",
        "analogous trait",
        "analogous structures",
    ),
    tells=(
        "honeybee wing + bird wing",
        "bat wing + bird wing + wing",
        "analogous + wing",
        "wing of a honeybee + bat",
        "homoplasy + wing",
    ),
    not_when=("marsupial", "cactus", "forelimb", "dolphin", "fox", "ptarmigan"),
    opening="Wings of three groups of animals.",
    facts=(
        Fact(
            "Analogous structures serve the same function but do not come from a common ancestor that had them.",
            "openstax-bio-20",
        ),
        Fact("Bat and bird wings are homologous as forelimbs, yet analogous as wings.", "openstax-bio-20"),
    ),
    summary="Bat wings are skin on fingers, bird wings feathers on the arm, insect wings boneless cuticle.",
    sources=("openstax-bio-20",),
)
