"""The human brain: cut in the midline, from the side, in frontal section, from below, and beside other mammals' brains."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import brain
from ..knowledge import nervous
from ..scenes import label_parts, panels, plate
from ..subject import OTHER_ANIMALS, Fact, Subject

TINTS = {"frontal-lobe": "lobe-frontal", "parietal-lobe": "lobe-parietal", "temporal-lobe": "lobe-temporal",
    "occipital-lobe": "lobe-occipital"}


def draw_midline(seed: int) -> Drawing:
    d = Drawing("brain-plate")
    brain.draw_midline(d)
    label_parts(d, "brain", "cerebrum corpus-callosum thalamus hypothalamus pons medulla-oblongata cerebellum",
        priority=0)
    label_parts(d, "brain", "midbrain pituitary-gland spinal-cord fourth-ventricle pineal-gland")
    label_parts(d, "brain", "cingulate-gyrus fornix optic-chiasm arbor-vitae", priority=2)
    d.label("brain-septum-pellucidum", "septum", priority=2)
    return d


def draw_lobes(seed: int) -> Drawing:
    d = Drawing("brain-lobes-plate")
    brain.draw_side(d, TINTS)
    label_parts(d, "lobe", "frontal-lobe temporal-lobe", priority=0, side="L")
    label_parts(d, "lobe", "parietal-lobe occipital-lobe", priority=0, side="R")
    label_parts(d, "lobe", "cerebellum brainstem central-sulcus lateral-sulcus")
    d.label("lobe-primary-motor-cortex", "frontal-lobe", priority=2,
        zone=geo.tube((440, 70, 16), (412, 140, 16), (430, 210, 16), (400, 290, 14)))
    d.label("lobe-primary-somatosensory-cortex", "parietal-lobe", priority=2,
        zone=geo.tube((512, 70, 16), (490, 140, 16), (512, 210, 14), (470, 300, 14)))
    d.label("lobe-primary-visual-cortex", "occipital-lobe", priority=2, side="R", zone=box(850, 300, 910, 460))
    d.label("lobe-prefrontal-cortex", "frontal-lobe", priority=2, side="L", zone=box(50, 200, 160, 420))
    return d


def draw_language(seed: int) -> Drawing:
    d = Drawing("brain-language-plate")
    brain.draw_side(d)
    d.add("arcuate-fasciculus", geo.tube((300, 390, 10), (390, 300, 12), (520, 250, 13), (640, 280, 12),
        (676, 360, 10), step=5), Form.ROUND, "white-matter", depth=8)
    d.add("broca-s-area", geo.blob((232, 384), (270, 340), (330, 346), (350, 392), (310, 424), (250, 430)),
        Form.ROUND, "lobe-temporal", depth=16)
    d.add("wernicke-s-area", geo.blob((610, 372), (660, 336), (720, 356), (724, 410), (670, 440), (616, 424)),
        Form.ROUND, "lobe-parietal", depth=16)
    d.label("lobe-brocas-area", "broca-s-area", priority=0)
    d.label("lobe-wernickes-area", "wernicke-s-area", priority=0)
    d.label("lobe-arcuate-fasciculus", "arcuate-fasciculus", priority=1)
    label_parts(d, "lobe", "frontal-lobe temporal-lobe lateral-sulcus", priority=2)
    return d


# ---------------------------------------------------------------- cerebrum
def _cerebrum_side(seed: int) -> Drawing:
    d = Drawing("cerebrum-side")
    brain.draw_side(d)
    d.label("lobe-cerebrum", "frontal-lobe", "parietal-lobe", priority=0)
    d.label("lobe-cerebral-cortex", "frontal-lobe", "parietal-lobe", "temporal-lobe", "occipital-lobe", priority=0)
    label_parts(d, "lobe", "cerebellum brainstem")
    return d


def _cerebrum_front(seed: int) -> Drawing:
    d = Drawing("cerebrum-front")
    d.add("brainstem", geo.tube((0, 480, 60), (0, 600, 44), (0, 700, 38), step=5), Form.ROUND, "brainstem", depth=24)
    d.add("cerebellum", unary_union([geo.ellipse(-130, 540, 110, 56), geo.ellipse(130, 540, 110, 56)]), Form.ROUND,
        "cerebellum", depth=24)
    half = geo.blob((4, 20), (120, 24), (230, 80), (310, 180), (340, 300), (330, 400), (300, 490), (220, 540),
        (140, 520), (100, 490), (4, 470))
    for s, name in ((1, "left-hemisphere"), (-1, "right-hemisphere")):
        shape = affinity.scale(half, s, 1, origin=(0, 0))
        d.add(name, shape, Form.ROUND, "brain-surface", depth=44)
        courses = [[(30, 100), (90, 120), (110, 60)], [(20, 200), (90, 190), (150, 230), (190, 160)],
            [(140, 110), (200, 130), (220, 200)], [(30, 300), (110, 280), (160, 320), (230, 280)],
            [(240, 190), (270, 260), (240, 330)], [(30, 400), (100, 380), (170, 410), (240, 380)],
            [(300, 300), (270, 380), (300, 440)], [(120, 470), (200, 460), (280, 480)]]
        d.add(f"sulci{s}", brain.furrows([[(s * x, y) for x, y in c] for c in courses], shape), Form.LINE, "ink",
            width=2.6, opacity=0.45)
    d.add("longitudinal-fissure", box(-5, 22, 5, 470), Form.FLAT, "ink", opacity=0.8, outline=False, shadow=False)
    label_parts(d, "lobe", "longitudinal-fissure right-hemisphere left-hemisphere", priority=0)
    return d


# ---------------------------------------------------------------- sections
def _coronal(seed: int) -> Drawing:
    d = Drawing("brain-coronal")
    brain.draw_frontal(d)
    d.label("brain-cerebral-cortex", "cortex", priority=0)
    label_parts(d, "brain", "corpus-callosum thalamus hypothalamus basal-nuclei", priority=0)
    label_parts(d, "brain", "white-matter lateral-ventricle hippocampus")
    return d


def _sagittal(seed: int) -> Drawing:
    d = Drawing("brain-sagittal")
    brain.draw_midline(d)
    d.label("brain-cerebral-cortex", "cerebrum", priority=0)
    label_parts(d, "brain", "corpus-callosum thalamus hypothalamus cerebellum", priority=0)
    label_parts(d, "brain", "pituitary-gland pons medulla-oblongata midbrain spinal-cord")
    return d


# ---------------------------------------------------------------- cranial nerves
def draw_cranial_nerves(seed: int) -> Drawing:
    d = Drawing("cranial-nerves-plate")
    both = lambda shape: unary_union([shape, affinity.scale(shape, -1, 1, origin=(0, 0))])  # noqa: E731
    half = geo.blob((4, 10), (90, 0), (200, 50), (276, 150), (300, 250), (250, 286), (130, 296), (60, 280), (4, 260))
    temporal = geo.blob((110, 300), (180, 266), (270, 250), (336, 290), (350, 390), (330, 500), (260, 556),
        (190, 520), (140, 430))
    d.add("frontal", both(half), Form.ROUND, "brain-surface", depth=36)
    d.add("occipital", both(geo.blob((10, 620), (150, 560), (280, 540), (330, 620), (280, 740), (150, 810),
        (10, 810))), Form.ROUND, "brain-surface", depth=36)
    courses = [[(30, 40), (60, 120), (40, 200)], [(110, 30), (140, 110), (110, 200), (150, 270)],
        [(200, 90), (210, 170), (180, 240)], [(250, 160), (260, 220), (230, 270)],
        [(220, 300), (270, 340), (260, 420)], [(310, 320), (300, 410), (310, 470)],
        [(190, 380), (220, 440), (210, 500)]]
    d.add("temporal", both(temporal), Form.ROUND, "brain-surface", depth=32, tone=0.05)
    d.add("sulci", unary_union([brain.furrows([[(s * x, y) for x, y in c] for c in courses],
        unary_union([both(half), both(temporal)])) for s in (-1, 1)]), Form.LINE, "ink", width=2.4, opacity=0.42)
    lobe = both(geo.blob((20, 600), (120, 540), (240, 560), (290, 640), (240, 730), (120, 760), (20, 740)))
    d.add("cerebellum", lobe, Form.ROUND, "cerebellum", depth=30)
    d.add("hypothalamus", geo.ellipse(0, 352, 46, 40), Form.ROUND, "microglia", depth=12)
    d.add("medulla-oblongata", geo.tube((0, 540, 62), (0, 640, 56), (0, 740, 42), (0, 830, 34), step=5), Form.ROUND,
        "brainstem", depth=24)
    d.add("pons", geo.blob((-100, 450), (-60, 410), (0, 404), (60, 410), (100, 450), (90, 510), (50, 540), (0, 546),
        (-50, 540), (-90, 510)), Form.ROUND, "brainstem", depth=30, tone=-0.05)
    nerves = {
        "i-olfactory-nerve": ([(46, 60, 15), (50, 110, 9), (58, 190, 7), (66, 262, 8)], 6),
            "ii-optic-nerve": ([(88, 250, 11), (48, 290, 11), (0, 312, 11), (36, 340, 9), (80, 372, 9)], 7),
            "iii-oculomotor-nerve": ([(34, 404, 7), (76, 366, 7), (118, 330, 6)], 5),
        "iv-trochlear-nerve": ([(98, 440, 4), (128, 404, 4), (150, 370, 4)], 3),
            "v-trigeminal-nerve": ([(92, 470, 14), (132, 466, 16), (176, 452, 18)], 9),
            "vi-abducens-nerve": ([(34, 546, 5), (56, 500, 5), (100, 424, 4)], 3),
        "vii-facial-nerve": ([(76, 528, 6), (124, 510, 6), (170, 492, 6)], 4),
            "viii-vestibulocochlear-nerve": ([(80, 542, 7), (130, 530, 7), (178, 518, 8)], 5),
            "ix-glossopharyngeal-nerve": ([(62, 572, 5), (116, 560, 5), (176, 552, 5)], 3),
        "x-vagus-nerve": ([(60, 596, 7), (120, 588, 7), (186, 586, 8)], 5),
            "xi-accessory-nerve": ([(42, 760, 4), (80, 700, 5), (120, 636, 5), (180, 616, 5)], 3),
            "xii-hypoglossal-nerve": ([(40, 630, 5), (78, 650, 5), (140, 668, 5)], 3),
    }
    for n, (name, (course, depth)) in enumerate(nerves.items()):
        d.add(name, both(geo.tube(*course, cap=3, step=4)), Form.ROUND, "nerve", depth=depth,
            tone=-0.12 if n % 2 else 0.08)
        d.label(f"cranial-{name}", name, priority=0, side="L" if n % 2 else "R")
    label_parts(d, "cranial", "pons cerebellum medulla-oblongata", priority=2)
    return d


# ---------------------------------------------------------------- brains of mammals
def draw_sizes(seed: int) -> Drawing:
    d = Drawing("brain-sizes-plate")
    rows = (("rat", 60, 590, 0.14, 0), ("cat", 270, 590, 0.22, 5), ("chimpanzee", 580, 590, 0.42, 12),
        ("human", 130, 150, 0.62, len(brain.SULCI)), ("dolphin", 790, 140, 0.7, len(brain.SULCI)))
    for name, x, y, k, folds in rows:
        def at(shape, x=x, y=y, k=k):
            return affinity.translate(affinity.scale(shape, k, k, origin=(500, 350)), x - 500,
                    y - 200)
        d.add(f"{name}-stem", at(geo.blob((470, 560), (590, 540), (640, 600), (650, 740, "c"), (566, 750, "c"),
            (480, 690))), Form.ROUND, "brainstem", depth=26 * k)
        d.add(f"{name}-cerebellum", at(geo.blob((600, 556), (680, 510), (800, 500), (880, 540), (880, 630),
            (800, 690), (690, 700), (616, 650))), Form.ROUND, "cerebellum", depth=34 * k)
        shape = geo.blob(*brain.SIDE)
        if name in ("rat", "cat"):
            shape = geo.blob((60, 440), (150, 330), (320, 250), (520, 200), (700, 230), (820, 330), (840, 450),
                (720, 540), (500, 580), (300, 560), (140, 510))
            d.add(f"{name}-bulb", at(geo.ellipse(70, 470, 90, 54, -14)), Form.ROUND, "cerebellum", tone=0.2,
                depth=24 * k)
        if name == "dolphin":
            shape = affinity.scale(shape, 0.95, 1.12)
        d.add(name, at(shape), Form.ROUND, "brain-surface", depth=44 * k)
        courses = list(brain.SULCI[:folds])
        if name == "dolphin":
            courses += [[(px + 34, py + 22) for px, py in c] for c in brain.SULCI]
        if courses:
            d.add(f"{name}-sulci", at(brain.furrows(courses, shape)), Form.LINE, "ink", width=max(1.2, 2.8 * k),
                opacity=0.45)
        d.label(f"brain-size-{name}", name, priority=0)
    return d


NOT = (*OTHER_ANIMALS, "stroke", "tumor", "aneurysm", "development", "embryo", "neural tube", "injury", "alzheimer",
    "barrier", "infection", "meningitis", "abscess", "mri", "scan", "vessel", "artery", "circle of willis",
    "epilepsy", "reward", "sleep", "prion", "encephalit", "body ratio", "lead from", "hearing")
SUBJECTS = (
    Subject(
        key="human-brain", title="Human brain", kind="plate",
        scene=plate("brain-plate", "Human brain", draw_midline, nervous.MIDLINE,
            subtitle="Midsagittal section; front to the left"),
        names=("brain", "human brain", "brain anatomy", "structure of the brain", "part of the brain",
            "midsagittal section of the brain", "sagittal section of the brain", "brainstem", "brain stem",
            "the brain stem", "region of the brain", "diencephalon", "brain structure", "cerebellum"),
        tells=("thalamus + hypothalamus + cerebellum", "corpus callosum + cerebellum", "midbrain + pons + medulla",
            "cerebrum + cerebellum + brainstem"),
        not_when=(*NOT, "lobe", "cranial nerve", "meninge", "ventricle", "limbic", "broca", "wernicke", "coronal",
            "hemisphere", "cortex", "lateral view", "basal", "size", "brodmann", "homunculus", "pathway",
            "spinal tract", "hormone", "endocrine", "layer of tissue", "membrane", "csf", "cerebrospinal",
            "blood supply", "eye", "pituitary", "hypothalamus release", "skull", "gray matter", "frontal section",
            "nervous system", "nerve", "neuron", "tract", "vagus", "surrounding", "cell", "pupil", "autonomic",
            "vomiting", "breathing", "respiratory", "cerebellar tract", "pathologist", "language", "cats", "cow",
            "disease", "glucose"),
        opening="The right half of a brain cut in the midline.",
            facts=(Fact("The cerebrum is the largest part; the corpus callosum joins its two hemispheres.",
            "openstax-ap-13"),
            Fact("Thalamus and hypothalamus belong to the diencephalon; midbrain, pons and medulla oblongata form the brainstem.",
            "openstax-ap-13"), Fact("The cerebellum coordinates movement.", "openstax-ap-13")),
        summary="Cerebrum, corpus callosum, thalamus, hypothalamus, brainstem and cerebellum in the midline.",
            sources=("openstax-ap-13", "openstax-bio-35"),
    ),
    Subject(
        key="brain-lobes", title="Lobes of the cerebral cortex", kind="plate",
        scene=plate("brain-lobes-plate", "Lobes of the cerebral cortex", draw_lobes, nervous.LOBES,
            subtitle="Left hemisphere, lateral view; front to the left"),
        names=("lobe of the cerebral cortex", "lobe of the brain", "brain lobe", "cerebral lobe",
            "lobe of the cerebrum", "cerebral cortex", "lobe of the cortex", "four lobe",
            "functional area of the cerebral cortex", "cortical area", "lateral view of the brain"),
        tells=("frontal + parietal + temporal + lobe", "occipital + parietal + lobe",
            "frontal + parietal + occipital + lobe"), not_when=(*NOT, "basal", "frontal section", "skull",
                "sagittal suture", "adrenal", "kidney",
            "homunculus", "brodmann", "layer of", "visual stream", "neuron", "pyramidal", "broca", "folding", "cell",
            "coronal", "meninge"),
        opening="The four lobes of the left hemisphere from the side.",
            facts=(Fact("The central sulcus parts the frontal from the parietal lobe; the lateral sulcus lies above the temporal lobe.",
            "openstax-ap-13"),
            Fact("The primary motor cortex lies in front of the central sulcus, the primary somatosensory cortex behind it.",
            "openstax-ap-13")),
        summary="Frontal, parietal, temporal and occipital lobes with the central and lateral sulci.",
            sources=("openstax-ap-13", "openstax-bio-35"),
    ),
    Subject(
        key="language-areas", title="Broca’s and Wernicke’s areas", kind="plate",
        scene=plate("brain-language-plate", "Broca’s and Wernicke’s areas", draw_language, nervous.LOBES,
            subtitle="Left hemisphere, lateral view; front to the left"),
        names=("broca and wernicke area", "broca area", "wernicke area", "language area",
            "language area of the brain", "speech area", "broca and wernicke"), tells=("broca + wernicke",),
            not_when=("brodmann",),
        opening="The two areas of the cerebral cortex for language.",
            facts=(Fact("Broca’s area in the frontal lobe serves the production of speech, Wernicke’s area the understanding of it.",
            "openstax-ap-16"), Fact("White matter deep in the hemisphere joins the two areas.", "openstax-ap-16")),
        summary="Broca’s area in the frontal lobe and Wernicke’s area at the end of the lateral sulcus.",
            sources=("openstax-ap-16",),
    ),
    Subject(
        key="cerebrum", title="Cerebrum", kind="plate",
        scene=panels("cerebrum", "Cerebrum", (("Lateral view", _cerebrum_side,
            "The cortex is folded into gyri with sulci between them."),
            ("Anterior view", _cerebrum_front, "The longitudinal fissure parts the two hemispheres.")),
            nervous.LOBES),
        names=("cerebrum", "cerebral hemisphere", "the cerebrum", "brain hemisphere", "gyrus and sulcus"),
            tells=("cerebrum + hemisphere", "gyrus + sulcus"), not_when=(*NOT, "lobe", "cerebellum and brainstem",
            "split brain", "meninge", "ventricle", "primary motor"),
        opening="The cerebrum from the left side and from the front.",
            facts=(Fact("The folded surface of the cerebrum is the cerebral cortex.", "openstax-ap-13"),
            Fact("The longitudinal fissure separates its right and left halves, the cerebral hemispheres.",
            "openstax-ap-13")),
        summary="The folded cerebrum covers the rest of the brain and has two hemispheres.",
            sources=("openstax-ap-13",),
    ),
    Subject(
        key="brain-sections", title="Coronal and sagittal sections of the brain", kind="plate",
        scene=panels("brain-sections", "Coronal and sagittal sections of the brain",
            (("Coronal section", _coronal, "Seen from the front: cortex outside, white matter and nuclei inside."),
            ("Sagittal section", _sagittal, "The cut lies in the midline; front to the left.")), nervous.MIDLINE),
        names=("coronal and sagittal section", "coronal section of the brain", "coronal section of the human brain",
            "frontal section of the brain", "section of the human brain", "frontal section of the cerebral cortex",
            "coronal and sagittal section of the human brain", "section of the brain"),
            tells=("coronal + sagittal + brain",), not_when=(*NOT, "midsagittal"),
        opening="The human brain cut in two directions.",
            facts=(Fact("The cortex of gray matter covers white matter; the corpus callosum joins the two hemispheres.",
            "openstax-bio-35"), Fact("Thalamus, hypothalamus and basal nuclei lie deep inside.", "openstax-bio-35")),
        summary="Cortex, white matter, corpus callosum, ventricles and nuclei in two sections.",
            sources=("openstax-bio-35", "openstax-ap-13"),
    ),
    Subject(
        key="cranial-nerves", title="Cranial nerves", kind="plate",
        scene=plate("cranial-nerves-plate", "The twelve cranial nerves", draw_cranial_nerves, nervous.CRANIAL,
            subtitle="Base of the brain, seen from below; front at the top",
            note="Each nerve is paired; numbered from front to back."),
        names=("cranial nerve", "twelve cranial nerve", "12 cranial nerve", "the cranial nerve",
            "cranial nerve of the brain"), tells=("olfactory + optic + oculomotor", "cranial nerve + brain"),
            not_when=("test", "exam", "palsy", "nucleus", "ganglion", "parasympathetic", "optic nerve is"),
        opening="The twelve pairs of cranial nerves at the base of the brain.",
            facts=(Fact("They receive sensory input from and control motor output to the head and neck; the vagus nerve reaches thorax and abdomen.",
            "openstax-bio-35"),
            Fact("The first two belong to the forebrain; the others are attached to the brainstem.",
            "openstax-ap-13")),
        summary="Twelve pairs of nerves leave the base of the brain, numbered from front to back.",
            sources=("openstax-bio-35", "openstax-ap-13"),
    ),
    Subject(
        key="mammal-brains", title="Brains of mammals", kind="plate",
        scene=plate("brain-sizes-plate", "Brains of mammals", draw_sizes, nervous.SIZES,
            subtitle="Size and cortical folding increase from rat to dolphin",
            note="Simplified outlines; sizes only roughly to scale."),
        names=("brain of mammal", "mammal brain", "brain size", "brain of different mammal",
            "comparison of mammal brain", "cortical folding"), tells=("mammal + brain to body ratio",
            "cortical folding + brain", "rat + cat + chimpanzee + brain", "brain to body ratio"),
            not_when=("hominin", "fossil", "cranial capacity"),
        opening="Brains of five mammals from the left side.",
            facts=(Fact("Mammals have larger brains for their bodies than other vertebrates.", "openstax-bio-35"),
            Fact("Among mammals more cortical folding and surface go with more complex behavior.",
            "openstax-bio-35")),
        summary="Brains of rat, cat, chimpanzee, human and dolphin grow larger and more folded.",
            sources=("openstax-bio-35",),
    ),
)
