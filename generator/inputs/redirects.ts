import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Redirect, safeDecode } from "../../server/redirects-file.ts";
import { pageAt } from "../../src/lib/addresses.ts";
import { OwnerError } from "../../tools/owner-error.ts";

const isFile = (folder: string, path: string) =>
  statSync(join(folder, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() === true;

/** Whether a text is a path that browsers send unchanged: encoded, and without characters that hosts interpret. */
function isPath(text: string): boolean {
  try {
    const isWritten = /^(\/(?!\/|\.{1,2}(\/|$))([\w.~+,@()!'&;=-]|%[\da-f]{2})*)+$/i.test(text);
    return isWritten && !/[\p{Cc}"\\${}]/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function faultOfFrom(from: string, built: string): string | undefined {
  if (!isPath(from)) {
    return `"${from}" is not a path; write one per line as copied from the address bar, such as /about%20us, without ? and #`;
  }
  // Some hosts ignore case.
  if (!pageAt(decodeURIComponent(from).toLowerCase()) && !isFile(built, from) && !isFile(built, `${from}.html`))
    return undefined;
  return `"${from}" is a page or file of this site, which the redirect would hide; remove the line`;
}

/** Whether the target exists is left to the check of all links. */
function faultOfTo(to: string, origin: string): string | undefined {
  const isAddress = /^https:\/\/((?!["\\${}])[!-~])+$/.test(to) && URL.canParse(to) && new URL(to).origin !== origin;
  if (isAddress || isPath(to.replace(/#[\w-]*$/, ""))) return undefined;
  return `"${to}" is neither a path of this site nor an https:// URL of another, as copied from the address bar`;
}

/** Reads `redirects.txt`: lines of `from to [status]`, percent-encoded. `built` is a folder with all files of the site. */
export function loadRedirects(root: string, origin: string, built: string): Redirect[] {
  const file = join(root, "redirects.txt");
  const texts = existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/) : [];
  const lines = texts.flatMap((text, index) => {
    const [from, to = "", status = "301", ...more] = text.replace(/(^|\s)#.*/, "").match(/\S+/g) ?? [];
    return from ? [{ from, to, status: to && more.length === 0 ? Number(status) : Number.NaN, number: index + 1 }] : [];
  });
  const faults = lines.flatMap(({ from, to, status, number }) => {
    const earlier = lines.find((other) => safeDecode(other.from) === safeDecode(from) && other.number < number);
    const lineFaults = [
      faultOfFrom(from, built),
      earlier && `"${from}" is already redirected in line ${earlier.number}; remove one of them`,
      faultOfTo(to, origin),
      // The statuses that every host supports.
      [301, 302].includes(status) ? undefined : "expected the old path, the new one and optionally 301 or 302",
    ];
    return lineFaults.flatMap((fault) => (fault ? [`line ${number}: ${fault}`] : []));
  });
  if (faults.length > 0) throw new OwnerError("redirects.txt is invalid:", faults);
  return lines;
}
