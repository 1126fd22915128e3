/**
 * Keeps what the banner reaches over, as long as it is open, clear of it: what is scrolled to, and the page's end. Each is told
 * by itself, since a property of `<html>` that all elements inherit would style all of them again.
 */
export function keepClear(banner: HTMLElement): void {
  const { style } = document.documentElement;
  const footer = document.querySelector<HTMLElement>(".site-footer");
  new ResizeObserver(() => {
    const reach = banner.hidden ? "" : `${innerHeight - banner.offsetTop}px`;
    style.scrollPaddingBottom = reach;
    footer?.style.setProperty("--banner", reach);
  }).observe(banner);
}
