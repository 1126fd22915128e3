import { readFileSync } from "node:fs";
import { join } from "node:path";

interface SupportedBrowser {
  name: string;
  major: number;
  minor: number;
}

/** The oldest browser of each kind in which all works, from `browserslist` in `package.json`: "chrome >= 103". */
function supportedBrowsers(root: string): SupportedBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { browserslist: string[] };
  return browserslist.map((query) => {
    const [, name, major, minor = 0] = /^(\w+) >= (\d+)(?:\.(\d+))?$/.exec(query) ?? [];
    if (!name) throw new Error(`package.json: browserslist: got "${query}", expected the form "chrome >= 103"`);
    return { name, major: Number(major), minor: Number(minor) };
  });
}

/** As Vite names them. */
export const scriptTargets = (root: string): string[] =>
  supportedBrowsers(root).map(({ name, major, minor }) => `${name === "ios_saf" ? "ios" : name}${major}.${minor}`);

/** As Lightning CSS numbers them: a byte each for major, minor and patch. */
export const styleTargets = (root: string): Record<string, number> =>
  Object.fromEntries(supportedBrowsers(root).map(({ name, major, minor }) => [name, (major << 16) | (minor << 8)]));
