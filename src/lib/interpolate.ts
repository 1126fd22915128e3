const placeholder = /\{(\w+)\}/g;

/** The names of the placeholders in a text, in order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name as string);
}

/** The text with each `{name}` replaced by its value; a placeholder without a value stays as it is. */
export function interpolate(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}
