"""Words and reviewed facts for blood and its cells."""

from __future__ import annotations

from ..vocabulary import terms_of

BLOOD = terms_of(
    "openstax-ap-18",
    """
    plasma | Plasma | fluid matrix of blood | Plasma, the fluid matrix, carries nutrients, wastes, proteins and hormones; it has no fibers.
    erythrocyte | Erythrocyte (red blood cell) | carries oxygen and carbon dioxide | Erythrocytes, by far the most numerous cells, carry oxygen and carbon dioxide.
    platelet | Platelets | cell fragments that help clotting | Platelets are fragments of cells that help blood to clot.
    blood-neutrophil | Neutrophil | engulfs bacteria; lobed nucleus | Neutrophils, the most common leukocytes, engulf bacteria.
    blood-eosinophil | Eosinophil | acts against parasites, in allergy | Eosinophils act against parasitic worms and in allergies.
    blood-basophil | Basophil | releases histamine | Basophils release histamine.
    blood-lymphocyte | Lymphocyte | B, T or natural killer cell | B and T lymphocytes provide specific immunity.
    blood-monocyte | Monocyte | becomes a macrophage | Monocytes leave the blood and become macrophages.
    blood-macrophage | Macrophage | engulfs pathogens in tissues | Macrophages engulf pathogens and debris in tissues.
    hb-red-cell | Red blood cell | filled with hemoglobin | A red blood cell is filled with hemoglobin.
    alpha-chain | Alpha (α) chain | one of two | Hemoglobin consists of two alpha and two beta chains.
    beta-chain | Beta (β) chain | one of two
    heme-group | Heme group | ring that holds iron | Each chain holds a heme group.
    heme-iron | Iron(II) ion | binds oxygen | The iron of the heme binds oxygen reversibly.
    bound-oxygen | Oxygen molecule (O₂) | four per hemoglobin | One hemoglobin molecule can carry four molecules of oxygen.
    red-marrow | Red bone marrow | makes blood cells | Red blood cells are made in red bone marrow.
    marrow-erythroblast | Erythroblast | still has a nucleus | Erythroblasts fill with hemoglobin and lose their nucleus.
    reticulocyte | Reticulocyte | young red blood cell | Reticulocytes leave the marrow and mature in the blood.
    cycle-erythrocyte | Erythrocyte | circulates about 120 days | Erythrocytes circulate for about 120 days.
    cycle-macrophage | Macrophage | in spleen, liver, marrow | Macrophages of the spleen, liver and marrow engulf worn-out erythrocytes.
    cycle-heme | Heme | gives iron and bilirubin | Heme is split: its iron is kept, the rest becomes bilirubin.
    cycle-globin | Globin | broken down to amino acids
    transferrin-iron | Iron on transferrin | travels back to the marrow | Transferrin carries iron back to the marrow.
    cycle-liver | Liver | excretes bilirubin in bile | The liver excretes bilirubin in bile.
    antigen-a | A antigen | on the cell's surface
    antigen-b | B antigen | on the cell's surface
    anti-a | Anti-A antibody | in the plasma
    anti-b | Anti-B antibody | in the plasma
    clot-platelets | Platelet plug
    fibrin | Fibrin | threads that hold the clot | Fibrin threads hold the clot together.
    clot-red-cells | Trapped red blood cells
    broken-wall | Broken wall of the vessel
    collagen-fibers | Collagen fibers | platelets stick to them
    narrowed-vessel | Narrowed vessel
    """,
)
PIGMENTS = terms_of(
    "openstax-bio-40",
    """
    copper-ions | Copper ions | bind oxygen | In hemocyanin two copper ions bind one oxygen molecule.
    hemerythrin-iron | Iron ions, without heme | bind oxygen | Hemerythrin binds oxygen by two iron ions and has no heme.
    pigment-protein | Protein chain
    """,
)
TERMS = (*BLOOD, *PIGMENTS)
