"""Words and reviewed facts for the ripening of follicles and the making of the neural tube."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = (
    *terms_of(
        "openstax-ap-27",
        """
        follicle-oocyte | Oocyte
        granulosa-cells | Granulosa cells | nourish the oocyte, make estrogen | Granulosa cells surround the oocyte and make estrogen.
        theca-cells | Theca cells | outer layer
        follicle-zona | Zona pellucida
        antrum | Antrum | fluid-filled space | The antrum is a fluid-filled space within the follicle.
        released-oocyte | Ovulated oocyte
        ruptured-follicle | Ruptured follicle
        luteal-cells | Corpus luteum | secretes progesterone | The ruptured follicle becomes the corpus luteum.
        """,
    ),
    *terms_of(
        "openstax-ap-28",
        """
        neural-plate | Neural plate | thickened ectoderm | The neural plate is thickened ectoderm.
        neural-fold | Neural folds
        neural-groove | Neural groove
        neural-tube | Neural tube | becomes brain and spinal cord | The neural tube becomes brain and spinal cord.
        neural-crest | Neural crest cells | become peripheral nerves and more | Neural crest cells become peripheral nerves, pigment cells and more.
        neurula-notochord | Notochord | induces the neural plate | The notochord induces the neural plate.
        neurula-ectoderm | Ectoderm
        neurula-somite | Somite (mesoderm)
        neurula-endoderm | Endoderm
        """,
    ),
)
