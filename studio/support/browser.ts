import { type Browser, chromium } from "@playwright/test";
import { createServer, type InlineConfig } from "vite";
import { findBrowser } from "../../tools/find-browser.ts";

/** Opens a browser without a window for as long as `work` takes. `flags` are Chromium's own. */
export async function withBrowser<Result>(
  flags: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", ...flags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Serves pages of the studio at a free port for as long as `work` takes, and gives it their address, which ends in a
 * slash. Nothing is watched: a source that is saved meanwhile must not reload a page that is being recorded.
 */
export async function withServer<Result>(
  config: InlineConfig,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    logLevel: "warn",
    ...config,
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error("The studio's server has no address");
    return await work(address);
  } finally {
    await server.close();
  }
}
