import { useStore } from "./use-store.ts";

const hydrated = { get: () => true, initial: false, subscribe: () => () => {} };

/** False while prerendering and hydrating, then true: for content that must not be in a document without scripts. */
export const useHydrated = (): boolean => useStore(hydrated);
