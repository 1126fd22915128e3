import type { SubmitEvent } from "react";
import { Icon } from "../../ui/icon.tsx";

/** How long the browser gets to close the window before the fallback, in ms. */
const closeTimeout = 150;

function closeWindow(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const { action } = event.currentTarget;
  window.close();
  setTimeout(() => location.assign(action), closeTimeout);
}

/** Closes the window. Opens the landing page if the browser refuses or scripts are off. */
export default function CloseButton({ label, landing }: { label: string; landing: string }) {
  return (
    <form action={landing} onSubmit={closeWindow}>
      <button type="submit" className="button button-outline legal-close">
        <Icon name="x" />
        <span>{label}</span>
      </button>
    </form>
  );
}
