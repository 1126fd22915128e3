import { readdirSync } from "node:fs";
import { extname, join, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

export interface PublicFile {
  file: string;
  type: string;
}

/** The pictures below a folder by their addresses. Only what is in this list is ever read for a request. */
export function publicPictures(folder: string): ReadonlyMap<string, PublicFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name).toLowerCase()];
      return type ? [[`/${name.split(sep).join("/")}`, { file: join(folder, name), type }] as const] : [];
    }),
  );
}
