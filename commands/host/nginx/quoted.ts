/** A text as nginx reads it back. Throws an `Error` for one in which it would look for a variable. */
export function quoted(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot be given a text with "$" in it: ${text}`);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
