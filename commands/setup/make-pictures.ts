import { spawnSync } from "node:child_process";
import { installedBrowser } from "../../tools/find-browser.ts";

const recoloured =
  "The film, the ground of the social cards and the pictures that stand for demos without scripts still show the old colours. In the new ones: npm run media, which wants other tools than these; it names those that are missing.";
const later = "npm run media -- icons cards";

/**
 * Makes the icons and the social cards anew where a browser is there, else says how to do it later. Whether nothing failed.
 * In a process of its own, which reads the configuration as it is now.
 *
 * @param inOtherColours whether the brand's colours have changed, which the film shows as well
 */
export function makePictures(root: string, wanted: boolean, inOtherColours: boolean): boolean {
  const browser = installedBrowser();
  if (!wanted || !browser) {
    const why = wanted
      ? "No browser is installed to draw the icons and the social cards."
      : "Icons and social cards are as they were.";
    console.log(`${why} Later: ${inOtherColours ? "npm run media" : later}`);
    return true;
  }
  const { status } = spawnSync(process.execPath, ["tools/run.mjs", "studio/make/make.ts", "icons", "cards"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  if (status === 0 && inOtherColours) console.log(recoloured);
  if (status !== 0) console.error(`The brand is written, the icons and cards are not; see above, then: ${later}`);
  return status === 0;
}
