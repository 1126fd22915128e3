import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * The studio's own pages, in the development server alone: `/studio/` lists them, and every folder of `studio` with an
 * `index.html` is one. Nothing of them is in the built site. `fontFaces` gives the site's `@font-face` rules.
 */
export function studioPagesPlugin(root: string, fontFaces: () => string): Plugin {
  return {
    name: "site:studio-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const file = join(root, `${path}index.html`);
        if (!/^\/studio\/(\w+\/)?$/.test(path) || !existsSync(file)) return next();
        try {
          const source = readFileSync(file, "utf8").replace("</head>", `<style>${fontFaces()}</style></head>`);
          const page = await server.transformIndexHtml(`${path}index.html`, source);
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(page);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
