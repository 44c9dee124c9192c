"""Words of tropisms and of the partners of roots."""

from ..vocabulary import terms_of

TROPISM = terms_of(
    "openstax-bio-30",
    """
    tropism-tip | Shoot tip | makes auxin
    tropism-auxin | Auxin | growth hormone
    tropism-light | Light
    """,
)
MYCORRHIZA = terms_of(
    "openstax-bio-31",
    """
    mycorrhiza-hyphae | Hyphae | reach far into the soil | Hyphae reach far into the soil and enlarge the surface that takes up water and minerals.
    mycorrhiza-root | Root cells
    mycorrhiza-sheath | Sheath of hyphae | around the root
    mycorrhiza-arbuscule | Arbuscule | branched hypha in a cell
    """,
)
NODULES = terms_of(
    "openstax-bio-31",
    """
    nodule-root | Root
    nodule-nodule | Nodules
    nodule-cell | Cell of the nodule
    nodule-bacteria | Rhizobia | bacteria that fix nitrogen | Rhizobia are bacteria that fix nitrogen within the cells of the nodule.
    """,
)
TERMS = (*TROPISM, *MYCORRHIZA, *NODULES)
