/** Where the server says what went wrong: one line at a time. */
export type Log = (line: string) => void;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A text in one line: control characters are written as their escapes, so that nobody can forge a line of a log. */
export function oneLine(text: string): string {
  return text.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The message of whatever was thrown, in one line. */
export function messageOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
