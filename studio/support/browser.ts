import { type Browser, type BrowserContextOptions, chromium, type JSHandle, type Page } from "@playwright/test";
import { createServer, type PluginOption } from "vite";
import { root } from "../../tools/command-line.ts";
import { findBrowser, installedBrowser } from "../../tools/find-browser.ts";

/** `flags` are Chromium's. */
export async function withBrowser(work: (browser: Browser) => Promise<void>, flags: string[] = []): Promise<void> {
  const args = ["--no-sandbox", "--force-color-profile=srgb", ...flags];
  const browser = await chromium.launch({ executablePath: installedBrowser() ?? findBrowser(), args });
  await work(browser).finally(() => browser.close());
}

interface Options {
  flags?: string[];
  plugins?: PluginOption[];
  screen?: BrowserContextOptions;
}

/** Runs `work` with a module of the project in an empty page. */
export async function withModule<Module>(
  file: string,
  { flags = [], plugins = [], screen = {} }: Options,
  work: (module: JSHandle<Module>, page: Page) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    plugins,
    optimizeDeps: { entries: [file] },
    // No file is watched: saving a source must not reload a page that is being recorded.
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
  await withBrowser(record, flags).finally(() => server.close());
}
