"""Panels of viruses: their shapes, how they multiply in bacteria and animals, and how influenza changes."""

from __future__ import annotations

from collections.abc import Callable

from shapely.geometry import LineString, MultiLineString

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel

from . import bacteria, defence_cells, threads, virions
from .virus import enveloped_virus


# ---------------------------------------------------------------- shapes
def draw_helical(seed: int) -> Drawing:
    d = virions.helical(170, 44, key="virus-helical")
    d.label("capsomer", *(f"capsomers-{n}" for n in range(3, 9)), priority=0)
    d.label("viral-genome", "genome", priority=0)
    return d


def draw_polyhedral(seed: int) -> Drawing:
    d = Drawing("virus-polyhedral")
    d.place(virions.open_icosahedron(62, strands=2), 0, 0)
    d.label("capsid", priority=0)
    d.label("viral-genome", "genome", priority=0)
    return d


def draw_enveloped(seed: int) -> Drawing:
    d = Drawing("virus-enveloped")
    d.place(virions.open_enveloped(62), 0, 0)
    d.label("viral-envelope", "envelope", priority=0)
    d.label("spike-protein", "spikes-heads", priority=0)
    d.label("capsid", "capsid", priority=1)
    d.label("viral-genome", "genome", priority=1)
    return d


def draw_complex(seed: int) -> Drawing:
    d = Drawing("virus-complex")
    d.place(virions.phage(1.0), 0, 0)
    d.label("phage-head", "head-face-2", "head-face-1", priority=0)
    d.label("phage-sheath", "sheath", priority=0)
    d.label("phage-baseplate", "baseplate", priority=2)
    d.label("phage-fiber", "fibers", priority=1)
    return d


# ---------------------------------------------------------------- phages
def _host(d: Drawing, lysed: bool = False, chromosome: bool = True) -> None:
    """A bacterium cut open across the lower part of a panel. Parts: host-wall, host-membrane, host-cytoplasm, host-dna."""
    body = geo.capsule(290, 128)
    wall = geo.inset(body, 0)
    if lysed:
        gap = LineString([(60, -70), (78, -30), (96, -70)]).buffer(16)
        wall = wall.difference(gap)
    shifts = {"host-wall": 0.0, "host-membrane": 6.0, "host-cytoplasm": 10.0}
    forms = {
        "host-wall": ("round", "bacterial-wall"),
        "host-membrane": ("flat", "bacterial-membrane"),
        "host-cytoplasm": ("hollow", "bacterial-cytoplasm"),
    }
    for name, by in shifts.items():
        form, material = forms[name]
        shape = geo.inset(wall, by)
        d.add(
            name,
            max(geo.polygons(shape), key=lambda p: p.area),
            form,
            material,
            depth=7,
            shadow=name == "host-wall",
            outline=True,
        )
    if chromosome:
        home = geo.ellipse(-62, 2, 50, 30)
        d.add("host-dna", bacteria.tangle(home, 80, 9, "host"), "cord", "bacterial-dna", width=3)


def _lower(key: str, **look: bool) -> Drawing:
    d = panel(key)
    sub = Drawing("host")
    _host(sub, **look)
    d.place(sub, 0, 62)
    return d


def _middle(key: str) -> Drawing:
    """A panel with nothing but the host, without its own DNA."""
    d = Drawing(key, box=(-166, -40, 332, 204))
    sub = Drawing("host")
    _host(sub, chromosome=False)
    d.place(sub, 0, 62)
    return d


def draw_phage_attachment(seed: int) -> Drawing:
    d = _lower("phage-attachment")
    d.place(virions.phage(0.85), 40, -64, prefix="phage-")
    d.label("bacteriophage", "phage-head-face-1", "phage-head-face-2", priority=0)
    d.label("host-bacterium", "host-wall", priority=0)
    d.label("bacterial-chromosome", "host-dna", priority=1)
    return d


def draw_phage_entry(seed: int) -> Drawing:
    d = _lower("phage-entry")
    d.place(virions.phage(0.85, injecting=True), 40, -64, prefix="phage-")
    d.place(threads.strand(100, 10, 3, width=3), 66, 62, prefix="dna-")
    d.add("thread", geo.line((40, 6), (38, 30), (24, 46), (16, 60)), "cord", "viral-genome", width=3)
    d.label("phage-sheath", "phage-sheath", priority=1)
    d.label("phage-dna", "dna-strand", priority=0)
    d.label("bacterial-chromosome", "host-dna", priority=1)
    return d


