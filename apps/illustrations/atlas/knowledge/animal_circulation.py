"""Words and reviewed facts for the circulation of blood in animals."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = terms_of(
    "openstax-bio-40",
    """
    gill-capillaries | Gill capillaries | blood takes up oxygen | In the gills of a fish blood takes up oxygen.
    body-capillaries | Body capillaries | blood gives off oxygen | In the body blood gives off oxygen.
    single-atrium | Atrium
    single-ventricle | Ventricle
    lung-capillaries-animal | Lung capillaries | blood takes up oxygen
    two-atria | Right and left atrium
    two-ventricles | Right and left ventricle | keep both kinds of blood apart | Two ventricles keep oxygen-poor and oxygen-rich blood apart.
    partial-septum | Incomplete septum
    closed-hearts | Hearts (contracting vessels)
    closed-vessels | Blood vessels | blood stays inside
    closed-capillaries | Capillaries
    open-heart | Heart | a tube along the back
    ostia | Ostia | openings for the return | Hemolymph returns to the heart through ostia.
    hemocoel | Hemocoel | cavity filled with hemolymph
    open-organs | Organs | bathed in hemolymph
    """,
)
