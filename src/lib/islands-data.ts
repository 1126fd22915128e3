import { createStore } from "./store.ts";

/** The props of a document's islands by name; `demo:ranking` has its own and those of `demo`. */
export type IslandsData = Readonly<Record<string, object>>;

export const propsOf = (data: IslandsData, name: string): object => ({
  ...data[name.split(":")[0] as string],
  ...data[name],
});

/** The props in the page's language; undefined until they are loaded. */
export const islandsData = createStore<IslandsData | undefined>(undefined);

/** Loads the JSON file that a document names. Rejects with an `Error` if that fails. */
export async function loadIslandsData({ dataset: { islands: url = "" } }: HTMLElement): Promise<IslandsData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as IslandsData;
}
