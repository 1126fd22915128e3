import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { findBrowser } from "../../tests/find-browser.ts";

const config = fileURLToPath(new URL("../stage/vite.config.ts", import.meta.url));

/** Opens the stage in a browser for as long as the work takes. */
export async function withStage(work: (page: Page, address: string) => Promise<void>) {
  const server = await createServer({
    configFile: config,
    logLevel: "warn",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--force-color-profile=srgb"],
  });
  try {
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error("studio/encode/studio.ts: the stage has no address");
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    page.on("pageerror", (error) => {
      throw error;
    });
    await work(page, address);
  } finally {
    await browser.close();
    await server.close();
  }
}
