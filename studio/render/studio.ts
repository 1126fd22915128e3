import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createServer, type Plugin } from "vite";
import { findBrowser } from "../../tools/find-browser.ts";

export interface Studio {
  readonly page: Page;
  /** Ten bits a channel, four bytes a pixel, as ffmpeg's x2bgr10le. */
  frameAt(milliseconds: number): Promise<Buffer>;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, "../..");

const frameReceiver = (receive: (frame: Buffer) => void): Plugin => ({
  name: "film-frames",
  configureServer(server) {
    server.middlewares.use("/film-frame", (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        receive(Buffer.concat(parts));
        response.end();
      });
    });
  },
});

export interface StudioOptions {
  readonly views: number;
  readonly lights: number;
  readonly scale?: number;
}

/** Opens the film's page in a browser without a window, on a server of its own. */
export const openStudio = async ({ views, lights, scale = 1 }: StudioOptions): Promise<Studio> => {
  let received: Buffer | undefined;
  const plugins = [
    frameReceiver((frame) => {
      received = frame;
    }),
  ];
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    plugins,
    cacheDir: ".cache/film-vite",
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("studio/render/studio.ts: the server has no port");

  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.error(error));
  const sizes = { views: String(views), lights: String(lights), scale: String(scale) };
  const query = new URLSearchParams({ ...sizes, draw: "no" });
  await page.goto(`http://127.0.0.1:${address.port}/studio/film/index.html?${query}`);
  await page.waitForFunction(() => window.film !== undefined);

  return {
    page,
    async frameAt(milliseconds) {
      await page.evaluate(async (moment) => {
        const pixels = window.film?.tenBitAt(moment);
        await fetch("/film-frame", { method: "POST", body: pixels?.buffer as ArrayBuffer });
      }, milliseconds);
      if (!received) throw new Error(`studio/render/studio.ts: no picture arrived for ${milliseconds} ms`);
      return received;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
};
