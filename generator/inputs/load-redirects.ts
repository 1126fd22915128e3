import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "../../src/lib/addresses.ts";
import { OwnerError } from "./owner-error.ts";

/** An address of an earlier site, and where what was there is now. */
export interface Redirect {
  /** A path as an address bar has it, with its escapes. */
  from: string;
  /** A path of the site, perhaps with a fragment, or an address elsewhere. */
  to: string;
  status: number;
}

export const redirectsFileName = "redirects.txt";

/** What every host knows of them: for good, and for now. */
const statuses = ["301", "302"];

/** What a redirect is checked against. */
interface Surroundings {
  /** The site's own origin. */
  origin: string;
  /** The files that are served as they are. */
  publicFolder: string;
}

interface Line extends Redirect {
  number: number;
}

const withoutFragment = (to: string) => to.split("#")[0] ?? "";

function isFile(publicFolder: string, path: string): boolean {
  const file = join(publicFolder, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile();
}

const exists = (path: string, publicFolder: string) => addressOf(path) !== undefined || isFile(publicFolder, path);

/** Whether a text is a path that a browser sends as it stands: escaped, and with nothing that a host would read otherwise. */
function isPath(text: string): boolean {
  if (!/^\/(?:[\w.~+,@/-]|%[\da-f]{2})*$/i.test(text) || text.startsWith("//") || /\/\.{1,2}(\/|$)/.test(text))
    return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f"\\${}]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function faultOfFrom({ from }: Line, { publicFolder }: Surroundings): string | undefined {
  if (from.includes("*")) return `"${from}" stands for many addresses; write a line for each`;
  if (/[?#]/.test(from)) return `"${from}" asks for more than a path; write what stands before ? and #`;
  if (!isPath(from)) return `"${from}" is no path; write it as a browser's address bar copies it, such as /about%20us`;
  // Hosts differ in whether capital letters make another address.
  if (addressOf(decodeURIComponent(from).toLowerCase())) {
    return `"${from}" is a page of this site, which would not be seen any more; remove the line`;
  }
  if (isFile(publicFolder, from))
    return `"${from}" is a file in public, which would not be seen any more; remove one of them`;
  return undefined;
}

function faultOfTo({ to }: Line, { origin, publicFolder }: Surroundings, lines: readonly Line[]): string | undefined {
  if (!to.startsWith("/")) {
    const isSafe = /^https:\/\/[^\s"\\${}]+$/.test(to) && URL.canParse(to);
    if (!isSafe)
      return `"${to}" is neither a path of this site nor an address that begins with https://; write one of them`;
    if (new URL(to).origin === origin) return `"${to}" is this site; write the path alone, ${new URL(to).pathname}`;
    return undefined;
  }
  const path = withoutFragment(to);
  const next = lines.find(({ from }) => from === path);
  if (next) return `"${path}" is itself moved, in line ${next.number}; write where that leads in the end`;
  if (!isPath(path) || !/^[\w-]*$/.test(to.slice(path.length + 1)) || !exists(path, publicFolder)) {
    return `"${to}" is neither a page of this site nor a file in public; write one that is, such as /`;
  }
  return undefined;
}

function faultsOf(line: Line, surroundings: Surroundings, lines: readonly Line[]): string[] {
  const earlier = lines.find(({ from, number }) => from === line.from && number < line.number);
  return [
    faultOfFrom(line, surroundings),
    earlier && `"${line.from}" is moved in line ${earlier.number} already; remove one of them`,
    faultOfTo(line, surroundings, lines),
    !statuses.includes(String(line.status)) && `got status ${line.status}, wants 301 (for good) or 302 (for now)`,
  ]
    .filter((fault) => typeof fault === "string")
    .map((fault) => `line ${line.number}: ${fault}`);
}

/**
 * Reads `redirects.txt` in the project's folder: a line each of `from to [status]`, `#` before a comment. None when there is
 * no such file.
 *
 * @throws OwnerError with every fault at once: a page or a file that would be hidden, a target that is not there, loops
 */
export function loadRedirects(root: string, surroundings: Surroundings): Redirect[] {
  const file = join(root, redirectsFileName);
  if (!existsSync(file)) return [];
  const faults: string[] = [];
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((text, index) => ({
      words: text
        .replace(/(^|\s)#.*/, "")
        .split(/\s+/)
        .filter(Boolean),
      number: index + 1,
    }))
    .filter(({ words }) => words.length > 0)
    .flatMap(({ words, number }): Line[] => {
      const [from = "", to, status = "301"] = words;
      if (to !== undefined && words.length <= 3) return [{ from, to, status: Number(status), number }];
      faults.push(`line ${number}: got "${words.join(" ")}", wants an old path, where it leads and perhaps 301 or 302`);
      return [];
    });
  faults.push(...lines.flatMap((line) => faultsOf(line, surroundings, lines)));
  if (faults.length > 0) throw new OwnerError(`${redirectsFileName} cannot be used:`, faults);
  return lines.map(({ number: _number, ...redirect }) => redirect);
}

/** Throws an `OwnerError` for redirects of addresses at which the build itself has put a file into a folder. */
export function refuseHiddenFiles(redirects: readonly Redirect[], folder: string): void {
  const hidden = redirects.filter(({ from }) => isFile(folder, from));
  if (hidden.length === 0) return;
  const faults = hidden.map(
    ({ from }) => `"${from}" is a file of this site, which would not be seen any more; remove the line`,
  );
  throw new OwnerError(`${redirectsFileName} cannot be used:`, faults);
}
