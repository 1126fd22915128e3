/**
 * The `Range` header that says without doubt what RFC 9110 makes of a client's for a file of `size` B: one range within
 * the file, or one past its end where none can be had. Nothing where the whole file is the answer: another unit, what
 * breaks the grammar, or several ranges, which no browser asks for and a server may pass over.
 */
export function soleRange(range: string | undefined, size: number): string | undefined {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    // The end of an empty file is the file, and no `Content-Range` can say so.
    return size === 0 && Number(last) > 0 ? undefined : `bytes=${size - length}-`;
  }
  if (last !== "" && Number(first) > Number(last)) return undefined;
  return Number(first) >= size ? `bytes=${size}-` : `bytes=${first}-${last}`;
}
