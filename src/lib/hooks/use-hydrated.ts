import { useStore } from "./use-store.ts";

const hydrated = { get: () => true, initial: false, subscribe: () => () => {} };

/** False while a component is prerendered or hydrates, true from then on: for what a document without scripts must not say. */
export const useHydrated = (): boolean => useStore(hydrated);
