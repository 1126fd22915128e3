import { z } from "zod";
import siteConfig from "../../site.config.ts";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { applyEnvironment, type Environment, environmentNames, siteEnvironment } from "./site-environment.ts";

function faultOf({ path, message, ...issue }: z.core.$ZodIssue, input: unknown, variable?: string): string {
  const field = z.core.toDotPath(path);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(", ");
    return `${keys}${field && ` in ${field}`} is not a field of the configuration; remove or rename it`;
  }
  const got = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);
  const value = `${JSON.stringify(got) ?? "nothing"}${variable ? ` from ${variable}` : ""}`;
  return `${field || "the configuration"}: got ${value}, expected ${message}`;
}

/** Validates `site.config.ts` with the environment's overrides. Throws an `OwnerError` with all faults at once. */
export function loadSite(input: unknown, environment: Environment): Site {
  const draft: unknown = structuredClone(input);
  const faults = applyEnvironment(draft, environment);
  const variables = [...environmentNames(input)].filter(([name]) => environment[name]);
  const variableOf = (issue: z.core.$ZodIssue) =>
    variables.find(([, { path }]) => path.every((step, index) => step === issue.path[index]))?.[0];
  const { success, data, error } = siteSchema.safeParse(draft);
  if (error) faults.push(...error.issues.map((issue) => faultOf(issue, draft, variableOf(issue))));
  if (faults.length > 0 || !success) throw new OwnerError("site.config.ts or the environment is invalid:", faults);
  return data;
}

/** The validated configuration of the project in `root` for this deployment. */
export const readSite = (root: string, mode = "production"): Site => loadSite(siteConfig, siteEnvironment(mode, root));
