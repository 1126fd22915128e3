import type { Site } from "./site-schema.ts";
import checkedSite from "virtual:site";

/** The owner's configuration, as checked when the site was built, with this deployment's environment applied. */
export const site: Site = checkedSite;
