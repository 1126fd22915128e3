import { z } from "zod";
import { textRules } from "../../src/content/schema-parts.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";
import { formatJson } from "../lib/format-json.ts";

/** Stands for every product: the owner's are not known to the schema. */
const anyProduct = "product";

/** What an editor shows and checks in a language file, as JSON Schema. The build checks more. */
export function textsSchema(): string {
  // Without the English texts, demos may have any keys, and the schema does not change with a text.
  const schema = z.toJSONSchema(stringsSchema([anyProduct], undefined), {
    // The newest version that Visual Studio Code supports in full.
    target: "draft-7",
    io: "input",
    override({ zodSchema, jsonSchema }) {
      const products = jsonSchema.properties?.[anyProduct];
      if (products) {
        jsonSchema.additionalProperties = products;
        delete jsonSchema.properties;
        delete jsonSchema.required;
      }
      const rules = zodSchema instanceof z.ZodString && textRules.get(zodSchema);
      if (!rules) return;
      const { placeholders, limit } = rules;
      jsonSchema.minLength = 1;
      if (limit !== undefined && placeholders.length === 0) jsonSchema.maxLength = Math.floor(limit * 1.1);
      if (placeholders.length === 0) return;
      jsonSchema.pattern = placeholders.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("");
      jsonSchema.description += `; keeps ${placeholders.map((name) => `{${name}}`).join(" and ")}`;
    },
  });
  return formatJson(schema);
}
