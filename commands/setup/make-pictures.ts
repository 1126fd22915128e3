import { spawnSync } from "node:child_process";
import { installedBrowser } from "../../tools/find-browser.ts";

const pictured =
  "Film, posters and demos keep the colours that they were made with; docs/how-to/make-it-yours.md says how to make them anew.";
const later = "npm run media -- icons cards";

/**
 * Makes the icons and the social cards anew where a browser is there, else says how to do it later. Whether nothing failed.
 * In a process of its own, which reads the configuration as it is now.
 */
export function makePictures(root: string, wanted: boolean): boolean {
  const browser = installedBrowser();
  if (!wanted || !browser) {
    const why = wanted
      ? "No browser is installed to draw the icons and the social cards."
      : "Icons and social cards are as they were.";
    console.log(`${why} Later: ${later}`);
    return true;
  }
  const { status } = spawnSync(process.execPath, ["tools/run.mjs", "studio/make/make.ts", "icons", "cards"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  if (status === 0) console.log(pictured);
  else console.error(`The brand is written, the icons and cards are not; see above, then: ${later}`);
  return status === 0;
}
