import { type Browser, chromium } from "@playwright/test";
import { createServer, type InlineConfig } from "vite";
import { root } from "../../tools/command-line.ts";
import { findBrowser, installedBrowser } from "../../tools/find-browser.ts";

/** Runs `work` with a headless browser. `flags` are Chromium's. */
export async function withBrowser(flags: readonly string[], work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser() ?? findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...flags] });
  await work(browser).finally(() => browser.close());
}

/**
 * Runs `work` with a headless browser and a server for the studio's pages on a free port. `baseUrl` ends in a slash.
 * No file is watched: saving a source must not reload a page that is being recorded.
 */
export async function withStudio(
  config: InlineConfig,
  flags: readonly string[],
  work: (baseUrl: string, browser: Browser) => Promise<void>,
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
    const [baseUrl] = server.resolvedUrls?.local ?? [];
    if (!baseUrl) throw new Error("The studio's server has no address");
    await withBrowser(flags, (browser) => work(baseUrl, browser));
  } finally {
    await server.close();
  }
}