def draw_phage_synthesis(seed: int) -> Drawing:
    d = _middle("phage-synthesis")
    for n, (x, y) in enumerate(((-90, 44), (-30, 74), (60, 36))):
        d.place(threads.strand(54, 5, 2, width=3), x, y, rotation=n * 25, prefix=f"dna{n}-")
    for n, (x, y) in enumerate(((-50, 34), (16, 52), (98, 78))):
        d.place(virions.icosahedron(14, "phage-head"), x, y, prefix=f"head{n}-")
    tails = MultiLineString([[(x, y), (x + 5, y + 26)] for x, y in ((-104, 70), (40, 76), (96, 32))])
    d.add("tails", tails, "cord", "phage-tail", width=6)
    d.label(
        "phage-head",
        *(f"head{n}-face-1" for n in range(3)),
        *(f"head{n}-face-2" for n in range(3)),
        priority=0,
    )
    d.label("phage-dna", *(f"dna{n}-strand" for n in range(3)), priority=0)
    return d


def draw_phage_assembly(seed: int) -> Drawing:
    d = _middle("phage-assembly")
    spots = [(-98, 58), (-60, 70), (-22, 56), (18, 72), (56, 56), (94, 68)]
    for n, (x, y) in enumerate(spots):
        d.place(virions.phage(0.36), x, y + 2, prefix=f"new{n}-")
    d.label(
        "new-phage",
        *(f"new{n}-head-body" for n in range(6)),
        *(f"new{n}-head-face-1" for n in range(6)),
        priority=0,
    )
    d.label("host-bacterium", "host-wall", priority=1)
    return d


def draw_phage_lysis(seed: int) -> Drawing:
    d = _lower("phage-lysis", lysed=True, chromosome=False)
    for n, (x, y, turn) in enumerate(
        (
            (-80, 60, 10),
            (-20, 70, -20),
            (40, 62, 15),
            (66, -6, 40),
            (112, -62, 70),
            (50, -92, -15),
            (-20, -76, -35),
        )
    ):
        d.place(virions.phage(0.36), x, y, rotation=turn, prefix=f"new{n}-")
    d.label(
        "new-phage",
        "new4-head-body",
        "new5-head-body",
        "new6-head-body",
        *(f"new{n}-head-face-1" for n in (4, 5, 6)),
        priority=0,
    )
    d.label("host-bacterium", "host-wall", priority=1)
    return d


def _lysogen(key: str, divided: bool) -> Drawing:
    d = panel(key)
    sub = Drawing("lysogen")
    if not divided:
        _host(sub, chromosome=False)
        d.place(sub, 0, 10)
        ring = geo.ellipse(-10, 10, 88, 32)
        loop = list(ring.exterior.coords)
        d.add("host-dna", LineString(loop), "cord", "bacterial-dna", width=5)
        d.add("prophage", LineString(loop[60:80]), "cord", "viral-genome", width=7)
        return d
    for n, (x, y) in enumerate(((-72, -62), (72, -62), (-72, 62), (72, 62))):
        if n < 4:
            d.add(
                f"wall-{n}", geo.rounded_box(x - 62, y - 34, 124, 68, 33), "round", "bacterial-wall", depth=5
            )
            d.add(
                f"inner-{n}",
                geo.rounded_box(x - 55, y - 27, 110, 54, 26),
                "hollow",
                "bacterial-cytoplasm",
                depth=6,
                shadow=False,
            )
            loop = list(geo.ellipse(x, y, 36, 14).exterior.coords)
            d.add(f"dna-{n}", LineString(loop), "cord", "bacterial-dna", width=3.4)
            d.add(f"prophage-{n}", LineString(loop[60:80]), "cord", "viral-genome", width=5)
    return d


def draw_prophage(seed: int) -> Drawing:
    d = _lysogen("phage-integration", divided=False)
    d.label("prophage", priority=0)
    d.label("bacterial-chromosome", "host-dna", priority=0)
    return d


def draw_lysogens(seed: int) -> Drawing:
    d = _lysogen("phage-lysogens", divided=True)
    d.label("prophage", *(f"prophage-{n}" for n in range(4)), priority=0)
    d.label("host-bacterium", *(f"wall-{n}" for n in range(4)), priority=1)
    return d


