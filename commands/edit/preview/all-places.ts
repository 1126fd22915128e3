import type { RenderedPage } from "../../../src/config/pages.ts";
import type { PlaceKind, Places } from "../protocol.ts";
import type { Place } from "./note-places.ts";

/** Where each text stands, counted by page and kind. */
export function allPlaces(onPages: ReadonlyMap<RenderedPage, readonly Place[]>): Places {
  const counts: Record<string, Partial<Record<RenderedPage, Partial<Record<PlaceKind, number>>>>> = {};
  for (const [page, places] of onPages) {
    for (const { key, kind } of places) {
      counts[key] ??= {};
      counts[key][page] ??= {};
      counts[key][page][kind] = (counts[key][page][kind] ?? 0) + 1;
    }
  }
  return counts;
}
