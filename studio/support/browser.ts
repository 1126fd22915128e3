import { type Browser, chromium } from "@playwright/test";
import { createServer, type InlineConfig } from "vite";
import { root } from "../../tools/command-line.ts";
import { findBrowser, installedBrowser } from "../../tools/find-browser.ts";

/** Opens a browser without a window for as long as `work` takes. `flags` are Chromium's own. */
export async function withBrowser(flags: readonly string[], work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser() ?? findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...flags] });
  await work(browser).finally(() => browser.close());
}

/**
 * Serves the studio's pages at a free port, and opens a browser, for as long as `work` takes. The address ends in a slash.
 * Nothing is watched: a source that is saved meanwhile must not reload a page that is being recorded.
 */
export async function withStudio(
  config: InlineConfig,
  flags: readonly string[],
  work: (address: string, browser: Browser) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    ...config,
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  try {
    await server.listen();
    const [address] = server.resolvedUrls?.local ?? [];
    if (!address) throw new Error("The studio's server has no address");
    await withBrowser(flags, (browser) => work(address, browser));
  } finally {
    await server.close();
  }
}
