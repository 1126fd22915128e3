import { type ESTree, parseSync } from "vite";
import { OwnerError } from "../../generator/inputs/owner-error.ts";

/** A change of a source: what stands between two places becomes something else. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

interface ConfigSource {
  source: string;
  object: ESTree.ObjectExpression;
  comments: readonly { type: string; value: string; start: number; end: number }[];
}

function refuse(fault: string): never {
  throw new OwnerError("site.config.ts cannot be changed by itself:", [fault]);
}

const withoutType = (node: ESTree.Expression): ESTree.Expression =>
  node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? withoutType(node.expression) : node;

/** The object that a program exports by default, directly or by the name of a constant. */
function exportedObject({ body }: ESTree.Program): ESTree.ObjectExpression {
  const declarations = body.flatMap((statement) =>
    statement.type === "VariableDeclaration" ? statement.declarations : [],
  );
  const exported = body.find((statement) => statement.type === "ExportDefaultDeclaration")?.declaration;
  const named = exported?.type === "Identifier" ? exported.name : undefined;
  const value = named
    ? declarations.find(({ id }) => id.type === "Identifier" && id.name === named)?.init
    : (exported as ESTree.Expression | undefined);
  const object = value && withoutType(value);
  if (object?.type !== "ObjectExpression")
    return refuse("its default export is no object that is written out; set the values by hand");
  return object;
}

function parse(source: string): ConfigSource {
  const { program, comments, errors } = parseSync("site.config.ts", source);
  const [error] = errors;
  if (error) refuse(`it is no valid TypeScript (${error.message}); mend it first`);
  return { source, object: exportedObject(program), comments };
}

function propertyOf({ object }: ConfigSource, key: string): ESTree.ObjectProperty | undefined {
  return object.properties.find(
    (property): property is ESTree.ObjectProperty =>
      property.type === "Property" &&
      ((property.key.type === "Identifier" && property.key.name === key) ||
        (property.key.type === "Literal" && property.key.value === key)),
  );
}

function textIn(property: ESTree.ObjectProperty, key: string): string {
  const { value } = property;
  if (value.type !== "Literal" || typeof value.value !== "string") {
    return refuse(`"${key}" is no text between quotation marks; set it by hand`);
  }
  return value.value;
}

/** A line in which the value waits to be used: `// whatsappNumber: "15550100123", // without it, …`. */
function waitingLine({ source, object, comments }: ConfigSource, key: string, text: string): Edit | undefined {
  const line = new RegExp(`^ ?${key}: "[^"]*",?(?=\\s*(//.*)?$)`);
  const comment = comments.find(
    ({ type, value, start }) => type === "Line" && start > object.start && start < object.end && line.test(value),
  );
  if (!comment) return undefined;
  const [waiting] = line.exec(comment.value) as RegExpExecArray;
  const before = source.slice(source.lastIndexOf("\n", comment.start) + 1, comment.start);
  if (before.trim() !== "") return undefined;
  return { start: comment.start, end: comment.start + "//".length + waiting.length, text: `${key}: ${text},` };
}

/** A line of its own behind that of another property. */
function lineBehind(config: ConfigSource, neighbour: string, line: string): Edit {
  const { source } = config;
  const property = propertyOf(config, neighbour) ?? refuse(`"${neighbour}" is missing; add it by hand`);
  const lineStart = source.lastIndexOf("\n", property.start) + 1;
  const indent = /^[ \t]*/.exec(source.slice(lineStart))?.[0] ?? "";
  const comma = /^\s*,/.exec(source.slice(property.end))?.[0].length ?? 0;
  const end = property.end + comma;
  return { start: end, end, text: `${comma > 0 ? "" : ","}\n${indent}${line}` };
}

function editFor(config: ConfigSource, key: string, value: string, neighbour: string): Edit | undefined {
  const property = propertyOf(config, key);
  const text = JSON.stringify(value);
  if (!property) {
    if (value === "") return undefined;
    return waitingLine(config, key, text) ?? lineBehind(config, neighbour, `${key}: ${text},`);
  }
  if (textIn(property, key) === value) return undefined;
  if (value === "") return { start: property.start, end: property.start, text: "// " };
  return { start: property.value.start, end: property.value.end, text };
}

const edited = (source: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), source);

/** The texts of the default export's own fields, as they are written down. */
export function textsInConfig(source: string, keys: readonly string[]): Map<string, string> {
  const config = parse(source);
  return new Map(
    keys.flatMap((key) => {
      const property = propertyOf(config, key);
      return property ? [[key, textIn(property, key)] as const] : [];
    }),
  );
}

/**
 * `site.config.ts` with other texts in its own fields; all else of it stays, comments as well. A field that is not there is
 * added behind `neighbour` or taken from a comment where it waits; an empty text makes a comment of it.
 *
 * @throws OwnerError when the file is written so that this cannot be done
 */
export function withConfigTexts(source: string, texts: ReadonlyMap<string, string>, neighbour: string): string {
  const config = parse(source);
  const edits = [...texts]
    .map(([key, value]) => editFor(config, key, value, neighbour))
    .filter((edit) => edit !== undefined);
  const result = edited(source, edits);
  const written = textsInConfig(result, [...texts.keys()]);
  const lost = [...texts].find(([key, value]) => (written.get(key) ?? "") !== value);
  if (lost) refuse(`"${lost[0]}" stands there in a form that is not known; set it by hand`);
  return result;
}
