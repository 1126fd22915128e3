const placeholder = /\{(\w+)\}/g;

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name as string);
}

/** Replaces each `{name}` with its value; keeps a placeholder that has none. */
export function interpolate(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(placeholder, (match, name: string) => String(values[name] ?? match));
}
