/** The missing path is told to the console, and the tab bears the title of the language that shows. */
export function reportMissingPage(): void {
  console.error(`404: there is no page at ${location.pathname}`);
  const shown = document.querySelector<HTMLElement>(`.in-language[lang="${document.documentElement.lang}"]`);
  if (shown?.dataset.title) document.title = shown.dataset.title;
}
