import { readdirSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { contentTypes } from "../../host/content-types.ts";

export interface PublicFile {
  file: string;
  type: string;
}

/** The pictures below a folder by their addresses. Only what is in this list is ever read for a request. */
export function publicPictures(folder: string): ReadonlyMap<string, PublicFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names.flatMap((name) => {
      const type = contentTypes[extname(name).toLowerCase()];
      const address = `/${name.split(sep).join("/")}`;
      return type?.startsWith("image/") ? [[address, { file: join(folder, name), type }] as const] : [];
    }),
  );
}
