"""How to read trees of descent: their parts, what a clade is, and Darwin's diagram; bones that tell of common descent."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import contours, mammals, vertebrates
from ..glyphs.contours import limb
from ..knowledge import evolution
from ..scenes import drawn
from ..subject import Fact, Subject

INK = 6.0  # thickness of branches


def _branch(
    d: Drawing, id: str, *points: tuple[float, float], width: float = INK, material: str = "ink"
) -> None:
    d.add(id, LineString(points).buffer(width / 2, join_style="mitre", cap_style="flat"), Form.FLAT, material)


# ---------------------------------------------------------------- the parts of a tree
def draw_parts(seed: int) -> Drawing:
    d = Drawing("tree-parts")
    _branch(d, "root", (0, 300), (110, 300))
    _branch(d, "basal", (110, 300), (110, 60), (640, 60))
    _branch(d, "stem", (110, 300), (110, 420), (230, 420))
    _branch(d, "inner-up", (230, 420), (230, 260), (370, 260))
    _branch(d, "sister-1", (370, 260), (370, 190), (640, 190))
    _branch(d, "sister-2", (370, 260), (370, 320), (640, 320))
    _branch(d, "inner-down", (230, 420), (230, 560), (370, 560))
    _branch(d, "poly-1", (370, 560), (370, 450), (640, 450))
    _branch(d, "poly-2", (370, 560), (640, 560))
    _branch(d, "poly-3", (370, 560), (370, 670), (640, 670))
    d.add(
        "forks",
        [geo.ellipse(x, y, 13) for x, y in ((110, 300), (230, 420), (370, 260))],
        Form.ROUND,
        "vein",
        depth=5,
    )
    d.add("polytomy", geo.ellipse(370, 560, 15), Form.ROUND, "artery", depth=5)
    for n, y in enumerate((60, 190, 320, 450, 560, 670)):
        d.add(f"tip-{n}", geo.ellipse(652, y, 12), Form.ROUND, "foliage", depth=4)
    d.label("tree-root", "root", priority=0)
    d.label("tree-branch-point", "forks", priority=0)
    d.label("tree-basal", "tip-0", priority=0, side="R")
    d.label("tree-sister", "tip-1", "tip-2", priority=0, side="R")
    d.label("tree-polytomy", "polytomy", priority=0)
    return d


# ---------------------------------------------------------------- clades
TIPS = (
    ("tree-mammals", mammals.mouse),
    ("tree-turtles", vertebrates.turtle),
    ("tree-lizards", vertebrates.lizard),
    ("tree-crocodiles", vertebrates.crocodile),
    ("tree-birds", vertebrates.songbird),
)


def _amniotes(key: str, shaded: tuple[int, ...], term: str) -> Drawing:
    """A tree of five groups; a coloured band lies behind the `shaded` ones."""
    d = Drawing(key, box=(-30, -28, 490, 484))
    rows = [20 + 95 * n for n in range(5)]
    if shaded == (3, 4):
        d.add("band", geo.rounded_box(206, rows[3] - 42, 226, 180, 20), Form.FLAT, "vein", tone=0.55)
    elif shaded == (1, 2, 3):
        d.add("band", geo.rounded_box(126, rows[1] - 42, 306, 278, 20), Form.FLAT, "artery", tone=0.55)
    else:
        d.add(
            "band",
            unary_union([geo.rounded_box(296, rows[n] - 40, 136, 80, 20) for n in shaded]),
            Form.FLAT,
            "artery",
            tone=0.55,
        )
    _branch(d, "b0", (0, 150), (40, 150), (40, rows[0]), (300, rows[0]))
    _branch(d, "b1", (40, 150), (40, 270), (100, 270), (100, rows[2]), (300, rows[2]))
    _branch(d, "b2", (100, 270), (100, 330), (160, 330), (160, rows[1]), (300, rows[1]))
    _branch(d, "b3", (160, 330), (160, 352), (230, 352), (230, rows[3]), (300, rows[3]))
    _branch(d, "b4", (230, 352), (230, rows[4]), (300, rows[4]))
    for n, (name, draw) in enumerate(TIPS):
        glyph = draw()
        x, y, w, h = glyph.box
        k = min(110 / w, 70 / h)
        d.place(glyph, 364 - k * (x + w / 2), rows[n] - k * (y + h / 2), k, prefix=f"{name}-")
    d.label(term, "band", priority=0)
    return d


def draw_clade(seed: int) -> Drawing:
    return _amniotes("clade-yes", (3, 4), "tree-clade")


def draw_paraphyletic(seed: int) -> Drawing:
    return _amniotes("clade-without-birds", (1, 2, 3), "tree-grouping")


def draw_polyphyletic(seed: int) -> Drawing:
    return _amniotes("clade-far-apart", (0, 4), "tree-grouping")


# ---------------------------------------------------------------- Darwin's diagram
def draw_darwin(seed: int) -> Drawing:
    """After the principle of Darwin's diagram: eleven species below, their lineages upwards through time."""
    d = Drawing("darwin-tree")
    base, top, step = 640, 60, 580 / 14
    for n in range(14):
        y = base - step * (n + 1)
        d.add(f"line-{n}", box(0, y - 0.7, 900, y + 0.7), Form.FLAT, "bedrock", tone=0.4, shadow=False)
    starts = [40 + 82 * n for n in range(11)]
    d.add("species", [geo.ellipse(x, base + 10, 8) for x in starts], Form.ROUND, "foliage", depth=3)
    r = geo.rng("darwin")
    lost, twigs, ends, straight_on = [], [], [], []

    def grow(x: float, level: int, lean: float, room: float) -> None:
        y = base - step * level
        if level == 14:
            ends.append((x, y))
            return
        nx, ny = x + lean, base - step * (level + 1)
        twigs.append(LineString([(x, y), (nx, ny)]))
        for side in (-1, 1):
            reach = side * r.uniform(10, 26)
            lost.append(LineString([(x, y), (x + reach, y - step * r.uniform(0.5, 0.95))]))
        if level in (3, 7, 10) and room > 20:
            twigs.append(LineString([(x, y), (x - lean * 0.4 - room, ny)]))
            grow(x - lean * 0.4 - room, level + 1, -lean * 0.5, room * 0.55)
        grow(nx, level + 1, lean, room * 0.8)

    grow(starts[2], 0, -4, 74)
    grow(starts[8], 0, 5, 60)
    for n in (0, 1, 3, 4, 6, 7, 9, 10):
        reach = (3, 8, 4, 10, 6, 2, 9, 5)[(0, 1, 3, 4, 6, 7, 9, 10).index(n)]
        lost.append(LineString([(starts[n], base), (starts[n], base - step * reach)]))
    straight_on.append(LineString([(starts[5], base), (starts[5], top)]))
    d.add("lost", unary_union([line.buffer(1.1) for line in lost]), Form.FLAT, "artery", tone=0.1)
    d.add("lineages", unary_union([line.buffer(2.4) for line in twigs]), Form.FLAT, "ink")
    d.add("unchanged", unary_union([line.buffer(2.4) for line in straight_on]), Form.FLAT, "vein")
    d.add("descendants", [geo.ellipse(x, y - 8, 8) for x, y in ends], Form.ROUND, "beak", depth=3)
    d.label("darwin-species", "species", priority=0)
    d.label("darwin-varieties", "lineages", priority=1, zone=box(0, 420, 900, 600))
    d.label("darwin-extinct", "lost", priority=0, zone=box(0, 100, 900, 560))
    d.label("darwin-descendants", "descendants", priority=0)
    d.label("darwin-unchanged", "unchanged", priority=0)
    d.label("darwin-generations", "line-12", "line-8", priority=1)
    return d


