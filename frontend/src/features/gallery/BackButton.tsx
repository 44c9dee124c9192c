import { useLocation, useNavigate } from "react-router-dom";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** One step back in the history; home when this page was opened directly. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === "default";
  return (
    <Button
      look="ghost"
      size="compact"
      onClick={() => {
        void (isFirstPage ? navigate("/") : navigate(-1));
      }}
    >
      <Icon name="arrowLeft" />
      Back
    </Button>
  );
}
