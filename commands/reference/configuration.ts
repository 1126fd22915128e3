import { z } from "zod";
import { siteSchema } from "../../src/config/site-schema.ts";

const introduction = `# The configuration

<!-- Written by \`npm run docs\` from \`src/config/site-schema.ts\`: change it there. -->

The values of \`site.config.ts\`. For one deployment, such as a preview, the variable \`PLUGINSITE_ORIGIN\` in the environment of the
process sets another \`origin\`.
`;

const code = (name: string) => (name === "" ? "" : `\`${name}\``);

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line), ""].join("\n");
}

interface SchemaNode {
  description?: string;
  default?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
}

function purposeOf({ description }: SchemaNode, name: string): string {
  if (description) return description;
  throw new Error(`"${name}" has no purpose in its schema: add .describe("…")`);
}

const site = z.toJSONSchema(siteSchema, { io: "input", unrepresentable: "any" }) as SchemaNode;

/** Rows for the fields of an object or of a list's objects, recursively; none for other values. */
function rowsOf(field: SchemaNode, group = ""): string[][] {
  const { properties = {}, required = [] } = field.items ?? field;
  return Object.entries(properties).flatMap(([key, child]) => {
    const name = group ? `${group}.${key}` : key;
    const requirement = group ? `if ${code(group)} is given` : "yes";
    const row = [
      code(name),
      purposeOf(child, name),
      required.includes(key) ? requirement : "no",
      "default" in child ? code(JSON.stringify(child.default)) : "",
    ];
    return [row, ...rowsOf(child, name)];
  });
}

const headings = ["field", "what it is", "required", "default"];

export function configurationReference(): string {
  const entries = Object.entries(site.properties ?? {});
  const plainFields = entries.filter(([, field]) => rowsOf(field).length === 0);
  const groups = entries.filter((entry) => !plainFields.includes(entry));
  const sections = groups.map(([key, field]) => {
    const required = site.required?.includes(key) ? "" : " May be left out.";
    return `## ${code(key)}\n\n${purposeOf(field, key)}.${required}\n\n${table(headings, rowsOf(field))}`;
  });
  const rows = rowsOf({ ...site, properties: Object.fromEntries(plainFields) });
  return [introduction, `## The site\n\n${table(headings, rows)}`, ...sections].join("\n");
}