# ---------------------------------------------------------------- forelimbs
# Bones of a limb as (part, line, radius at both ends), shoulder above.
LIMBS: dict[str, tuple[tuple[str, str, float], ...]] = {
    "human": (
        ("humerus", "0,-170 4,-40", 15),
        ("radius", "-12,-28 -18,92", 9),
        ("ulna", "14,-34 14,92", 10),
        *(("carpals", f"{x},{y} {x + 6},{y}", 9) for x in (-20, -2, 14) for y in (110, 128)),
        *(("metacarpals", f"{x * 0.7:.0f},142 {x},190", 6) for x in (-40, -20, 0, 18, 34)),
        *(
            ("phalanges", f"{x * 1.06:.0f},{204 + a} {x * 1.12:.0f},{226 + a}", 5)
            for x, reach in ((-44, 1), (-21, 3), (0, 3), (19, 3), (37, 2))
            for a in range(0, 26 * reach, 26)
        ),
    ),
    "dog": (
        ("humerus", "20,-170 -20,-60", 15),
        ("radius", "-16,-44 -4,84", 11),
        ("ulna", "-34,-66 -10,40 4,84", 7),
        *(("carpals", f"{x},{y} {x + 4},{y}", 8) for x in (-10, 6) for y in (102, 118)),
        *(("metacarpals", f"{x * 0.6:.0f},132 {x},196", 6) for x in (-20, -7, 7, 20)),
        *(
            ("phalanges", f"{x},{210 + a} {x * 1.1:.0f},{228 + a}", 5)
            for x in (-22, -8, 8, 22)
            for a in (0, 24)
        ),
    ),
    "bird": (
        ("humerus", "0,-170 -30,-60", 14),
        ("radius", "-26,-44 60,60", 6),
        ("ulna", "-38,-36 48,70", 9),
        ("carpals", "60,78 68,72", 9),
        ("carpals", "66,92 74,88", 8),
        ("metacarpals", "76,100 96,178", 8),
        ("metacarpals", "88,98 108,172", 5),
        ("phalanges", "92,100 118,110", 5),
        ("phalanges", "100,192 108,226", 6),
        ("phalanges", "112,240 118,262", 4),
    ),
    "whale": (
        ("humerus", "0,-170 2,-110", 24),
        ("radius", "-16,-86 -22,0", 17),
        ("ulna", "20,-86 22,0", 14),
        *(("carpals", f"{x},{y} {x + 8},{y}", 10) for x in (-26, -2, 20) for y in (22, 44)),
        *(("metacarpals", f"{x * 0.8:.0f},62 {x},92", 8) for x in (-36, -14, 8, 28)),
        *(
            (
                "phalanges",
                f"{x + lean * n},{108 + 30 * n} {x + lean * (n + 0.6):.0f},{126 + 30 * n}",
                7 - n * 0.5,
            )
            for x, lean, count in ((-38, -1, 4), (-15, 0, 6), (9, 2, 5), (30, 4, 3))
            for n in range(count)
        ),
    ),
}
BONES = {
    "humerus": "limb-red",
    "radius": "limb-yellow",
    "ulna": "limb-green",
    "carpals": "limb-blue",
    "metacarpals": "limb-violet",
    "phalanges": "limb-grey",
}


