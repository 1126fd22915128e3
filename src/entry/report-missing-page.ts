/** On the page for missing addresses: logs the path to the console and sets the title of the language shown. */
export function reportMissingPage(): void {
  const { lang, dataset } = document.documentElement;
  if (dataset.path !== undefined) return;
  console.error(`404: there is no page at ${location.pathname}`);
  const message = document.querySelector<HTMLElement>(`.in-language[lang="${lang}"]`);
  if (message?.dataset.title) document.title = message.dataset.title;
}
