import { loadOnce } from "../lib/load-once.ts";
import { createStore } from "../lib/store.ts";

/** What an island is hydrated with. */
export interface IslandData {
  props: object;
  /** How many elements are in it as it was prerendered. */
  elements: number;
}

/** The islands of a document, by their names: a file beside it, for the browser to fetch when it is idle. */
export type IslandsData = Readonly<Record<string, IslandData>>;

const load = loadOnce(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as IslandsData;
});

/** The properties of a document's islands. Rejects with an `Error` when they cannot be had. */
export const loadIslandsData = ({ dataset: { islands = "" } }: HTMLElement): Promise<IslandsData> => load(islands);

/** What hydrated islands show in place of what they came with, once the page has changed its language; they keep their state. */
export const changedData = createStore<IslandsData>({});