def _forelimb(animal: str) -> Drawing:
    d = Drawing(f"forelimb-{animal}")
    groups: dict[str, list] = {name: [] for name in BONES}
    for name, course, radius in LIMBS[animal]:
        ends = [(x, y) for x, y, *_ in contours.points(course)]
        if len(ends) > 2:
            bone = limb(course, *(radius for _ in ends))
        else:
            shaft = limb(course, radius * 0.72, radius * 0.72)
            bone = unary_union([shaft, *(geo.ellipse(x, y, radius) for x, y in ends)])
        groups[name].append(geo.fillet(bone, radius * 0.8))
    for name, bones in groups.items():
        d.add(name, bones, Form.ROUND, BONES[name], depth=7)
    for name in BONES:
        d.label(f"limb-{name}", name, priority=0)
    return d


def _limb_panel(animal: str, heading: str, text: str) -> Panel:
    return Panel(f"forelimb-{animal}", lambda seed: _forelimb(animal), heading, text=text)


SUBJECTS = (
    Subject(
        key="tree-parts",
        title="Parts of a phylogenetic tree",
        kind="plate",
        scene=drawn(
            "tree-parts",
            "Parts of a phylogenetic tree",
            Layout.PLATE,
            (Panel("tree-parts", draw_parts),),
            tuple(
                t
                for t in evolution.TREES
                if t.key in ("tree-root", "tree-branch-point", "tree-basal", "tree-sister", "tree-polytomy")
            ),
            subtitle="Time runs from left to right",
        ),
        names=(
            "part of a phylogenetic tree",
            "phylogenetic tree",
            "rooted phylogenetic tree",
            "how to read a phylogenetic tree",
            "reading a phylogenetic tree",
            "root of a phylogenetic tree",
            "structure of a phylogenetic tree",
            "branch point and sister taxa",
            "phylogenetic tree terminology",
            "anatomy of a phylogenetic tree",
        ),
        tells=(
            "basal taxon + sister taxa",
            "branch point + sister taxa",
            "polytomy + branch point",
            "root + phylogenetic tree + lineage",
        ),
        not_when=(
            "animal",
            "plant",
            "vertebrate",
            "primate",
            "domain",
            "eukaryote",
            "bacteria",
            "archaea",
            "fungus",
            "virus",
            "protist",
            "mammal",
            "chordate",
            "metazoan",
            "woese",
            "three",
            "metabolism",
            "prokaryote",
            "hominin",
            "rrna",
            "eukarya",
            "snake",
            "ebola",
            "parsimony",
            "land",
            "unrooted",
            "arthropod",
            "whale",
            "ladder",
            "diversity of life",
            "evolutionary history of life",
            "spirochete",
            "fish",
            "dinosaur",
            "reptile",
            "amniote",
        ),
        opening="A tree of descent with its parts named; the six tips stand for living groups.",
        caption=("tree-root", "tree-branch-point", "tree-basal", "tree-sister", "tree-polytomy"),
        summary="Root, branch points, basal taxon, sister taxa and a polytomy are marked on a tree.",
        sources=("openstax-bio-20",),
    ),
    Subject(
        key="clades",
        title="What is a clade",
        kind="comparison",
        scene=drawn(
            "clades",
            "What is a clade",
            Layout.COMPARISON,
            (
                Panel(
                    "clade-yes",
                    draw_clade,
                    "A clade",
                    text="Crocodiles and birds stem from a single point and include all its descendants.",
                ),
                Panel(
                    "clade-without-birds",
                    draw_paraphyletic,
                    "Not a clade",
                    text="Turtles, lizards and crocodiles without the birds: a descendant is left out.",
                ),
                Panel(
                    "clade-far-apart",
                    draw_polyphyletic,
                    "Not a clade either",
                    text="Mammals and birds branch off at different points.",
                ),
            ),
            evolution.TREES,
            subtitle="Mammals, lizards, turtles, crocodiles and birds",
        ),
        names=(
            "clade",
            "monophyletic group",
            "what is a clade",
            "monophyletic paraphyletic and polyphyletic group",
            "monophyletic and paraphyletic",
            "monophyly",
            "paraphyletic group",
            "polyphyletic group",
        ),
        tells=(
            "clade + single point",
            "clade + branch point",
            "clade + tree + organism",
            "monophyletic + paraphyletic",
        ),
        not_when=("cladogram of", "shared derived"),
        opening="Three groupings of living animals on the same tree.",
        facts=(Fact("A clade is an ancestor with all of its descendants.", "openstax-bio-20"),),
        summary="Crocodiles with birds form a clade; groups that leave out a descendant do not.",
        sources=("openstax-bio-20",),
    ),
    Subject(
        key="darwin-tree",
        title="Darwin's diagram of descent",
        kind="plate",
        scene=drawn(
            "darwin-tree",
            "Darwin's diagram of descent",
            Layout.PLATE,
            (Panel("darwin-tree", draw_darwin),),
            tuple(t for t in evolution.DARWIN if t.key.startswith("darwin")),
            subtitle="Drawn anew after the figure in On the Origin of Species (1859)",
            note="Simplified: the principle of the diagram, not its every line.",
        ),
        names=(
            "darwin's diagram of descent",
            "darwin's tree of life",
            "darwin's diagram",
            "darwin tree of life",
            "darwin's tree",
            "darwins tree",
            "darwin diagram",
            "branching diagram by darwin",
        ),
        tells=(
            "origin of species + diagram",
            "origin of species + illustration",
            "darwin + speciation event",
            "darwin + sketch + tree",
        ),
        not_when=("web of life", "ring of life", "finch"),
        opening="Eleven species at the bottom, and their descendants through time towards the top.",
        facts=(
            Fact(
                "Some species diverge into varieties and new species, most lineages die out, and few continue hardly changed.",
                "openstax-bio-18",
            ),
            Fact(
                "The diagram resembles phylogenetic trees that show relationships today.", "openstax-bio-18"
            ),
        ),
        summary="From eleven species, two branch again and again; most other lineages end.",
        sources=("openstax-bio-18",),
    ),
    Subject(
        key="homologous-forelimbs",
        title="Homologous forelimbs",
        kind="comparison",
        scene=drawn(
            "homologous-forelimbs",
            "Homologous forelimbs",
            Layout.COMPARISON,
            (
                _limb_panel("human", "Human", "An arm that grasps."),
                _limb_panel("dog", "Dog", "A leg for running."),
                _limb_panel("bird", "Bird", "A wing for flight; hand bones are fused."),
                _limb_panel("whale", "Whale", "A flipper for swimming; many finger bones."),
            ),
            evolution.FORELIMB,
            subtitle="The same bones in the same colors",
            note="Not drawn to a common scale.",
        ),
        names=(
            "homologous structure",
            "homologous forelimb",
            "homologous bone",
            "forelimb homology",
            "vertebrate forelimb",
            "vertebrate limb",
            "homology",
            "homologous limb",
            "forelimbs of vertebrates",
            "comparison of vertebrate forelimb",
            "homology of vertebrate forelimb",
            "homologous appendage",
        ),
        tells=(
            "similar construction + appendage + common ancestor",
            "homologous + forelimb",
            "human arm + bird wing + whale",
            "appendage + common ancestor",
        ),
        not_when=(
            "analogous",
            "chromosome",
            "recombination",
            "gene",
            "wing of a bat and",
            "crossing over",
            "hox",
        ),
        opening="Bones of four forelimbs, drawn with the shoulder above.",
        facts=(
            Fact(
                "The similar construction of these limbs shows that the animals share a common ancestor.",
                "openstax-bio-18",
            ),
        ),
        summary="Human arm, dog leg, bird wing and whale flipper are built of the same bones.",
        sources=("openstax-bio-18",),
    ),
)
