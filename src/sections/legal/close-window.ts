import { isHydrated } from "../../lib/hydration.ts";

/** How long a browser may take to close the window before the landing page is opened instead, in ms. */
const closingTime = 150;

/** Closes the window instead of submitting the form; where the browser refuses, opens the form's target. */
export function closeWindow(submit: Pick<Event, "preventDefault">, form: HTMLFormElement): void {
  submit.preventDefault();
  window.close();
  setTimeout(() => location.assign(form.action), closingTime);
}

/** Until React has hydrated the close button, submits of its form close the window. */
export function startCloseButton(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.matches("[data-closes-window]") && !isHydrated(form)) closeWindow(event, form);
  });
}