def draw_induction(seed: int) -> Drawing:
    d = panel("phage-induction")
    sub = Drawing("lysogen")
    _host(sub, chromosome=False)
    d.place(sub, 0, 10)
    d.add("host-dna", LineString(geo.ellipse(-46, 12, 60, 30).exterior), "cord", "bacterial-dna", width=5)
    d.place(threads.ring(24, "viral-genome", 5), 78, 8, prefix="free-")
    d.flow("action", (16, -6), (34, -10), (50, -6), width=7)
    d.label("phage-dna", "free-circle", priority=0)
    d.label("bacterial-chromosome", "host-dna", priority=0)
    return d


# ---------------------------------------------------------------- an enveloped virus in an animal cell
SURFACE = ((-166, -38), (-80, -44), (0, -46), (80, -44), (166, -38))
DIMPLED = (
    (-166, -38),
    (-60, -44),
    (-32, -36),
    (-26, -4),
    (0, 10),
    (26, -4),
    (32, -36),
    (60, -44),
    (166, -38),
)


def _animal_cell(key: str, surface=SURFACE) -> Drawing:
    d = panel(key)
    threads.cell_edge(d, surface, 142)
    return d


def draw_virus_entry(seed: int) -> Drawing:
    d = _animal_cell("virus-entry", DIMPLED)
    d.add(
        "receptors",
        MultiLineString([[(x, -40), (x, -66)] for x in (-120, -84, 84, 120)]),
        "cord",
        "cd4",
        width=6,
    )
    d.place(enveloped_virus(22), -102, -98, prefix="free-")
    d.place(enveloped_virus(19), 0, -20, prefix="held-")
    d.add("endosome", geo.ellipse(40, 76, 36), "round", "phagosome", depth=9)
    d.place(enveloped_virus(19), 40, 76, prefix="inside-")
    d.flow("neutral", (10, 22), (16, 30), (24, 40), width=7)
    d.label("enveloped-virus", "free-envelope", priority=0)
    d.label("host-receptor", "receptors", priority=0)
    d.label("viral-endosome", "endosome", priority=1)
    return d


def draw_virus_uncoating(seed: int) -> Drawing:
    d = _animal_cell("virus-uncoating")
    d.add("endosome", geo.ellipse(-80, 24, 46), "round", "phagosome", depth=9)
    d.add("opening", geo.ellipse(-46, 50, 20), "flat", "body-cell", outline=False, shadow=False)
    d.place(threads.strand(110, 7, 4, width=4), 60, 66, prefix="genome-")
    shards = [geo.wobbly(x, y, 8, 6, f"s{x}") for x, y in ((-90, 20), (-70, 8), (-78, 36), (-104, 30))]
    d.add("shards", shards, "round", "viral-capsid", depth=4)
    d.flow("neutral", (-40, 52), (-22, 58), (-4, 62), width=7)
    d.label("viral-endosome", "endosome", priority=1)
    d.label("capsid", "shards", priority=1)
    d.label("viral-genome", "genome-strand", priority=0)
    return d


def draw_virus_synthesis(seed: int) -> Drawing:
    d = _animal_cell("virus-synthesis")
    for n, y in enumerate((-8, 14, 36)):
        d.place(threads.strand(96, 5, 4, width=3.4), -76, y, prefix=f"genome{n}-")
    d.place(threads.strand(120, 5, 4, width=3.4), 74, 16, prefix="message-")
    d.add(
        "ribosomes",
        [geo.ellipse(x, 16 + dy, r, s) for x in (44, 96) for dy, r, s in ((-8, 14, 10), (8, 10, 7))],
        "round",
        "ribosome",
        depth=5,
    )
    d.add(
        "proteins",
        [geo.wobbly(x, y, 8, 7, f"v{x}") for x, y in ((40, 70), (66, 84), (92, 70), (116, 86))],
        "round",
        "viral-capsid",
        depth=4,
    )
    d.flow("neutral", (70, 34), (70, 44), (70, 58), width=6)
    d.label("viral-genome", *(f"genome{n}-strand" for n in range(3)), priority=0)
    d.label("host-ribosome", "ribosomes", priority=0)
    d.label("viral-protein", "proteins", priority=0)
    return d


