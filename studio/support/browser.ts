import { type Browser, type BrowserContextOptions, chromium, type JSHandle, type Page } from "@playwright/test";
import { createServer, type PluginOption } from "vite";
import { root } from "../../tools/command-line.ts";
import { findBrowser, installedBrowser } from "../../tools/find-browser.ts";

/** Runs `work` with a headless browser. `flags` are Chromium's. */
export async function withBrowser(flags: readonly string[], work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser() ?? findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...flags] });
  await work(browser).finally(() => browser.close());
}

interface Studio {
  flags: readonly string[];
  plugins?: PluginOption[];
  screen?: BrowserContextOptions;
}

/**
 * Runs `work` with a module of the project in an empty page.
 * No file is watched: saving a source must not reload a page that is being recorded.
 */
export async function withModule<Module>(
  file: string,
  { flags, plugins, screen }: Studio,
  work: (module: JSHandle<Module>, page: Page) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: plugins ?? [],
    optimizeDeps: { entries: [file] },
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  const record = async (browser: Browser) => {
    const page = await browser.newPage(screen);
    page.on("pageerror", (error) => {
      throw error;
    });
    await page.goto(`${server.resolvedUrls?.local[0]}studio/support/page.html`);
    await work(await page.evaluateHandle<Module>(`import("/${file}")`), page);
  };
  await server.listen();
  await withBrowser(flags, record).finally(() => server.close());
}
