import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A form, so that the button leads to the landing page also where no script runs. */
export function CloseButton({ label, landing }: { label: string; landing: string }) {
  return (
    <form action={landing} data-closes-window>
      <Button look="outline" type="submit" className="legal-close">
        <Icon name="x" />
        <span>{label}</span>
      </Button>
    </form>
  );
}
