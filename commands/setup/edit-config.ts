import { type ESTree, parseSync } from "vite";
import { OwnerError } from "../../generator/inputs/owner-error.ts";

function refuse(fault: string): never {
  throw new OwnerError("site.config.ts cannot be changed by itself:", [fault]);
}

/** The object that a program exports by default, directly or by the name of a constant. */
function exportedObject(source: string): ESTree.ObjectExpression {
  const { body } = parseSync("site.config.ts", source).program;
  const exported = body.find(({ type }) => type === "ExportDefaultDeclaration") as ESTree.ExportDefaultDeclaration;
  const named = body
    .flatMap((statement) => (statement.type === "VariableDeclaration" ? statement.declarations : []))
    .find(({ id }) => "name" in id && "name" in exported.declaration && id.name === exported.declaration.name);
  let value = named?.init ?? (exported.declaration as ESTree.Expression);
  while (value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression") value = value.expression;
  if (value.type !== "ObjectExpression")
    return refuse("its default export is no object that is written out; set the values by hand");
  return value;
}

function valueIn({ properties }: ESTree.ObjectExpression, field: string): ESTree.Expression | undefined {
  for (const property of properties) {
    if (property.type !== "Property") continue;
    const { key } = property;
    if ((key.type === "Identifier" && key.name === field) || (key.type === "Literal" && key.value === field))
      return property.value;
  }
  return undefined;
}

/**
 * `site.config.ts` with other texts in its own fields; all else of it stays, comments as well. An empty text becomes
 * `undefined`, and a field that is not there comes to the top.
 *
 * @throws OwnerError when the file is written so that this cannot be done
 */
export function withConfigTexts(source: string, texts: ReadonlyMap<string, string>): string {
  const object = exportedObject(source);
  const edits = [...texts].flatMap(([field, text]) => {
    const value = valueIn(object, field);
    const written = text === "" ? "undefined" : JSON.stringify(text);
    const top = object.start + 1;
    if (!value) return text === "" ? [] : [{ start: top, end: top, text: `\n  ${field}: ${written},` }];
    const isText = value.type === "Literal" && typeof value.value === "string";
    if (!isText && source.slice(value.start, value.end) !== "undefined")
      return refuse(`"${field}" is no text between quotation marks; set it by hand`);
    return isText && value.value === text ? [] : [{ start: value.start, end: value.end, text: written }];
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), source);
}
