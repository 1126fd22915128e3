import { z } from "zod";
import siteConfig from "../../site.config.ts";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { applyEnvironment, type Environment, siteEnvironment } from "./site-environment.ts";

function faultOf({ path, message, ...issue }: z.core.$ZodIssue, input: unknown): string {
  const field = z.core.toDotPath(path);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(", ");
    return `${keys}${field && ` in ${field}`} is not a field of the configuration; remove or rename it`;
  }
  const got = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);
  return `${field || "the configuration"}: got ${JSON.stringify(got) ?? "nothing"}, expected ${message}`;
}

/** Validates `site.config.ts` with the environment's overrides. Throws an `OwnerError` with all faults at once. */
export function loadSite(input: unknown, environment: Environment): Site {
  const draft: unknown = structuredClone(input);
  const faults = applyEnvironment(draft, environment);
  const result = siteSchema.safeParse(draft);
  if (!result.success) faults.push(...result.error.issues.map((issue) => faultOf(issue, draft)));
  if (faults.length > 0 || !result.success) throw new OwnerError("site.config.ts is invalid:", faults);
  return result.data;
}

/** The validated configuration of the project in `root` for this deployment. */
export const readSite = (root: string, mode = "production"): Site => loadSite(siteConfig, siteEnvironment(mode, root));
