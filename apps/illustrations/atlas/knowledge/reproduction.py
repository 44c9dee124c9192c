"""Words and reviewed facts for reproduction and development of humans."""

from __future__ import annotations

from ..vocabulary import terms_of

REPRODUCTION = terms_of(
    "openstax-ap-27",
    """
    sperm-head | Head | carries the DNA | The head of a sperm contains the DNA.
    acrosome | Acrosome | enzymes to enter the egg | The acrosome, a cap over the nucleus, holds enzymes that help the sperm to enter the egg.
    sperm-nucleus | Nucleus | 23 chromosomes
    sperm-neck | Neck with centriole
    sperm-midpiece | Midpiece | packed with mitochondria | The midpiece is packed with mitochondria.
    sperm-mitochondria | Mitochondria | supply ATP for swimming | Mitochondria supply the energy for swimming.
    sperm-tail | Tail (flagellum) | drives the sperm | The tail drives the sperm.
    axial-filament | Axial filament | microtubules of the tail
    sperm-membrane | Plasma membrane
    end-piece | End piece
    spermatogonium | Spermatogonium (2n) | divides by mitosis | Spermatogonia divide by mitosis.
    primary-spermatocyte | Primary spermatocyte (2n) | enters meiosis I | A primary spermatocyte divides in meiosis I.
    secondary-spermatocyte | Secondary spermatocytes (n) | enter meiosis II | Secondary spermatocytes are haploid and divide in meiosis II.
    spermatid | Spermatids (n) | four round haploid cells | Four haploid spermatids result.
    spermatozoon | Sperm (n) | formed by differentiation | Spermatids differentiate into sperm.
    oogonium | Oogonium (2n) | divides by mitosis before birth | Oogonia divide by mitosis before birth.
    primary-oocyte | Primary oocyte (2n) | rests in meiosis I | Primary oocytes rest in meiosis I from before birth until puberty or later.
    first-polar-body | First polar body (n) | degrades | The unequal division yields a small polar body, which degrades.
    secondary-oocyte | Secondary oocyte (n) | is ovulated; rests in meiosis II | The secondary oocyte is ovulated and completes meiosis II only if a sperm enters.
    second-polar-body | Second polar body (n) | degrades
    ovum-cell | Ovum (n) | only after fertilization | A single haploid ovum results.
    entering-sperm | Sperm (n) | triggers the end of meiosis
    polar-bodies-degrade | Degrading polar bodies
    breast-lobule | Lobule with alveoli | alveoli secrete milk | Milk is secreted by the alveoli of the lobules.
    lactiferous-duct | Lactiferous duct | leads milk to the nipple | Lactiferous ducts lead milk to the nipple.
    lactiferous-sinus | Lactiferous sinus | widening of the duct
    nipple | Nipple | openings of the ducts
    areola | Areola | pigmented skin around the nipple
    breast-fat | Adipose tissue | gives the breast its shape | Adipose tissue surrounds the glandular tissue.
    suspensory-ligament | Suspensory ligament | ties the breast to the fascia
    pectoral-muscle | Pectoralis major muscle
    breast-rib | Rib
    intercostal-muscle | Intercostal muscle
    breast-skin | Skin
    uterus | Uterus | houses the embryo and fetus | The uterus houses the embryo and fetus.
    uterine-fundus | Fundus of the uterus
    endometrium | Endometrium | lining, shed in menstruation | The endometrium is built up and shed in each cycle.
    myometrium | Myometrium | smooth muscle
    perimetrium | Perimetrium
    cervix | Cervix | neck of the uterus | The cervix opens into the vagina.
    vagina | Vagina | birth canal
    uterine-tube | Uterine (fallopian) tube | fertilization happens here | Fertilization usually happens in the uterine tube.
    fimbriae | Fimbriae | sweep the oocyte in | Fimbriae sweep the ovulated oocyte into the tube.
    female-ovary | Ovary | produces oocytes and hormones | The ovaries produce oocytes, estrogens and progesterone.
    ovarian-follicle | Ovarian follicle | oocyte with its cells
    corpus-luteum | Corpus luteum | secretes progesterone
    ovarian-ligament | Ovarian ligament
    male-testis | Testis | makes sperm and testosterone | The testes make sperm and testosterone.
    epididymis | Epididymis | stores and matures sperm | Sperm mature in the epididymis.
    ductus-deferens | Ductus (vas) deferens | carries sperm | The ductus deferens carries sperm to the urethra.
    seminal-vesicle | Seminal vesicle | adds fructose-rich fluid | The seminal vesicles add most of the fluid of semen.
    prostate | Prostate gland | adds milky fluid | The prostate gland adds a milky fluid.
    bulbourethral-gland | Bulbourethral gland | adds lubricating fluid
    ejaculatory-duct | Ejaculatory duct
    male-urethra | Urethra | for urine and semen | In males the urethra carries both urine and semen.
    penis | Penis
    glans-penis | Glans penis
    erectile-tissue | Erectile tissue | fills with blood
    scrotum | Scrotum | keeps the testes cooler | In the scrotum the testes are cooler than the body.
    male-bladder | Urinary bladder
    male-rectum | Rectum
    pubic-bone | Pubic symphysis
    """,
)
DEVELOPMENT = terms_of(
    "openstax-ap-28",
    """
    weeks-12 | 12 weeks | fundus just above the pubis | At 12 weeks the uterus reaches just above the pubic bone.
    weeks-20 | 20 weeks | fundus at the navel | At 20 weeks the uterus reaches the navel.
    weeks-28 | 28 weeks | fundus above the navel
    weeks-36 | 36 weeks | fundus below the sternum | At 36 weeks the uterus reaches the lower end of the sternum.
    navel | Navel
    not-pregnant | Not pregnant | within the pelvis
    fetus-head | Head
    fetus-eye | Eye
    fetus-arm | Arm
    fetus-leg | Leg
    umbilical-cord | Umbilical cord | carries vessels to the placenta | The umbilical cord joins the fetus to the placenta.
    placenta | Placenta | exchange with the mother’s blood | Through the placenta the fetus receives oxygen and nutrients.
    amniotic-fluid | Amniotic fluid | cushions the fetus
    uterine-wall | Wall of the uterus
    birth-cervix | Cervix
    zygote | Zygote | fertilized egg | The zygote is the fertilized egg.
    pronuclei | Pronuclei of egg and sperm
    zona-pellucida | Zona pellucida | envelope of the egg
    blastomere | Blastomere | cell of the early embryo
    morula-cells | Morula | solid ball of cells
    trophoblast | Trophoblast | becomes part of the placenta | The trophoblast becomes part of the placenta.
    inner-cell-mass | Inner cell mass | becomes the embryo | The inner cell mass becomes the embryo.
    blastocoel | Blastocyst cavity
    implant-endometrium | Endometrium
    oocyte-corona | Corona radiata | cells around the oocyte
    oocyte-body | Secondary oocyte
    oocyte-polar-body | First polar body
    fertilizing-sperm | Sperm
    """,
)
GASTRULATION = terms_of(
    "openstax-bio-43",
    """
    ectoderm | Ectoderm | skin, nervous system | Ectoderm becomes skin and nervous system.
    mesoderm | Mesoderm | muscle, bone, blood | Mesoderm becomes muscle, bone and blood.
    endoderm | Endoderm | gut, lungs, liver | Endoderm becomes the lining of the gut and lungs.
    blastula-cells | Blastula | hollow ball of cells
    blastula-cavity | Blastocoel | fluid-filled cavity
    blastopore | Blastopore | opening of the new gut
    archenteron | Archenteron | primitive gut
    """,
)
TERMS = (*REPRODUCTION, *DEVELOPMENT, *GASTRULATION)
