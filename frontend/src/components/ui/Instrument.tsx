const LEAF = "M38 132C2 110-6 60 40 0c44 62 36 110-2 132z";
const VEINS =
  "M40 12 38 176M39 46l18-14M39 46 22 34M39 70l24-17M39 70 15 55M38.600 94l25-17M38.600 94 14 79M38 116l19-14M38 116 20 104";
const TRACED_LEAF = "M0 132C-36 110-44 60 2 0c44 62 36 110-2 132z";
const TRACED_VEINS = "M2 12 0 150M1 46l18-14M1 46-16 34M1 70l24-17M1 70l-24-15";

/** The drawing instrument the product is named after: its prism lays a subject over the sheet below the eye. */
export function Instrument({ empty = false }: { empty?: boolean }) {
  const name = empty
    ? "Drawing of a camera lucida with nothing in front of it"
    : "Drawing of a camera lucida: a prism lays the image of a leaf over the sheet of paper below the eye";
  return (
    <svg className="instrument device" viewBox="0 0 760 400" role="img" aria-label={name}>
      <path className="line faint" d="M40 352H720" />
      <path className="line sheet" d="M150 352 214 300H430L400 352Z" />
      <path className="line" d="M470 352V112M456 352h28M470 112H330M462 226h16M462 234h16" />
      <circle className="line knob" cx="470" cy="112" r="5" />
      <path className="line glass" d="M290 96h32v32l-22.6-9.4z" />
      <path className="ray" d="M612 122H307.5L296 110.4V58" />
      <path className="ray dashed" d="M296 128V326" />
      <path className="line" d="M268 40c14-17 42-17 56 0-14 17-42 17-56 0z" />
      <circle className="line" cx="296" cy="40" r="9" />
      <circle className="pupil" cx="296" cy="40" r="3.4" />
      <g transform="translate(612 60)">
        <path className={empty ? "line dashed" : "line leaf"} d={LEAF} />
        <path className="line vein" d={empty ? "M38 140V176" : VEINS} />
      </g>
      <path className="line" d="M632 352c2-20 34-20 36 0M650 237v100" />
      {!empty && (
        <g transform="matrix(.62 0 -.36 .3 300 306)">
          <path className="line traced" d={`${TRACED_LEAF}${TRACED_VEINS}`} />
        </g>
      )}
      <path
        className="leader"
        d={`M206 40H258M206 112H282M170 282 206 318${empty ? "" : "M652 196 672 226"}`}
      />
      <text x="198" y="45" textAnchor="end">
        eye
      </text>
      <text x="198" y="117" textAnchor="end">
        prism
      </text>
      <text x="160" y="274" textAnchor="middle">
        sheet
      </text>
      <text x={empty ? 652 : 668} y={empty ? 42 : 246} textAnchor={empty ? "middle" : "start"}>
        {empty ? "nothing here" : "subject"}
      </text>
    </svg>
  );
}
