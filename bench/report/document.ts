/** Fills a template's `{{names}}`. Throws an `Error` that names a place without a value. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template's {{${name}}} has no value`);
    return value;
  });
}

const opening = (name: string) => `<!-- measured: ${name} -->`;
const closing = (name: string) => `<!-- /measured: ${name} -->`;

/** A part of a document that a later run can take over or replace. */
export function markedPart(name: string, text: string): string {
  return `${opening(name)}\n${text}\n${closing(name)}`;
}

/** What a written document holds in one of its marked parts; nothing when it has none of that name. */
export function partOf(document: string, name: string): string | undefined {
  const [, after] = document.split(`${opening(name)}\n`);
  return after?.includes(closing(name)) ? after.split(`\n${closing(name)}`)[0] : undefined;
}

/**
 * A document of marked parts: those just measured, those that the document before it held, and a word of what to run for
 * the rest.
 */
export function composed(
  template: string,
  names: readonly string[],
  measured: Readonly<Record<string, string>>,
  before = "",
): string {
  const parts = names.map((name) => {
    const text =
      measured[name] ??
      partOf(before, name) ??
      `Not measured yet: \`npm run bench -- --only ${name} --write\` writes it here.`;
    return [name, markedPart(name, text)] as const;
  });
  return fillTemplate(template, Object.fromEntries(parts));
}
