/** On the page for a missing address: the path is told to the console, and the tab bears the title of the language that shows. */
export function reportMissingPage(): void {
  const { lang, dataset } = document.documentElement;
  if (dataset.path !== undefined) return;
  console.error(`404: there is no page at ${location.pathname}`);
  const shown = document.querySelector<HTMLElement>(`.in-language[lang="${lang}"]`);
  if (shown?.dataset.title) document.title = shown.dataset.title;
}
