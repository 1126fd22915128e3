import type { ComponentType } from "react";
import { hydrate } from "../islands/hydrate.ts";

const components = import.meta.glob<ComponentType<object>>(
  ["../sections/*/*.island.tsx", "!../sections/*/*.visible.island.tsx"],
  { eager: true, import: "default" },
);

/** The islands of the first view by their paths, and what hydrates them: one file, fetched ahead, run at the first sign of a visitor. */
export const islands = { hydrate, components };
