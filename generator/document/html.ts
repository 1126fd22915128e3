/** A text for an HTML attribute or element. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** One HTML tag; attributes without a value are left out. */
export function tag(name: string, attributes: Attributes = {}, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value as string)}"`))
    .join("");
  return content === undefined ? `<${name}${written}>` : `<${name}${written}>${content}</${name}>`;
}
