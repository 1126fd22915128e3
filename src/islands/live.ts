import type { Locale } from "../config/locales.ts";
import type { IslandsData } from "./data.ts";

/** How to give an island that React runs other properties, in another language. */
export const updates = new WeakMap<Element, (props: object, locale: Locale) => void>();

/** Whether the contents of an element are React's to change. */
export const isLive = (element: Element): boolean => element.hasAttribute("data-hydrated");

/** Gives the islands that React runs the properties of another language; they keep their state. */
export function updateIslands(data: IslandsData, locale: Locale): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-hydrated]")) {
    const { props } = data[island.dataset.island ?? ""] ?? {};
    if (props) updates.get(island)?.(props, locale);
  }
}
