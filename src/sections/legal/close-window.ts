/** How long a browser may take to close the window before the landing page is opened instead, in ms. */
const closingTime = 150;

/** Closes the window; where the browser refuses, what the form leads to is opened. */
export function closeWindow(form: HTMLFormElement): void {
  window.close();
  setTimeout(() => location.assign(form.action), closingTime);
}
