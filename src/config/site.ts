import checkedSite from "virtual:site";
import type { Site } from "./site-schema.ts";

/** The owner's configuration, as checked when the site was built, with this deployment's environment applied. */
export const site: Site = checkedSite;
