/** Tells the styles how far up the screen the banner reaches, as long as it is open. */
export function keepClear(banner: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    if (banner.hidden) style.removeProperty("--banner");
    else style.setProperty("--banner", `${innerHeight - banner.offsetTop}px`);
  }).observe(banner);
}
