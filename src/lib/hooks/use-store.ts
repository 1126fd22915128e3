import { useSyncExternalStore } from "react";

/** Something that changes outside of React, such as what `createStore` makes. */
interface Source<State> {
  get: () => State;
  /** What is taken for it while a page is prerendered or hydrates. */
  initial: State;
  /** Calls back after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** What is so at present outside of React. */
export function useStore<State>({ get, initial, subscribe }: Source<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
