export type Environment = Readonly<Record<string, string | undefined>>;

/** The prefix of the variables that set a value of the site; no host uses it for its own variables. */
export const environmentPrefix = "PLUGINSITE_";

const texts = ["name", "legalName", "origin", "shop", "creditsPath", "organisation"] as const;
const contacts = ["contactEmail", "securityContact", "whatsappNumber"] as const;

/** The variables by field of the configuration: what differs between two deployments, such as a preview's origin. */
export const environmentVariables: Readonly<Record<string, string>> = Object.fromEntries(
  [...texts, ...contacts].map((field) => [field, environmentPrefix + field.replace(/[A-Z]/g, "_$&").toUpperCase()]),
);

/** The values that the environment sets, by field, and a fault for each variable that sets none. Empty ones do not count. */
export function environmentValues(environment: Environment) {
  const fields = Object.entries(environmentVariables);
  const values = fields.flatMap(([field, variable]) => (environment[variable] ? [[field, environment[variable]]] : []));
  const known = Object.values(environmentVariables);
  const faults = Object.keys(environment)
    .filter((name) => name.startsWith(environmentPrefix) && environment[name] && !known.includes(name))
    .map((name) => `${name} in the environment: it sets no value; correct or remove it, there are ${known.join(", ")}`);
  return { values: Object.fromEntries(values) as Record<string, string>, faults };
}
