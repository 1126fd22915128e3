import type { Preset } from "../options.ts";
import type { LighthouseResult } from "./result.ts";

/** A browser that Lighthouse speaks to. */
interface Launched {
  port: number;
  kill: () => void | Promise<void>;
}

/** From names that the compiler does not look up: bench/node_modules is not there before the command's first use. */
const names: Readonly<Record<"lighthouse" | "desktop" | "launcher", string>> = {
  lighthouse: "lighthouse",
  desktop: "lighthouse/core/config/desktop-config.js",
  launcher: "chrome-launcher",
};

/**
 * Lets Lighthouse judge one address in a fresh browser, with its own simulated slow line. Throws an `Error` with what
 * Lighthouse says when it could not.
 */
export async function judge(
  address: string,
  preset: Preset,
  place: { executable: string; flags: readonly string[] },
): Promise<LighthouseResult> {
  const [{ default: lighthouse }, { default: desktop }, { launch }] = await Promise.all([
    import(names.lighthouse),
    import(names.desktop),
    import(names.launcher),
  ]);
  const browser: Launched = await launch({
    chromePath: place.executable,
    chromeFlags: place.flags,
    logLevel: "silent",
  });
  try {
    const flags = { port: browser.port, logLevel: "silent", disableFullPageScreenshot: true };
    const { lhr } = await lighthouse(address, flags, preset === "desktop" ? desktop : undefined);
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.kill();
  }
}
