import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { closeWindow } from "./close-window.ts";

/** Closes the window; where the browser refuses, or no script runs, the form leads to the landing page. */
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
