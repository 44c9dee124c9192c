"""Words and reviewed facts for the placenta."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = terms_of(
    "openstax-ap-28",
    """
    cord-arteries | Umbilical arteries | oxygen-poor blood of the child | Umbilical arteries carry oxygen-poor blood of the child to the placenta.
    cord-vein | Umbilical vein | oxygen-rich blood to the child | The umbilical vein carries oxygen-rich blood to the child.
    placental-amnion | Amnion
    placental-chorion | Chorionic plate
    chorionic-villi | Chorionic villi | exchange through their walls | Oxygen and nutrients pass through the walls of the chorionic villi.
    maternal-blood | Mother’s blood | bathes the villi | The mother’s blood bathes the villi but does not mix with that of the child.
    maternal-arteries | Arteries of the mother
    maternal-veins | Veins of the mother
    placental-endometrium | Endometrium
    """,
)
