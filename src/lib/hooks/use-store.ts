import { useSyncExternalStore } from "react";

/** An external store, such as one from `createStore`. */
interface Store<State> {
  get: () => State;
  /** The value while prerendering and hydrating. */
  initial: State;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function useStore<State>({ get, initial, subscribe }: Store<State>) {
  return useSyncExternalStore(subscribe, get, () => initial);
}

const hydrated = { get: () => true, initial: false, subscribe: () => () => {} };

/** False while prerendering and hydrating, then true: for content that must not be in a document without scripts. */
export const useHydrated = () => useStore(hydrated);
