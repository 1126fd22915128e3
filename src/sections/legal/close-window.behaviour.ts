/** How long a browser may take to close the window before the landing page is opened instead, in ms. */
const closingTime = 150;

/** The close button closes the window; where the browser refuses, its form leads to the landing page. */
export function closeWindow(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-closes-window]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    window.close();
    setTimeout(() => location.assign(form.action), closingTime);
  });
}
