import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserslistToTargets, type Targets } from "lightningcss";

/** The oldest browsers in which all works, from `browserslist` in `package.json`: "chrome >= 103" as "chrome 103". */
function supportedBrowsers(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { browserslist: string[] };
  return browserslist.map((query) => query.replace(" >=", ""));
}

/** As Vite names them: "chrome103". */
export const scriptTargets = (root: string): string[] =>
  supportedBrowsers(root).map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

export const styleTargets = (root: string): Targets => browserslistToTargets(supportedBrowsers(root));
