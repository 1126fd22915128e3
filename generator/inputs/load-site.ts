import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import siteConfig from "../../site.config.ts";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";

/** No host uses it for its own variables. */
const prefix = "PLUGINSITE_";
/** For what differs between two deployments, such as a preview and the site. */
const originVariable = `${prefix}ORIGIN`;

function faultOf({ path, message, ...issue }: z.core.$ZodIssue, input: unknown): string {
  const field = z.core.toDotPath(path);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(", ");
    return `${keys}${field && ` in ${field}`} is not a field of the configuration; remove or rename it`;
  }
  const got = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);
  return `${field || "the configuration"}: got ${JSON.stringify(got) ?? "nothing"}, expected ${message}`;
}

export function loadSite(input: unknown, environment: NodeJS.ProcessEnv = {}): Site {
  const { [originVariable]: origin } = environment;
  const draft: unknown = input && origin ? { ...input, origin } : input;
  const { data, error } = siteSchema.safeParse(draft);
  const faults = [
    ...Object.keys(environment)
      .filter((name) => name.startsWith(prefix) && name !== originVariable && environment[name])
      .map((name) => `${name} in the environment sets no value; remove it, or correct it to ${originVariable}`),
    ...(error?.issues ?? []).map((issue) => faultOf(issue, draft)),
  ];
  if (faults.length > 0 || !data) throw new OwnerError("site.config.ts or the environment is invalid:", faults);
  return data;
}

/** The validated configuration for this deployment. Throws an `OwnerError`, also for values in a file that is not read. */
export function readSite(root: string, input: unknown = siteConfig): Site {
  const faults = [".env", ".env.local", ".env.production"]
    .filter((name) => existsSync(join(root, name)) && readFileSync(join(root, name), "utf8").includes(prefix))
    .map((name) => `${name} is not read; set its values in site.config.ts or in the environment of the process`);
  if (faults.length > 0) throw new OwnerError("The configuration is invalid:", faults);
  return loadSite(input, process.env);
}
