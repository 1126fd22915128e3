import { isHydrated } from "../../lib/hydration.ts";

/** How long the browser gets to close the window before the fallback, in ms. */
const closeTimeout = 150;

/** Closes the window instead of submitting the form; opens the form's `action` if the browser refuses to close it. */
export function closeWindow(submit: Pick<Event, "preventDefault">, form: HTMLFormElement): void {
  submit.preventDefault();
  window.close();
  setTimeout(() => location.assign(form.action), closeTimeout);
}

/** Until React has hydrated the close button, handles the submit event of its form. */
export function startCloseButton(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.matches("[data-closes-window]") && !isHydrated(form)) closeWindow(event, form);
  });
}
