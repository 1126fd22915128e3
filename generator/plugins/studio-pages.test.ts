import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { studioPagesPlugin } from "./studio-pages.ts";

const root = join(import.meta.dirname, "../..");
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    plugins: [studioPagesPlugin(root, () => "@font-face{}")],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", watch: null, hmr: false, ws: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});
afterAll(() => server.close());

it.each([
  ["studio/", "The demos"],
  ["studio/stage/", 'id="stage"'],
  ["studio/film/", "<canvas>"],
  ["studio/gallery/", 'id="gallery"'],
])("the development server shows /%s", async (path, content) => {
  const answer = await fetch(address + path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(content);
  expect(page).toContain("@font-face{}");
});

it("knows no other page of the studio", async () => {
  expect((await fetch(`${address}studio/make/`)).status).toBe(404);
});
