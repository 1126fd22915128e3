/**
 * Reads a request's target in origin form (`/de?x`) or absolute form (`http://host/de?x`): its path with the escapes undone,
 * or none where they cannot be, and what is asked behind it, with the `?`. Nothing where it is no target of a web server's.
 */
export function readTarget(target: string): { path: string | undefined; query: string } | undefined {
  const match = /^(?:https?:\/\/[^/?#]*|(?=\/))([^?]*)(\?[^#]*)?/i.exec(target);
  if (!match) return undefined;
  const [, path, query = ""] = match;
  try {
    return { path: decodeURIComponent(path || "/"), query };
  } catch {
    return { path: undefined, query };
  }
}

/** Documents answer without their ending, and compressed twins as what they are twins of. */
const hiddenEnding = /\.(html|br|gz)$/i;

/** Hidden files and folders but `/.well-known/`, and files for hosts, such as `/_headers`. */
const hidden = /^\/(_|\.(?!well-known\/))|.\/\./;

/** Whether visitors may reach what lies at a path of the folder. */
export const isForVisitors = (path: string) => !hiddenEnding.test(path) && !hidden.test(path);
