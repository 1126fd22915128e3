import { join } from "node:path";
import type { Plugin } from "vite";
import { defaultLocale } from "../../src/config/locales.ts";
import { pageAt } from "../../src/lib/addresses.ts";
import { bundleInlineScript, languageRules, scriptOf, sheetsOf } from "../document/bundle.ts";
import { loadRenderer } from "../document/renderer.ts";
import { loadSiteData } from "../inputs/site-data.ts";

const loadSources = async (root: string) => ({
  data: await loadSiteData(root),
  inlineScript: await bundleInlineScript(root),
  renderDocument: await loadRenderer(root),
});

type Sources = ReturnType<typeof loadSources>;

function documentAt(path: string, { data, inlineScript, renderDocument }: Awaited<Sources>): string {
  const { page, locale } = pageAt(path) ?? { page: "notFound" as const, locale: defaultLocale };
  const { inline, belowFold } = sheetsOf(data.root, page);
  const demoStyles = "/src/demos/demos.css?direct";
  const assets = { css: languageRules(page), inlineScript, app: `/${scriptOf(page)}`, demoStyles };
  const publish = (islands: string) => `data:application/json,${encodeURIComponent(islands)}`;
  const sheets = [...inline, belowFold].filter((file) => file !== undefined);
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  return renderDocument(data, { page, locale, assets }, publish).replace("</head>", `${links}</head>`);
}

/** Renders pages with the build's code. Changes reload the page, except in islands and style sheets (Vite's HMR). */
export const developmentPlugin = (root: string): Plugin => ({
  name: "site:development",
  async configureServer(server) {
    let sources: Sources | undefined = loadSources(root);
    await sources;
    const watched = [join(root, "src"), join(root, "public")];
    server.watcher.add(watched).on("all", (_event, file) => {
      if (!watched.some((folder) => file.startsWith(folder))) return;
      sources = undefined;
      if (!/\.(css|island\.tsx)$/.test(file)) server.ws.send({ type: "full-reload" });
    });
    return () => {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.originalUrl ?? "/").split("?")[0] ?? "/";
        const isFont = path.endsWith(".woff2");
        // A script that fetches a page, as a language change does, does not ask for `text/html`.
        const isPage = pageAt(path) !== undefined || request.headers.accept?.includes("text/html");
        if (request.method !== "GET" || !(isPage || isFont)) return next();
        try {
          sources ??= loadSources(root);
          const current = await sources;
          const font = current.data.fonts.files.get(path.slice(1));
          if (font) return response.setHeader("content-type", "font/woff2").end(font);
          if (!isPage) return next();
          const html = await server.transformIndexHtml(path, documentAt(path, current));
          response.statusCode = pageAt(path) ? 200 : 404;
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(html);
        } catch (error) {
          sources = undefined;
          next(error);
        }
      });
    };
  },
});
