export type Environment = Readonly<Record<string, string | undefined>>;

/** The prefix of the variables that set a value of the site; no host uses it for its own variables. */
export const environmentPrefix = "PLUGINSITE_";

const texts = ["name", "legalName", "origin", "shop", "creditsPath", "organisation"] as const;
const contacts = ["contactEmail", "securityContact", "whatsappNumber"] as const;

const variableOf = (field: string) => environmentPrefix + field.replace(/[A-Z]/g, "_$&").toUpperCase();

/** The variables by field of the configuration: what differs between two deployments, such as a preview's origin. */
export const environmentVariables: Readonly<Record<string, string>> = Object.fromEntries(
  [...texts, ...contacts].map((field) => [field, variableOf(field)]),
);

/** The values that the environment sets, by field, and a fault for each variable that sets none. Empty ones do not count. */
export function environmentValues(environment: Environment) {
  const fields = new Map(Object.entries(environmentVariables).map(([field, variable]) => [variable, field]));
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith(environmentPrefix) || !text) continue;
    const field = fields.get(variable);
    if (field) values[field] = text;
    else {
      const known = [...fields.keys()].join(", ");
      faults.push(`${variable} in the environment: it sets no value; correct or remove it, there are ${known}`);
    }
  }
  return { values, faults };
}
