import { existsSync } from "node:fs";
import { join } from "node:path";
import { OwnerError } from "../../tools/owner-error.ts";
import { documents } from "../document-list.ts";
import { filesBelow } from "../files-below.ts";

const written = new Set([...documents.map(({ file }) => file), "_headers", "_redirects"]);

/** What hosts cannot serve, or take for a part of their own syntax. */
const unservable = /[?#%\\*"${}\p{Cc}]/u;

/** Files that are not served under their own name, unless the owner has put them into `public`. */
export const isHiddenByDefault = (file: string) => /\.(html|br|gz)$/.test(file);

function faultOf(file: string, all: ReadonlySet<string>): string | undefined {
  const character = unservable.exec(file)?.[0];
  if (character) return `has ${JSON.stringify(character)} in its name, which some hosts cannot serve; rename it`;
  if (written.has(file))
    return "is a file that the build writes itself; rename it, or for _redirects use redirects.txt";
  if (file.startsWith("_")) return "starts with _, as files for the host do, which are not public; rename it";
  const base = /^(.+)\.(br|gz)$/.exec(file)?.[1];
  if (base && (all.has(base) || written.has(base))) {
    return `would be sent by hosts as the compressed copy of ${base}; rename or remove it`;
  }
}

/** The owner's files that are published, by path: all but hidden ones. Throws an `OwnerError` for what no host serves. */
export function publicFilesOf(root: string): string[] {
  const publicFolder = join(root, "public");
  if (!existsSync(publicFolder)) return [];
  const files = filesBelow(publicFolder, root).filter((file) => !/^\.(?!well-known\/)|\/\./.test(file));
  const all = new Set(files);
  const faults = files.flatMap((file) => {
    const fault = faultOf(file, all);
    return fault ? [`public/${file} ${fault}`] : [];
  });
  if (faults.length > 0) throw new OwnerError("Files under public cannot be served:", faults);
  return files;
}
