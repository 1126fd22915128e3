const placeholder = /\{(\w+)\}/g;

export const placeholdersOf = (text: string) => Array.from(text.matchAll(placeholder), ([, name]) => name as string);

/** Replaces each `{name}` with its value; keeps a placeholder that has none. */
export function interpolate(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(placeholder, (match, name: string) => String(values[name] ?? match));
}
