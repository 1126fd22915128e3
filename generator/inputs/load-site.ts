import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import siteConfig from "../../site.config.ts";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type Environment, environmentPrefix, environmentValues, environmentVariables } from "./site-environment.ts";

function faultOf({ path, message, ...issue }: z.core.$ZodIssue, input: unknown, overridden: object): string {
  const field = z.core.toDotPath(path);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(", ");
    return `${keys}${field && ` in ${field}`} is not a field of the configuration; remove or rename it`;
  }
  const got = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);
  const source = field in overridden ? ` from ${environmentVariables[field]}` : "";
  return `${field || "the configuration"}: got ${JSON.stringify(got) ?? "nothing"}${source}, expected ${message}`;
}

/** Validates `site.config.ts` with the environment's values. Throws an `OwnerError` with all faults at once. */
export function loadSite(input: unknown, environment: Environment = {}): Site {
  const { values, faults } = environmentValues(environment);
  const draft: unknown = input && { ...input, ...values };
  const { data, error } = siteSchema.safeParse(draft);
  faults.push(...(error?.issues ?? []).map((issue) => faultOf(issue, draft, values)));
  if (faults.length > 0 || !data) throw new OwnerError("site.config.ts or the environment is invalid:", faults);
  return data;
}

/** The validated configuration for this deployment. Throws an `OwnerError`, also for values in a file that is not read. */
export function readSite(root: string, input: unknown = siteConfig): Site {
  const faults = [".env", ".env.local", ".env.production"]
    .filter(
      (name) => existsSync(join(root, name)) && readFileSync(join(root, name), "utf8").includes(environmentPrefix),
    )
    .map((name) => `${name} is not read; set its values in site.config.ts or in the environment of the process`);
  if (faults.length > 0) throw new OwnerError("The configuration is invalid:", faults);
  return loadSite(input, process.env);
}
