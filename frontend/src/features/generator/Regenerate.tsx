import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

interface Props {
  disabled: boolean;
  onClick: () => void;
}

export function Regenerate({ disabled, onClick }: Props) {
  return (
    <Button
      look="ghost"
      size="compact"
      aria-label="Regenerate"
      title="Draw the same request again, as another variant"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name="redo" />
      <span className="tool-label">Regenerate</span>
    </Button>
  );
}
