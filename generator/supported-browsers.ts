import { browserslistToTargets } from "lightningcss";
import manifest from "../package.json" with { type: "json" };

/** The oldest browsers in which all works, from `browserslist` in `package.json`: "chrome >= 103" as "chrome 103". */
const supportedBrowsers = manifest.browserslist.map((query) => query.replace(" >=", ""));

/** As Vite names them: "chrome103". */
export const scriptTargets = supportedBrowsers.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

export const styleTargets = browserslistToTargets(supportedBrowsers);
