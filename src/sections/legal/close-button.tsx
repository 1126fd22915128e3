import type { FormEvent } from "react";
import { Icon } from "../../ui/icon.tsx";

/** How long a browser may take to close the window before the landing page is opened instead, in ms. */
const closingTime = 150;

/** A form, so that the button leads to the landing page also where no script runs. */
export function CloseButton({ label, landing }: { label: string; landing: string }) {
  const close = (event: FormEvent) => {
    event.preventDefault();
    window.close();
    setTimeout(() => location.assign(landing), closingTime);
  };
  return (
    <form action={landing} onSubmit={close}>
      <button type="submit" data-live className="button button-outline legal-close">
        <Icon name="x" />
        <span>{label}</span>
      </button>
    </form>
  );
}
