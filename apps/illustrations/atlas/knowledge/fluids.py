"""Words and reviewed facts for the fluids of the body and their balance."""

from __future__ import annotations

from ..vocabulary import terms_of

FLUIDS = terms_of(
    "openstax-ap-26",
    """
    intracellular-fluid | Intracellular fluid (ICF) | fluid within cells | Intracellular fluid is the fluid within cells.
    interstitial-fluid | Interstitial fluid (IF) | extracellular fluid between cells | Interstitial fluid, part of the extracellular fluid, lies between the cells.
    blood-plasma | Blood plasma | extracellular fluid in vessels | Plasma is the second part of the extracellular fluid.
    fluid-capillary | Capillary wall | exchange with interstitial fluid | Materials travel between plasma and cells through the interstitial fluid.
    fluid-red-cell | Red blood cell
    fluid-nucleus | Nucleus
    exchange-arterial-end | Arterial end | pressure drives fluid out | At the arterial end hydrostatic pressure exceeds osmotic pressure, and fluid leaves the capillary.
    exchange-venous-end | Venous end | proteins draw fluid back | At the venous end the osmotic pull of plasma proteins draws fluid back.
    exchange-tissue-cell | Tissue cell | takes up oxygen and nutrients
    """,
)
FISH = terms_of(
    "openstax-bio-41",
    """
    freshwater-fish | Freshwater fish
    saltwater-fish | Saltwater fish
    fish-gill | Gills | pump ions
    fish-mouth | Mouth
    fish-kidney | Kidney | makes urine
    """,
)
AXES = terms_of(
    "openstax-bio-33",
    """
    axis-anterior | Anterior end | front, head
    axis-posterior | Posterior end | rear, tail
    axis-dorsal | Dorsal side | back
    axis-ventral | Ventral side | belly
    axis-proximal | Proximal end of the fin | near the body
    axis-distal | Distal end of the fin | away from the body
    """,
)
TERMS = (*FLUIDS, *FISH, *AXES)
