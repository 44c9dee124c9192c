"""The human skeleton from the front and from behind: axial and appendicular."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from apps.illustrations.drawing.model import Drawing

from ..glyphs.skeleton import draw_skeleton
from ..knowledge import skeletal
from ..scenes import plate
from ..subject import OTHER_ANIMALS, Fact, Subject


def draw_both(seed: int) -> Drawing:
    d = Drawing("skeleton-plate")
    draw_skeleton(d, 0, behind=False, axial="bone-axial", appendicular="bone-appendicular", prefix="F-")
    draw_skeleton(d, 900, behind=True, axial="bone-axial", appendicular="bone-appendicular", prefix="B-")
    for name in ("skull", "mandible", "sternum", "ribs", "costal-cartilages"):
        d.label(f"skeleton-{name}", f"F-{name}", priority=0 if name in ("skull", "ribs", "sternum") else 2, side="L")
    for name, term in (("clavicle", ""), ("humerus", ""), ("radius", ""), ("ulna", ""), ("carpals", ""),
        ("metacarpals", ""), ("phalanges", "phalanges-of-the-hand"), ("femur", ""), ("patella", ""), ("tibia", ""),
        ("fibula", ""), ("tarsals", ""), ("metatarsals", ""), ("toes", "phalanges-of-the-foot")):
        d.label(f"skeleton-{term or name}", f"F-{name}-R", priority=1 if name in ("femur", "humerus", "tibia",
            "radius", "ulna", "clavicle") else 2, side="L")
    d.label("skeleton-vertebral-column", "B-vertebral-column", priority=0, side="R")
    for name in ("sacrum", "coccyx"):
        d.label(f"skeleton-{name}", f"B-{name}", priority=2, side="R")
    for name in ("scapula", "hip-bone", "calcaneus"):
        d.label(f"skeleton-{name}", f"B-{name}-L" if f"B-{name}-L" in d else f"B-{name}", priority=1, side="R")
    return d


SUBJECT = Subject(
    key="skeleton",
    title="Human skeleton",
    kind="plate",
    scene=plate(
        "skeleton-plate", "Human skeleton", draw_both, skeletal.SKELETON,
        subtitle="Anterior view (left) and posterior view (right)",
        legend=(("Axial skeleton", "artery"), ("Appendicular skeleton", "vein")),
    ),
    names=("skeleton", "human skeleton", "skeletal system", "axial and appendicular skeleton", "axial skeleton",
        "appendicular skeleton", "bone of the human body", "bone of the skeleton", "axial and appendicular"),
    tells=("axial skeleton + appendicular skeleton", "appendicular skeleton + pelvic girdle"),
    not_when=(*OTHER_ANIMALS, "exoskeleton", "endoskeleton", "hydrostatic", "cytoskeleton", "carbon skeleton",
        "hydroskeleton", "embryo", "fossil", "dinosaur", "growth", "sponge", "coral", "chimpanzee",
        "horse", "shark", "tissue", "development", "neanderthal", "australopithecus", "lucy"),
    opening="The adult human skeleton from the front and from behind.",
    facts=(
        Fact("The axial skeleton, skull, vertebral column and thoracic cage, forms the vertical axis of the body; it has 80 bones.",
            "openstax-ap-7"),
        Fact("The appendicular skeleton has 126 bones: those of the limbs and of the girdles that attach them.",
            "openstax-ap-7"),
    ),
    summary="Skull, spine and thoracic cage form the axial skeleton; limbs and girdles the appendicular.",
    sources=("openstax-ap-7", "openstax-ap-8", "openstax-bio-38"),
)
