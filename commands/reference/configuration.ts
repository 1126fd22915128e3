import { z } from "zod";
import { fieldName } from "../../generator/inputs/field-name.ts";
import { environmentNames, environmentPrefix, innerOf } from "../../generator/inputs/site-environment.ts";
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

const variables = new Map([...environmentNames(sample)].map(([name, { path }]) => [fieldName(path), name]));

/** The fields of an object, or of the objects in a list. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const inner = innerOf(schema);
  const object = inner instanceof z.ZodArray ? innerOf(inner.element) : inner;
  return object instanceof z.ZodObject ? (object.shape as Record<string, z.ZodType>) : undefined;
}

const isRequired = (schema: z.ZodType) =>
  !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault);

function rowsOf(shape: Record<string, z.ZodType>, path: readonly (string | number)[], group = ""): string[][] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const place = [...path, key];
    const name = group ? `${group}.${key}` : key;
    const needed = group ? `if ${code(group)} is given` : "yes";
    const standard = schema instanceof z.ZodDefault ? code(JSON.stringify(schema.def.defaultValue)) : "";
    const row = [
      code(name),
      purposeOf(schema, fieldName(place)),
      isRequired(schema) ? needed : "no",
      standard,
      code(variables.get(fieldName(place)) ?? ""),
    ];
    const inside = shapeOf(schema);
    const item = innerOf(schema) instanceof z.ZodArray ? [...place, 0] : place;
    return [row, ...(inside ? rowsOf(inside, item, name) : [])];
  });
}

const heads = ["field", "what it is", "required", "default", "environment variable"];

function sectionOf(key: string, schema: z.ZodType, shape: Record<string, z.ZodType>): string {
  const item = innerOf(schema) instanceof z.ZodArray ? [key, 0] : [key];
  const required = isRequired(schema) ? "" : " May be left out.";
  return `## ${code(key)}\n\n${purposeOf(schema, key)}.${required}\n\n${table(heads, rowsOf(shape, item))}`;
}

/** `docs/reference/configuration.md`: every field of the owner's file. */
export function configurationReference(): string {
  const entries = Object.entries(siteSchema.shape as Record<string, z.ZodType>);
  const single = entries.filter(([, schema]) => !shapeOf(schema));
  return [
    introduction,
    `## The site\n\n${table(heads, rowsOf(Object.fromEntries(single), []))}`,
    ...entries.flatMap(([key, schema]) => {
      const shape = shapeOf(schema);
      return shape ? [sectionOf(key, schema, shape)] : [];
    }),
  ].join("\n");
}
