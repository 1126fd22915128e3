import { readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { OwnerError } from "../tools/owner-error.ts";

/** Undefined for a dangling link, such as an editor's lock file. */
function kindOf(file: string): "file" | "folder" | "loop" | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return "folder";
    return stats?.isFile() ? "file" : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ELOOP") return "loop";
    throw error;
  }
}

/** The sorted relative paths of all files below a folder. Throws an `OwnerError` for a link that leads to itself. */
export function filesBelow(folder: string): string[] {
  const walk = (path: string, parents: readonly string[]): string[] => {
    const real = realpathSync(join(folder, path));
    const names = readdirSync(real).map((name) => (path === "" ? name : `${path}/${name}`));
    return names.flatMap((name) => {
      const file = join(folder, name);
      const kind = kindOf(file);
      if (kind === "file") return [name];
      if (kind === undefined) return [];
      if (kind === "loop" || [...parents, real].includes(realpathSync(file))) {
        throw new OwnerError("A link has no end:", [`${file} leads to a folder that it is in; remove the link`]);
      }
      return walk(name, [...parents, real]);
    });
  };
  return walk("", []).sort();
}
