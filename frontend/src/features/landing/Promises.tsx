import { Button } from "@/components/ui/Button";

const PROMISES = [
  {
    title: "Lettering that is set, not painted",
    text:
      "The built-in engine sets each label from a reviewed vocabulary and ties it to the part it names. No garbled " +
      "words, no crossing lines.",
  },
  {
    title: "It says what it left out",
    text:
      "Each figure names its sources and lists what you asked for and it did not draw. If it cannot draw your " +
      "subject, it says so and nothing is counted.",
  },
  {
    title: "Yours to publish",
    text:
      "Figures drawn by the built-in engine are released under CC0: use, change, publish and sell them, on every " +
      "plan, without attribution.",
  },
];

export function Promises({ onSignIn }: { onSignIn: () => void }) {
  return (
    <>
      <section className="wrap" aria-label="What you can rely on">
        <div className="promises">
          {PROMISES.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="wrap" aria-labelledby="free">
        <div className="landing-section closing">
          <h2 id="free">Get 10 Free Illustrations</h2>
          <p className="quiet">Try the product with 10 free illustrations! No signup required.</p>
          <Button look="primary" onClick={onSignIn}>
            Sign In Free
          </Button>
        </div>
      </section>
    </>
  );
}
