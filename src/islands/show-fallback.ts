/** Puts the picture there that an island names for when it cannot be had, or has thrown. */
export function showFallback(island: Element): void {
  const place = island.querySelector<HTMLElement>("[data-fallback]");
  const { fallback: src = "" } = place?.dataset ?? {};
  if (!place?.querySelector("img")) place?.append(Object.assign(new Image(), { src, alt: "" }));
}
