import { Icon } from "@/components/ui/Icon";

import { EXAMPLE_PROMPTS } from "./examples";

interface Props {
  onChoose: (prompt: string) => void;
  disabled: boolean;
}

export function ExamplePrompts({ onChoose, disabled }: Props) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="examples-title">
        Example prompts
      </h2>
      <ul className="examples">
        {EXAMPLE_PROMPTS.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => {
                onChoose(example.prompt);
              }}
            >
              <img src={example.thumbnail} width="56" height="36" alt="" loading="lazy" />
              {example.title}
              <Icon name="arrowRight" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
