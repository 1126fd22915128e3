import { loadOnce } from "../lib/load-once.ts";
import { createStore } from "../lib/store.ts";

export interface IslandData {
  props: object;
  /** The number of elements in its prerendered markup. */
  elements: number;
  /** The length of its text. */
  length: number;
}

/** A document's islands by name, in a JSON file of its own that the browser fetches when idle. */
export type IslandsData = Readonly<Record<string, IslandData>>;

const load = loadOnce(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as IslandsData;
});

/** Loads the data of a document's islands. Rejects with an `Error` if that fails. */
export const loadIslandsData = ({ dataset: { islands = "" } }: HTMLElement): Promise<IslandsData> => load(islands);

/** After a change of language: the props that hydrated islands get instead of their first ones. */
export const updatedIslandsData = createStore<IslandsData>({});
