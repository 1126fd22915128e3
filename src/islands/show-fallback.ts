/** Shows the picture that an island may name for when it cannot be loaded or has thrown. */
export function showFallback(island: Element): void {
  const container = island.querySelector<HTMLElement>("[data-fallback]");
  const { fallback: src = "" } = container?.dataset ?? {};
  if (!container?.querySelector("img")) container?.append(Object.assign(new Image(), { src, alt: "" }));
}
