import { z } from "zod";
import { siteSchema } from "../../src/config/site-schema.ts";

const introduction = `# The configuration

<!-- Written by \`npm run docs\` from \`src/config/site-schema.ts\`: change it there. -->

The values of \`site.config.ts\`. For one deployment, such as a preview, the variable \`PLUGINSITE_ORIGIN\` in the environment of the
process sets another \`origin\`.
`;

type Schema = z.core.JSONSchema.BaseSchema;

function rowsOf(field: Schema, group = ""): string[] {
  const { properties = {}, required = [] } = (field.items ?? field) as Schema;
  return Object.entries(properties as Record<string, Schema>).flatMap(([key, child]) => {
    const name = group ? `${group}.${key}` : key;
    if (!child.description) throw new Error(`"${name}" has no purpose in its schema: add .describe("…")`);
    const requirement = group ? `if \`${group}\` is given` : "yes";
    const defaultValue = child.default === undefined ? "" : `\`${JSON.stringify(child.default)}\``;
    const cells = [`\`${name}\``, child.description, required.includes(key) ? requirement : "no", defaultValue];
    return [`| ${cells.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`, ...rowsOf(child, name)];
  });
}

export function configurationReference(): string {
  const site = z.toJSONSchema(siteSchema, { io: "input", unrepresentable: "any" });
  const head = ["| field | what it is | required | default |", "| --- | --- | --- | --- |"];
  return [introduction, ...head, ...rowsOf(site), ""].join("\n");
}
