import type { ComponentType } from "react";
import { hydrate } from "../islands/hydrate.ts";

const components = import.meta.glob<ComponentType<object>>(
  ["../sections/*/*.island.tsx", "!../sections/*/*.visible.island.tsx"],
  { eager: true, import: "default" },
);

/** The islands of the first view by path, and what hydrates them: one preloaded chunk, run at the first interaction. */
export const islands = { hydrate, components };
