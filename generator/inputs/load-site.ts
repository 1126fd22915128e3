import type { z } from "zod";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { fieldName } from "./field-name.ts";
import { OwnerError } from "./owner-error.ts";
import { applyEnvironment, type Environment } from "./site-environment.ts";

/** A configuration that cannot be used: one line a fault, each with the field, what it got and what it wants. */
export class SiteConfigError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("site.config.ts cannot be used:", faults);
  }
}

function valueAt(target: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], target);
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const place = issue.path.length > 0 ? ` in ${fieldName(issue.path)}` : "";
    return `${issue.keys.map((key) => `"${key}"`).join(", ")}${place} is no field of the configuration; remove or rename it`;
  }
  const got = valueAt(input, issue.path);
  const shown = got === undefined ? "nothing" : JSON.stringify(got);
  return `${fieldName(issue.path) || "the configuration"}: got ${shown}, wants ${issue.message}`;
}

/**
 * The owner's configuration with the environment's values set over it, checked.
 *
 * @param input what `site.config.ts` exports
 * @param environment the variables of this deployment; those without the prefix are none of the site's
 * @throws SiteConfigError with every fault at once
 */
export function loadSite(input: unknown, environment: Environment): Site {
  const draft: unknown = structuredClone(input);
  const faults = applyEnvironment(draft, environment);
  const result = siteSchema.safeParse(draft);
  if (!result.success) faults.push(...result.error.issues.map((issue) => faultOf(issue, draft)));
  if (faults.length > 0 || !result.success) throw new SiteConfigError(faults);
  return result.data;
}
