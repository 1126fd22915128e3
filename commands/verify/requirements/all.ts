import type { ExpectedSite } from "../expected-site.ts";
import { files, forms, pages, ranges } from "./files.ts";
import { methods, missing, moved, refused } from "./missing.ts";
import type { Requirement } from "./requirement.ts";

/** All that a host must do to show a built site as it was built. */
export function requirements(site: ExpectedSite): Requirement[] {
  return [pages, forms, files, ranges, missing, refused, methods, moved].flatMap((some) => some(site));
}
