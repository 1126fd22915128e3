import { useSyncExternalStore } from "react";
import type { Theme } from "./state.ts";
import { chosenTheme, subscribeToTheme } from "./theme.ts";

const unknownYet = () => undefined;

/** The chosen theme; nothing while a page is prerendered or hydrates: then only the page's own style sheet knows. */
export const useTheme = (): Theme | undefined =>
  useSyncExternalStore<Theme | undefined>(subscribeToTheme, chosenTheme, unknownYet);
