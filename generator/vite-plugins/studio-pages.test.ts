import { createServer } from "vite";
import { expect, it } from "vitest";
import { root } from "../../tools/command-line.ts";
import { studioPagesPlugin } from "./studio-pages.ts";

it("serves the studio's pages with the site's fonts, and nothing else of it", async () => {
  const server = await createServer({
    root,
    configFile: false,
    appType: "mpa",
    logLevel: "silent",
    plugins: [studioPagesPlugin(() => "@font-face{}")],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", watch: null, hmr: false, ws: false },
  });
  await server.listen();
  const get = (path: string) => fetch(`${server.resolvedUrls?.local[0]}studio/${path}`);
  for (const path of ["", "scene-page/", "film/"]) {
    expect(await (await get(path)).text(), path).toMatch(/<style>@font-face\{\}<\/style>\s*<\/head>/);
  }
  expect((await get("make/")).status).toBe(404);
  await server.close();
});
