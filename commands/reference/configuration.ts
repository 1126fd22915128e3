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

/** The lists with one item each, so that the names of their fields can be told. */
const sample = { products: [{ key: "‹KEY›" }], partners: [{}], consent: { services: [{}] } };

const variables = new Map([...environmentNames(sample)].map(([name, { path }]) => [z.core.toDotPath(path), name]));

/** A part of the schema, as JSON Schema has it. */
interface Field {
  description?: string;
  default?: unknown;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
}

const site = z.toJSONSchema(siteSchema, { io: "input", unrepresentable: "any" }) as Field;

/** The fields of an object, or of each object in a list, with those inside them; none of any other value. */
function rowsOf(field: Field, path: readonly (string | number)[], group = ""): string[][] {
  const { properties = {}, required = [] } = field.items ?? field;
  return Object.entries(properties).flatMap(([key, inner]) => {
    const place = [...path, ...(field.items ? [0] : []), key];
    const name = group ? `${group}.${key}` : key;
    const needed = group ? `if ${code(group)} is given` : "yes";
    const row = [
      code(name),
      purposeOf(inner, z.core.toDotPath(place)),
      required.includes(key) ? needed : "no",
      "default" in inner ? code(JSON.stringify(inner.default)) : "",
      code(variables.get(z.core.toDotPath(place)) ?? ""),
    ];
    return [row, ...rowsOf(inner, place, name)];
  });
}

const heads = ["field", "what it is", "required", "default", "environment variable"];

export function configurationReference(): string {
  const entries = Object.entries(site.properties ?? {});
  const single = entries.filter(([, field]) => rowsOf(field, []).length === 0);
  const groups = entries.filter((entry) => !single.includes(entry));
  const sections = groups.map(([key, field]) => {
    const required = site.required?.includes(key) ? "" : " May be left out.";
    return `## ${code(key)}\n\n${purposeOf(field, key)}.${required}\n\n${table(heads, rowsOf(field, [key]))}`;
  });
  const own = table(heads, rowsOf({ ...site, properties: Object.fromEntries(single) }, []));
  return [introduction, `## The site\n\n${own}`, ...sections].join("\n");
}
