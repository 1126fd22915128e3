/** What an island is hydrated with. */
export interface IslandData {
  props: object;
  /** How many elements are in it as it was prerendered. */
  elements: number;
}

/** The islands of a document, by their names: a file beside it, for the browser to fetch when it is idle. */
export type IslandsData = Readonly<Record<string, IslandData>>;

const loaded = new Map<string, Promise<IslandsData>>();

/**
 * The properties of a document's islands, asked for once; a failure is forgotten, so that a later call tries anew. Rejects with
 * an `Error` when they cannot be had.
 */
export function loadIslandsData({ dataset: { islands = "" } }: HTMLElement): Promise<IslandsData> {
  const known = loaded.get(islands);
  if (known) return known;
  const loading = fetch(islands).then((response) => {
    if (!response.ok) throw new Error(`${islands} answered ${response.status}`);
    return response.json() as Promise<IslandsData>;
  });
  loaded.set(islands, loading);
  loading.catch(() => loaded.delete(islands));
  return loading;
}
