import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a component is prerendered or hydrates, true from then on: for what a document without scripts must not say. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
