"""Words and reviewed facts for the excitation of the heart and for urine."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = (
    *terms_of(
        "openstax-ap-19",
        """
        sa-node | Sinoatrial (SA) node | pacemaker of the heart | The sinoatrial node, the pacemaker, starts each beat.
        internodal-pathways | Internodal pathways | lead through the atria | The impulse spreads through the atria.
        av-node | Atrioventricular (AV) node | delays the impulse | The atrioventricular node delays the impulse while the atria contract.
        av-bundle | Atrioventricular bundle (bundle of His)
        bundle-branches | Right and left bundle branches | run down the septum
        purkinje-fibers | Purkinje fibers | reach the ventricular muscle | Purkinje fibers carry the impulse to the muscle of the ventricles.
        conduction-right-atrium | Right atrium
        conduction-left-atrium | Left atrium
        conduction-right-ventricle | Right ventricle
        conduction-left-ventricle | Left ventricle
        membrane-potential | Membrane potential | of a pacemaker cell
        rhythm-threshold | Threshold
        rhythm-time | Time
        """,
    ),
    *terms_of(
        "openstax-ap-25",
        """
        urine-clear | Nearly colorless | much water was drunk
        urine-pale | Pale yellow | well hydrated | Pale yellow urine shows good hydration.
        urine-yellow | Yellow | normal
        urine-dark-yellow | Dark yellow | drink some water
        urine-amber | Amber | dehydrated | Amber urine shows dehydration.
        urine-brown | Brownish | severe dehydration or disease
        """,
    ),
)
