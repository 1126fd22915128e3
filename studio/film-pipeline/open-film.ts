import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import type { Plugin } from "vite";
import type { Quality } from "../film/scene.ts";
import { withBrowser, withServer } from "../support/browser.ts";

/** A moment of the film in ms, to its picture: ten bits a channel, four bytes a pixel, as ffmpeg's x2bgr10le. */
export type FrameAt = (milliseconds: number) => Promise<Buffer>;

export interface FilmOptions extends Quality {
  /** 1 is the size of the published film. */
  readonly scale?: number;
}

const root = resolve(import.meta.dirname, "../..");

/** Takes a picture by a request of its own: through the browser's debugging protocol it would be text, and slow. */
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

async function openPage(browser: Browser, address: string, { views, lights, scale = 1 }: FilmOptions) {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.error(error));
  const query = new URLSearchParams({
    views: String(views),
    lights: String(lights),
    scale: String(scale),
    draw: "no",
  });
  await page.goto(`${address}studio/film/index.html?${query}`);
  await page.waitForFunction(() => window.film !== undefined);
  return page;
}

/** Opens the film in a browser for as long as the work takes. */
export async function withFilm(options: FilmOptions, work: (frameAt: FrameAt) => Promise<void>): Promise<void> {
  let received: Buffer | undefined;
  const receiver = frameReceiver((frame) => {
    received = frame;
  });
  const config = {
    root,
    configFile: false as const,
    plugins: [receiver],
    cacheDir: ".cache/film-vite",
    optimizeDeps: { noDiscovery: true },
  };
  await withServer(config, (address) =>
    withBrowser(["--use-angle=swiftshader", "--enable-unsafe-swiftshader"], async (browser) => {
      const page = await openPage(browser, address, options);
      await work(async (milliseconds) => {
        received = undefined;
        await page.evaluate(async (moment) => {
          const pixels = window.film?.tenBitAt(moment);
          await fetch("/film-frame", { method: "POST", body: pixels?.buffer as ArrayBuffer });
        }, milliseconds);
        if (!received) throw new Error(`The film gave no picture for ${milliseconds} ms`);
        return received;
      });
    }),
  );
}
