/** For text content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Attributes that are undefined are left out. `content` is HTML; without it there is no end tag. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  const serialized = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value as string)}"`))
    .join("");
  return content === undefined ? `<${name}${serialized}>` : `<${name}${serialized}>${content}</${name}>`;
}
