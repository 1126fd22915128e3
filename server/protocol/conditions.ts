import type { IncomingHttpHeaders } from "node:http";

/** What tells one state of a resource from another. */
export interface Validators {
  /** A strong tag: one for one sequence of bytes. */
  etag: string;
  /** In ms since 1970; headers tell whole seconds. */
  lastModified: number;
}

/** What a request's conditions ask for: the answer, 304 or 412. */
export type Verdict = "holds" | "not modified" | "failed";

/** The moment of an HTTP date, in ms since 1970 and whole seconds; nothing when the text is none. */
function momentOf(date: string | undefined): number | undefined {
  // `Date.parse` takes a lone number for a year; each of the three forms of RFC 9110 begins with the day of the week.
  if (!date || !/^(mon|tue|wed|thu|fri|sat|sun)/i.test(date)) return undefined;
  const moment = Date.parse(/gmt$/i.test(date) ? date : `${date} GMT`);
  return Number.isNaN(moment) ? undefined : moment;
}

const wholeSeconds = (moment: number) => Math.floor(moment / 1000) * 1000;

function names(list: string, etag: string, compared: "weakly" | "strongly"): boolean {
  if (list.trim() === "*") return true;
  const tags = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag === etag || (compared === "weakly" && tag === `W/${etag}`));
}

/** Judges the conditions of a GET or HEAD for a resource that exists, in the order of RFC 9110, section 13.2.2. */
export function judgeConditions(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): Verdict {
  const changedAt = wholeSeconds(lastModified);
  if (headers["if-match"] !== undefined) {
    if (!names(headers["if-match"], etag, "strongly")) return "failed";
  } else {
    const wanted = momentOf(headers["if-unmodified-since"]);
    if (wanted !== undefined && changedAt > wanted) return "failed";
  }
  if (headers["if-none-match"] !== undefined) {
    return names(headers["if-none-match"], etag, "weakly") ? "not modified" : "holds";
  }
  const known = momentOf(headers["if-modified-since"]);
  return known !== undefined && changedAt <= known ? "not modified" : "holds";
}

/**
 * The part that a request asks for of a resource of `size` B, or that there is none such; nothing where the whole is the
 * answer: another unit, what breaks the grammar, `If-Range` that names another state, or several ranges, which no browser
 * asks for and a server may pass over.
 */
export function partOf(
  { range = "", "if-range": state }: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
  size: number,
): { first: number; last: number } | "none" | undefined {
  const isSame = state === undefined || state === etag || momentOf(String(state)) === wholeSeconds(lastModified);
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range) ?? [];
  if (!isSame || (from === "" && to === "")) return undefined;
  if (from !== "" && to !== "" && Number(from) > Number(to)) return undefined;
  // The end of an empty file is the file, and no `Content-Range` can say so.
  if (from === "" && size === 0 && Number(to) > 0) return undefined;
  const first = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  if (first >= size) return "none";
  return { first, last: from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
