import { configurationReference } from "./configuration.ts";
import { textsReference } from "./texts.ts";

/** The pages of `docs/reference` and what writes each from what. */
export const references = [
  { file: "docs/reference/configuration.md", write: configurationReference },
  { file: "docs/reference/texts.md", write: textsReference },
] as const;
