"""Protostomes and deuterostomes, and the features of chordates."""

from __future__ import annotations

from shapely import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Subject


def _embryo(key: str) -> Drawing:
    return Drawing(key, box=(-150, -150, 300, 300))


def _wall(d: Drawing, opening: float) -> None:
    """A gastrula: outer layer, and the early gut open below."""
    d.add("ectoderm", geo.ellipse(0, 0, 130), Form.CUT, "ectoderm")
    d.add("inside", geo.ellipse(0, 0, 108), Form.HOLLOW, "body-cavity", depth=10, tone=0.3)
    gut = unary_union([limb("0,140 0,60 0,-20", 34, 36, 42, cap=2)])
    d.add("endoderm", gut.intersection(geo.ellipse(0, 0, 130)), Form.CUT, "endoderm")
    d.add(
        "archenteron",
        limb("0,150 0,60 0,-20", opening, 18, 24, cap=2).intersection(geo.ellipse(0, 0, 131)),
        Form.HOLLOW,
        "paper",
        depth=8,
    )


def draw_splitting(seed: int) -> Drawing:
    d = _embryo("schizocoely")
    _wall(d, 16)
    for side in (-1, 1):
        name = "left" if side < 0 else "right"
        d.add(f"mesoderm-{name}", geo.ellipse(side * 72, 44, 27, 40, side * -16), Form.CUT, "mesoderm")
        d.add(
            f"coelom-{name}",
            geo.ellipse(side * 72, 44, 11, 22, side * -16),
            Form.HOLLOW,
            "body-cavity",
            depth=6,
        )
    d.label("dev-ectoderm", "ectoderm", priority=1)
    d.label("dev-endoderm", "endoderm", priority=1)
    d.label("dev-mesoderm", "mesoderm-left", "mesoderm-right", priority=0)
    d.label("dev-coelom", "coelom-left", "coelom-right", priority=0)
    d.label("dev-archenteron", "archenteron", priority=2, zone=box(-60, -80, 60, 60))
    d.label("dev-blastopore", "archenteron", priority=0, zone=box(-40, 104, 40, 150))
    return d


def draw_pinching(seed: int) -> Drawing:
    d = _embryo("enterocoely")
    _wall(d, 16)
    for side in (-1, 1):
        name = "left" if side < 0 else "right"
        pouch = unary_union(
            [limb(f"0,-26 {side * 50},-44", 22, 26), geo.ellipse(side * 66, -38, 32, 38, side * 20)]
        )
        d.add(f"mesoderm-{name}", pouch.difference(geo.ellipse(0, -20, 34)), Form.CUT, "mesoderm")
        hollow = unary_union(
            [limb(f"{side * 8},-26 {side * 56},-40", 10, 13), geo.ellipse(side * 66, -38, 17, 23, side * 20)]
        )
        d.add(
            f"coelom-{name}", hollow.difference(geo.ellipse(0, -20, 20)), Form.HOLLOW, "body-cavity", depth=6
        )
    d.label("dev-ectoderm", "ectoderm", priority=1)
    d.label("dev-endoderm", "endoderm", priority=1)
    d.label("dev-mesoderm", "mesoderm-left", "mesoderm-right", priority=0)
    d.label("dev-coelom", "coelom-left", "coelom-right", priority=0)
    d.label("dev-archenteron", "archenteron", priority=2, zone=box(-60, -60, 60, 60))
    d.label("dev-blastopore", "archenteron", priority=0, zone=box(-40, 104, 40, 150))
    return d


def _grown(key: str, mouth_above: bool) -> Drawing:
    """The same embryo later: a gut with two openings and a coelom around it."""
    d = _embryo(key)
    d.add("ectoderm", geo.ellipse(0, 0, 130), Form.CUT, "ectoderm")
    d.add("mesoderm", geo.ellipse(0, 0, 110), Form.CUT, "mesoderm", shadow=False)
    d.add(
        "coelom",
        geo.ellipse(0, 0, 90).difference(box(-50, -140, 50, 140)),
        Form.HOLLOW,
        "body-cavity",
        depth=10,
    )
    d.add("endoderm", box(-36, -129, 36, 129).intersection(geo.ellipse(0, 0, 130)), Form.CUT, "endoderm")
    d.add("gut", box(-18, -132, 18, 132).intersection(geo.ellipse(0, 0, 131)), Form.HOLLOW, "paper", depth=7)
    above, below = ("dev-mouth", "dev-anus") if mouth_above else ("dev-anus", "dev-mouth")
    d.label(above, "gut", priority=0, zone=box(-20, -140, 20, -100))
    d.label(below, "gut", priority=0, zone=box(-20, 100, 20, 140))
    d.label("dev-coelom", "coelom", priority=1)
    d.label("dev-mesoderm", "mesoderm", priority=2)
    return d


def draw_protostome(seed: int) -> Drawing:
    return _grown("protostome-gut", mouth_above=False)


def draw_deuterostome(seed: int) -> Drawing:
    return _grown("deuterostome-gut", mouth_above=True)


