import { markCurrent } from "../../lib/mark-current.ts";

/** A line a quarter of the screen down: the section that lies across it is the one that is read. */
const line = { rootMargin: "-25% 0px -75% 0px" };

/** Marks in the contents of a legal page, which go along on wide screens, the section that the reader has reached. */
export function sectionRead(): void {
  if (!("IntersectionObserver" in window)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".legal-index a")];
  const observer = new IntersectionObserver((entries) => {
    const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
    if (reached) markCurrent(links, reached.target.id);
  }, line);
  for (const section of document.querySelectorAll(".legal-section")) observer.observe(section);
}
