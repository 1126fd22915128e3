import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { OwnerError } from "../tools/owner-error.ts";

/** Why a link cannot be followed; undefined for a file, a folder, or a link to one. */
function faultOf(entry: Dirent, parents: readonly string[], project: string): string | undefined {
  if (!entry.isSymbolicLink()) return undefined;
  const link = join(entry.parentPath, entry.name);
  const isLoop = "leads to a folder that it is in; remove the link";
  try {
    const target = realpathSync(link);
    if (parents.includes(target)) return isLoop;
    const isInside = target.startsWith(realpathSync(project) + sep);
    return isInside ? undefined : "leads out of the project; put what it leads to in its place";
  } catch (error) {
    // A dangling link, such as an editor's lock file, is skipped.
    return (error as NodeJS.ErrnoException).code === "ELOOP" ? isLoop : undefined;
  }
}

/** Relative paths, sorted. Throws an `OwnerError` for a link that leads to a folder it is in, or out of `project`. */
export function filesBelow(folder: string, project: string): string[] {
  const walk = (path: string, parents: readonly string[]): string[] => {
    const inside = [...parents, realpathSync(join(folder, path))];
    return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = posix.join(path, entry.name);
      const fault = faultOf(entry, inside, project);
      if (fault) throw new OwnerError("A link cannot be followed:", [`${join(folder, name)} ${fault}`]);
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return walk(name, inside);
      return stats?.isFile() ? [name] : [];
    });
  };
  return walk("", []).sort();
}