def draw_chordate(seed: int) -> Drawing:
    d = Drawing("chordate-features")
    body = shape(
        "-330,10 -290,-66 -180,-104 0,-104 180,-70 300,-24 372,0 300,34 160,74 0,104 -180,100 -290,70"
    )
    d.add("body", body, Form.ROUND, "worm-pink", depth=22, tone=0.25)
    inside = geo.inset(body, 10)
    d.add("inside", inside, Form.CUT, "worm-pink", tone=0.45, shadow=False)
    segments = [
        geo.line((x - 10, -100), (x + 14, -46), (x - 4, -20)).intersection(inside)
        for x in range(-150, 330, 34)
    ]
    d.add("segments", unary_union(segments), Form.LINE, "worm-pink", tone=-0.3, width=2)
    d.add(
        "nerve-cord",
        limb("-270,-52 -180,-74 0,-74 180,-46 330,-8", 12, 11, 11, 9, 3),
        Form.ROUND,
        "beak",
        depth=5,
    )
    d.add(
        "notochord",
        limb("-250,-22 -180,-42 0,-44 180,-22 330,2", 9, 15, 16, 13, 4),
        Form.ROUND,
        "vein",
        depth=7,
    )
    d.add(
        "gut",
        geo.smooth(
            unary_union(
                [
                    limb("-324,22 -270,26 -180,34", 20, 34, 44),
                    limb("-180,34 -80,40 0,40 110,44 150,62", 42, 34, 18, 14, 12),
                ]
            ),
            8,
        ).intersection(body),
        Form.HOLLOW,
        "muscle",
        depth=18,
        tone=0.4,
    )
    slits = [limb(f"{x},4 {x - 12},60", 4.5, 4.5) for x in range(-236, -70, 22)]
    d.add("slits", slits, Form.HOLLOW, "animal-eye", depth=3, finish="dark")
    d.label("chordate-notochord", "notochord", priority=0)
    d.label("chordate-nerve-cord", "nerve-cord", priority=0)
    d.label("chordate-slits", "slits", priority=0)
    d.label("chordate-tail", "body", "inside", priority=0, zone=box(200, -30, 340, 50))
    d.label("chordate-mouth", "gut", priority=1, zone=box(-340, 0, -296, 50))
    d.label("chordate-anus", "gut", priority=1, zone=box(140, 50, 170, 80))
    d.label("chordate-gut", "gut", priority=2, zone=box(-20, 20, 100, 70))
    d.label("chordate-segments", "segments", priority=2)
    return d


BOOK = "openstax-bio-27"


SUBJECTS = (
    Subject(
        key="protostomes-deuterostomes",
        title="Protostomes and deuterostomes",
        kind="comparison",
        scene=drawn(
            "protostomes-deuterostomes",
            "Protostomes and deuterostomes",
            Layout.COMPARISON,
            (
                Panel(
                    "schizocoely",
                    draw_splitting,
                    "Protostome: coelom",
                    text="The mesoderm splits and leaves a coelom (schizocoely).",
                ),
                Panel(
                    "enterocoely",
                    draw_pinching,
                    "Deuterostome: coelom",
                    text="Mesoderm pinches off from the gut as pouches (enterocoely).",
                ),
                Panel(
                    "protostome-gut",
                    draw_protostome,
                    "Protostome: openings",
                    text="The mouth forms at the blastopore, below; the anus opens later.",
                ),
                Panel(
                    "deuterostome-gut",
                    draw_deuterostome,
                    "Deuterostome: openings",
                    text="The anus forms at the blastopore, below; the mouth opens later.",
                ),
            ),
            animals.DEVELOPMENT,
            subtitle="Early development of eucoelomates",
            note="Schematic; the blastopore lies at the lower end.",
        ),
        names=(
            "protostome and deuterostome",
            "deuterostome and protostome",
            "protostome",
            "deuterostome",
            "schizocoely",
            "enterocoely",
            "protostome and deuterostome development",
            "development of protostome and deuterostome",
            "protostome versus deuterostome",
        ),
        tells=("protostome + deuterostome", "eucoelomate + protostome", "blastopore + mouth + anus"),
        not_when=("phylogen", "lophotrochozoa", "ecdysozoa", "cladogram", "determinate cleavage"),
        opening="Embryos are cut lengthwise, with the blastopore below.",
        caption=("dev-blastopore",),
        summary="In protostomes the blastopore becomes the mouth, in deuterostomes the anus.",
        sources=(BOOK,),
    ),
    Subject(
        key="chordate-features",
        title="Features of chordates",
        kind="plate",
        scene=drawn(
            "chordate-features",
            "Features of chordates",
            Layout.PLATE,
            (Panel("chordate-features", draw_chordate),),
            animals.CHORDATE,
            subtitle="Generalized chordate from the side",
            note="Every chordate has these features at some stage of its life.",
        ),
        names=(
            "feature of chordate",
            "chordate feature",
            "characteristic of chordate",
            "chordate characteristic",
            "chordate",
            "chordate body plan",
            "chordate anatomy",
            "lancelet anatomy",
            "anatomy of a lancelet",
            "lancelet",
            "notochord",
        ),
        tells=(
            "notochord + dorsal hollow nerve cord",
            "notochord + pharyngeal slit",
            "notochord + post anal tail",
            "chordate + four common feature",
        ),
        not_when=(
            "phylogen",
            "vertebral disc",
            "embryo development",
            "neural tube",
            "tunicate adult",
            "cladogram",
        ),
        opening="A generalized chordate is opened from the side, head to the left.",
        caption=("chordate-notochord", "chordate-nerve-cord", "chordate-slits", "chordate-tail"),
        summary="Nerve cord above, notochord below it, pharyngeal slits behind the mouth, tail beyond the anus.",
        sources=("openstax-bio-29",),
    ),
)
