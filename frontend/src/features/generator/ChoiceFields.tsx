import { Select } from "@/components/ui/Select";
import { type Choices, generatorStylesWith, GENERATOR_RESOLUTIONS, QUALITIES } from "@/lib/options";

interface Props {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
  disabled: boolean;
}

/** Style, resolution and quality, as the generator offers them. */
export function ChoiceFields({ choices, onChange, disabled }: Props) {
  return (
    <>
      <Select
        label="Style"
        value={choices.style}
        options={generatorStylesWith(choices.style)}
        onChange={(style) => {
          onChange({ style });
        }}
        disabled={disabled}
      />
      <div className="pair">
        <Select
          label="Resolution"
          value={choices.resolution}
          options={GENERATOR_RESOLUTIONS}
          onChange={(resolution) => {
            onChange({ resolution });
          }}
          disabled={disabled}
        />
        <Select
          label="Quality"
          value={choices.quality}
          options={QUALITIES}
          onChange={(quality) => {
            onChange({ quality });
          }}
          disabled={disabled}
        />
      </div>
    </>
  );
}
