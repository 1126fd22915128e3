/** Says of these links which leads to the place with this id, where the reader is; of none where there is no id. */
export function markCurrent(links: Iterable<HTMLAnchorElement>, id: string | undefined): void {
  for (const link of links) {
    if (link.hash === `#${id}`) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
