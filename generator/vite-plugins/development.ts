import { join } from "node:path";
import type { Plugin } from "vite";
import { defaultLocale } from "../../src/config/locales.ts";
import { pageAt } from "../../src/lib/addresses.ts";
import { bundleInlineScript, languageRules, scriptOf, sheetsOf } from "../document/bundle.ts";
import { loadRenderer, renderDocument } from "../document/renderer.ts";
import { loadSiteData, type SiteData } from "../inputs/site-data.ts";

/** The code that renders pages, cached until its sources change. */
const loadCode = async (root: string) => ({
  inlineScript: await bundleInlineScript(root),
  renderPage: await loadRenderer(root),
});
type Code = Awaited<ReturnType<typeof loadCode>>;

function documentAt(path: string, data: SiteData, { inlineScript, renderPage }: Code): string {
  const { page, locale } = pageAt(path) ?? { page: "notFound" as const, locale: defaultLocale };
  const { inline, belowFold } = sheetsOf(data.root, page);
  const assets = {
    css: languageRules(page),
    inlineScript,
    app: `/${scriptOf(page)}`,
    demoStyles: "/src/demos/demos.css?direct",
  };
  const publish = (islands: string) => `data:application/json,${encodeURIComponent(islands)}`;
  const links = [inline, belowFold].map((file) => (file ? `<link rel="stylesheet" href="/${file}">` : "")).join("");
  return renderDocument(renderPage, data, { page, locale }, assets, publish).replace("</head>", `${links}</head>`);
}

/** Renders pages with the build's code. Changes reload the page, except in islands and style sheets (Vite's HMR). */
export function developmentPlugin(root: string): Plugin {
  let data: SiteData;
  let code: Promise<Code> | undefined;
  return {
    name: "site:development",
    apply: "serve",
    async configureServer(server) {
      data = await loadSiteData(root);
      const watched = [join(root, "src"), join(root, "public")];
      const reload = async (file: string) => {
        if (!watched.some((folder) => file.startsWith(folder))) return;
        if (/\.(tsx?|svg)$/.test(file)) code = undefined;
        if (/\.(css|island\.tsx)$/.test(file)) return;
        if (!/\.tsx?$/.test(file)) {
          try {
            data = await loadSiteData(root);
          } catch (error) {
            server.config.logger.error((error as Error).message);
            return;
          }
        }
        server.ws.send({ type: "full-reload" });
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, reload);
      server.watcher.add(watched);

      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const font = data.fonts.files.get(name);
        if (!font) return next();
        response.setHeader("content-type", "font/woff2");
        response.end(font);
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = (request.originalUrl ?? "/").split("?")[0] ?? "/";
          // A script that fetches a page, as a language change does, does not ask for `text/html`.
          const isMissing = request.headers.accept?.includes("text/html");
          const isPage = pageAt(path) !== undefined || isMissing;
          if (request.method !== "GET" || !isPage) return next();
          try {
            code ??= loadCode(root);
            const html = await server.transformIndexHtml(path, documentAt(path, data, await code));
            response.statusCode = pageAt(path) ? 200 : 404;
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(html);
          } catch (error) {
            code = undefined;
            next(error);
          }
        });
      };
    },
  };
}
