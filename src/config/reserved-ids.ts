/**
 * What no product may be called: its key is the id of its block on the landing page and a key of the language files. The
 * ids are those of the page's own elements, two of which would lead a link or a script to the wrong one; the other names
 * are answered by every object, whether or not anything was ever put there.
 */
export const reservedIds: readonly string[] = [
  "root",
  "content",
  "contents",
  "menu",
  "hero",
  "below",
  "products",
  "product-list",
  "pricing",
  "partners",
  "course-store",
  "video-explainer",
  "help",
  "notice",
  "cookie-banner",
  "scroll-to-top",
  ...Object.getOwnPropertyNames(Object.prototype),
];
