/** What a request's target names: a path with its escapes undone, none that can be read, or nothing of a web server's. */
export type Target = { path: string } | "unreadable" | "malformed";

/** Reads a request's target in origin form (`/de?x`) or absolute form (`http://host/de?x`). */
export function readTarget(target: string): Target {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (local === target && !target.startsWith("/")) return "malformed";
  const [path = ""] = local.split("?");
  try {
    return { path: decodeURIComponent(path || "/") };
  } catch {
    return "unreadable";
  }
}

/** What a request's target asks behind its path, with the `?`; nothing where there is none. A header may hold all of it. */
export function queryOf(target: string): string {
  const at = target.search(/[?#]/);
  return target[at] === "?" ? (target.slice(at).split("#", 1)[0] as string) : "";
}

/** Documents answer without their ending, and compressed twins as what they are twins of. */
const hiddenEnding = /\.(html|br|gz)$/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\\\u0000-\u001f\u007f]/;

/**
 * Whether a path may name a file for visitors: it says plainly where the file lies, and neither it nor a folder on the
 * way is hidden. `/.well-known/` is not; files for hosts, such as `/_headers`, are.
 */
export function mayNameFile(path: string): boolean {
  const [, first = "", ...rest] = path.split("/");
  const visible = (name: string) => name !== "" && !name.startsWith(".");
  return (
    !unsafe.test(path) &&
    !hiddenEnding.test(path) &&
    !first.startsWith("_") &&
    (visible(first) || (first === ".well-known" && rest.length > 0)) &&
    rest.every(visible)
  );
}
