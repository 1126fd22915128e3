import { z } from "zod";
import { environmentNames, environmentPrefix } from "../../generator/inputs/site-environment.ts";
import { siteSchema } from "../../src/config/site-schema.ts";
import { code, purposeOf, table } from "./markdown.ts";

const introduction = `# The configuration

<!-- Written by \`npm run docs\` from \`src/config/site-schema.ts\`: change it there. -->

The values of \`site.config.ts\`. Each single one can be set for one deployment by an environment variable or a line in
\`.env\`, which wins over the file; an empty variable sets nothing. Where a name has \`‹KEY›\`, a product's key stands in it in
capitals, its words apart: \`AI_TUTOR\` for \`aiTutor\`. A partner is named by its place in the list, counted from 1. Switches
are \`true\` or \`false\`; the entries of a list stand between commas. A variable that begins with \`${environmentPrefix}\` and is
none of these is an error.
`;

/** One item per list, to get the names of its fields' variables. */
const sample = { products: [{ key: "‹KEY›" }], partners: [{}], consent: { services: [{}] } };

const variables = new Map([...environmentNames(sample)].map(([name, { path }]) => [z.core.toDotPath(path), name]));

interface SchemaNode {
  description?: string;
  default?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
}

const site = z.toJSONSchema(siteSchema, { io: "input", unrepresentable: "any" }) as SchemaNode;

/** Rows for the fields of an object or of a list's objects, recursively; none for other values. */
function rowsOf(field: SchemaNode, path: readonly (string | number)[], group = ""): string[][] {
  const { properties = {}, required = [] } = field.items ?? field;
  return Object.entries(properties).flatMap(([key, child]) => {
    const fieldPath = [...path, ...(field.items ? [0] : []), key];
    const name = group ? `${group}.${key}` : key;
    const requirement = group ? `if ${code(group)} is given` : "yes";
    const row = [
      code(name),
      purposeOf(child, z.core.toDotPath(fieldPath)),
      required.includes(key) ? requirement : "no",
      "default" in child ? code(JSON.stringify(child.default)) : "",
      code(variables.get(z.core.toDotPath(fieldPath)) ?? ""),
    ];
    return [row, ...rowsOf(child, fieldPath, name)];
  });
}

const headings = ["field", "what it is", "required", "default", "environment variable"];

export function configurationReference(): string {
  const entries = Object.entries(site.properties ?? {});
  const plainFields = entries.filter(([, field]) => rowsOf(field, []).length === 0);
  const groups = entries.filter((entry) => !plainFields.includes(entry));
  const sections = groups.map(([key, field]) => {
    const required = site.required?.includes(key) ? "" : " May be left out.";
    return `## ${code(key)}\n\n${purposeOf(field, key)}.${required}\n\n${table(headings, rowsOf(field, [key]))}`;
  });
  const siteTable = table(headings, rowsOf({ ...site, properties: Object.fromEntries(plainFields) }, []));
  return [introduction, `## The site\n\n${siteTable}`, ...sections].join("\n");
}
