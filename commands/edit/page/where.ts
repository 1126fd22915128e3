import { type RenderedPage, renderedPages } from "../../../src/config/pages.ts";
import type { Entry, PlaceKind, Places } from "../protocol.ts";

export interface Where {
  page: RenderedPage;
  /** How often its texts stand there. */
  count: number;
  kinds: ReadonlySet<PlaceKind>;
}

/** The pages on which an entry's texts stand, those first on which they can be seen. */
export function whereIs({ items }: Entry, places: Places): Where[] {
  const pages = renderedPages.map((page) => {
    const counts = items.flatMap(({ key }) => Object.entries(places[key]?.[page] ?? {}) as [PlaceKind, number][]);
    return {
      page,
      count: counts.reduce((sum, [, count]) => sum + count, 0),
      kinds: new Set(counts.map(([kind]) => kind)),
    };
  });
  const isSeen = ({ kinds }: Where) => Number(kinds.has("seen"));
  return pages.filter(({ count }) => count > 0).sort((one, other) => isSeen(other) - isSeen(one));
}
