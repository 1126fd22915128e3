import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What schema.org says of its terms, by their names without the address. */
export interface Vocabulary {
  /** Each type with those that it is a kind of. */
  types: ReadonlyMap<string, readonly string[]>;
  /** Each property with the types that may have it and those that its values may be of. */
  properties: ReadonlyMap<string, { of: readonly string[]; values: readonly string[] }>;
  /** The kinds of texts, numbers and times. */
  dataTypes: ReadonlySet<string>;
  /** Terms in whose place there is another now. */
  superseded: ReadonlyMap<string, string>;
}

const own = "http://schema.org/";
const is = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const kindOf = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** Reads the vocabulary from its quads: subject, predicate, object, graph. */
export function vocabularyFrom(quads: string): Vocabulary {
  const statements = [...quads.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)].map(([, ...terms]) => terms as string[]);
  const name = (address = "") => address.replace(own, "");
  const bySubject = new Map<string, string[][]>();
  for (const statement of statements) {
    const [subject = ""] = statement;
    const others = bySubject.get(subject);
    if (others) others.push(statement);
    else bySubject.set(subject, [statement]);
  }
  const objects = (subject: string, predicate: string) =>
    (bySubject.get(subject) ?? []).filter(([, of]) => of === predicate).map(([, , object]) => name(object));
  const subjects = [...bySubject.keys()].filter((subject) => subject.startsWith(own));
  const ofKind = (kind: RegExp) => subjects.filter((subject) => objects(subject, is).some((type) => kind.test(type)));
  return {
    types: new Map(ofKind(/#Class$|^DataType$/).map((subject) => [name(subject), objects(subject, kindOf)])),
    properties: new Map(
      ofKind(/#Property$/).map((subject) => [
        name(subject),
        { of: objects(subject, `${own}domainIncludes`), values: objects(subject, `${own}rangeIncludes`) },
      ]),
    ),
    dataTypes: new Set(ofKind(/^DataType$/).map(name)),
    superseded: new Map(
      subjects.flatMap((subject) => objects(subject, `${own}supersededBy`).map((by) => [name(subject), by] as const)),
    ),
  };
}

/** The release of schema.org that the project is locked to. */
export function lockedVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve("@vocabulary/schema");
  return vocabularyFrom(readFileSync(join(dirname(entry), "schema.nq"), "utf8"));
}