def draw_virus_release(seed: int) -> Drawing:
    bud = (
        (-166, -8),
        (-70, -14),
        (-34, -24),
        (-30, -56),
        (0, -82),
        (30, -56),
        (34, -24),
        (70, -14),
        (166, -8),
    )
    d = _animal_cell("virus-release", bud)
    d.add(
        "spikes",
        MultiLineString([[geo.polar(32, a, 0, -50), geo.polar(44, a, 0, -50)] for a in range(190, 351, 20)]),
        "cord",
        "virus-spike",
        width=4,
    )
    d.place(virions.open_icosahedron(18), 0, -48, prefix="bud-")
    d.place(virions.open_icosahedron(18), -70, 60, prefix="core-")
    d.place(enveloped_virus(22), 104, -98, prefix="free-")
    d.flow("neutral", (-54, 34), (-30, 8), (-12, -16), width=7)
    d.flow("neutral", (42, -76), (58, -84), (72, -90), width=7)
    d.label("capsid", "core-capsid", priority=0)
    d.label("budding-virus", "bud-capsid", "bud-interior", priority=0)
    d.label("enveloped-virus", "free-envelope", priority=0)
    d.label("host-membrane", "membrane", priority=1)
    return d


# ---------------------------------------------------------------- influenza
def draw_drift_before(seed: int) -> Drawing:
    d = Drawing("flu-drift-before", box=(-110, -110, 220, 220))
    d.place(virions.influenza(72), 0, 0)
    d.label("hemagglutinin", "hemagglutinin-heads", priority=0)
    d.label("neuraminidase", "neuraminidase-heads", priority=0)
    d.label("rna-segment", "genome", priority=0)
    return d


def draw_drift_after(seed: int) -> Drawing:
    d = Drawing("flu-drift-after", box=(-110, -110, 220, 220))
    d.place(virions.influenza(72, hemagglutinin="dye-iodine"), 0, 0)
    d.label("mutated-spike", "hemagglutinin-heads", priority=0)
    return d


def _infected(key: str) -> Drawing:
    d = panel(key)
    d.place(defence_cells.body_cell(80, 70, "infected-cell"), 0, 44, prefix="cell-")
    return d


def draw_shift_infection(seed: int) -> Drawing:
    d = _infected("flu-shift-infection")
    d.place(virions.influenza(34), -96, -82, prefix="a-")
    d.place(virions.influenza(34, "dye-blue", "dye-purple"), 96, -82, prefix="b-")
    d.flow("action", (-64, -46), (-54, -34), (-44, -22), width=8)
    d.flow("action", (64, -46), (54, -34), (44, -22), width=8)
    d.label("flu-strain-a", "a-envelope", "a-interior", priority=0)
    d.label("flu-strain-b", "b-envelope", "b-interior", priority=0)
    return d


def draw_shift_mixing(seed: int) -> Drawing:
    d = _infected("flu-shift-mixing")
    for material, side in (("viral-genome", -1), ("bacterial-dna", 1)):
        lines = [
            LineString([(side * (34 + 10 * k), y), (side * (34 + 10 * k), y + 30)])
            for k, y in enumerate((6, 0, 10, 26))
        ]
        d.add(f"segments-{material}", lines, "cord", material, width=5)
    d.label("rna-segment", "segments-viral-genome", "segments-bacterial-dna", priority=0)
    return d


def draw_shift_release(seed: int) -> Drawing:
    d = panel("flu-shift-release")
    d.place(virions.influenza(70, "dye-blue", "viral-enzyme"), 0, 0, prefix="new-")
    d.label("flu-reassortant", "new-envelope", "new-interior", priority=0)
    d.label("hemagglutinin", "new-hemagglutinin-heads", priority=1)
    return d


# ---------------------------------------------------------------- hepatitis
def _hepatitis(key: str, make: Callable[[], Drawing]) -> Panel:
    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(-80, -80, 160, 160))
        d.place(make(), 0, 0)
        return d

    return Panel(key, draw)


HEPATITIS = (
    _hepatitis("hepatitis-a", lambda: virions.open_icosahedron(64)),
    _hepatitis("hepatitis-b", lambda: virions.open_enveloped(60, strands=2)),
    _hepatitis("hepatitis-c", lambda: virions.open_enveloped(60, spike="dye-iodine")),
    _hepatitis("hepatitis-d", lambda: virions.open_enveloped(60, capsid="", circle=True, spike="dye-purple")),
    _hepatitis("hepatitis-e", lambda: virions.open_icosahedron(64, material="phage-head")),
)


def renamed(drawing: Drawing, key: str) -> Drawing:
    """The same drawing for another panel."""
    drawing.key = key
    return drawing
