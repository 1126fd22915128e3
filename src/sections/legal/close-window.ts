/** How long a browser may take to close the window before the landing page is opened instead, in ms. */
const closingTime = 150;

/** Closes the window in place of submitting the form; where the browser refuses, what that leads to is opened. */
export function closeWindow(submit: Pick<Event, "preventDefault">, form: HTMLFormElement): void {
  submit.preventDefault();
  window.close();
  setTimeout(() => location.assign(form.action), closingTime);
}
