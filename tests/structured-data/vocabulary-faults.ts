import type { Vocabulary } from "./vocabulary.ts";

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** A type and all that it is a kind of. */
function ancestry(type: string, { types }: Vocabulary): string[] {
  return [type, ...(types.get(type) ?? []).flatMap((parent) => ancestry(parent, { types } as Vocabulary))];
}

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value));

/** Whether a value that is no thing may stand where a kind is wanted. */
function isOfKind(value: unknown, kind: string, vocabulary: Vocabulary): boolean {
  const kinds = ancestry(kind, vocabulary);
  if (kind === "URL") return typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);
  if (kinds.includes("Boolean")) return typeof value === "boolean";
  if (kinds.includes("Number")) return typeof value === "number" && Number.isFinite(value);
  if (kind === "Date" || kind === "DateTime") return typeof value === "string" && isDay(value);
  return kinds.includes("Text") && typeof value === "string" && value.trim() !== "";
}

/**
 * In what structured data is not what schema.org says: types and properties that there are not, or not any more, properties
 * that belong to other types, values of other kinds, references to nothing. A line each, with its place.
 */
export function vocabularyFaults(data: unknown, vocabulary: Vocabulary): string[] {
  const { "@context": context, "@graph": graph = [data] } = data as { "@context"?: unknown; "@graph"?: unknown[] };
  const things = graph.filter(isThing);
  const typeById = new Map(things.map((thing) => [thing["@id"], thing["@type"]]));

  function valueFaults(value: unknown, wanted: readonly string[], place: string): string[] {
    if (!isThing(value)) {
      const fits = wanted.some((kind) => isOfKind(value, kind, vocabulary));
      return fits ? [] : [`${place}: got ${JSON.stringify(value)}, wants ${wanted.join(" or ")}`];
    }
    const type = value["@type"] ?? typeById.get(value["@id"]);
    if (type === undefined) return [`${place}: refers to ${JSON.stringify(value["@id"])}, which is not there`];
    const isWanted = ancestry(String(type), vocabulary).some((kind) => wanted.includes(kind));
    const faults = isWanted ? [] : [`${place}: got a ${type}, wants ${wanted.join(" or ")}`];
    return "@type" in value ? [...faults, ...thingFaults(value, place)] : faults;
  }

  function thingFaults(thing: Thing, place: string): string[] {
    const type = String(thing["@type"]);
    if (!vocabulary.types.has(type)) return [`${place}: there is no type "${type}"`];
    const kinds = ancestry(type, vocabulary);
    const replaced = vocabulary.superseded.get(type);
    const faults = replaced ? [`${place}: ${type} has become ${replaced}`] : [];
    const named = Object.entries(thing).filter(([name, value]) => !name.startsWith("@") && value !== undefined);
    return [
      ...faults,
      ...named.flatMap(([name, value]) => {
        const property = vocabulary.properties.get(name);
        const at = `${place} ${name}`;
        if (!property) return [`${at}: there is no such property`];
        const by = vocabulary.superseded.get(name);
        if (by) return [`${at}: has become ${by}`];
        if (!property.of.some((owner) => kinds.includes(owner))) return [`${at}: a ${type} has none`];
        return [value].flat().flatMap((one) => valueFaults(one, property.values, at));
      }),
    ];
  }

  return [
    ...(context === "https://schema.org"
      ? []
      : [`@context: got ${JSON.stringify(context)}, wants "https://schema.org"`]),
    ...things.flatMap((thing, index) => thingFaults(thing, `[${index}] ${thing["@type"]}`)),
  ];
}

/** The structured data in a document. */
export function structuredDataIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
}
