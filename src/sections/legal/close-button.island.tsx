import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { closeWindow } from "./close-window.ts";

/** Closes the window. Falls back to the landing page if the browser refuses or scripts are off. */
export default function CloseButton({ label, landing }: { label: string; landing: string }) {
  return (
    <form action={landing} data-closes-window onSubmit={(event) => closeWindow(event, event.currentTarget)}>
      <Button variant="outline" type="submit" className="legal-close">
        <Icon name="x" />
        <span>{label}</span>
      </Button>
    </form>
  );
}
