import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { defaultLocale } from "../../src/config/locales.ts";
import { pages } from "../../src/config/pages.ts";
import { addressOf } from "../../src/lib/addresses.ts";
import { inlineScript } from "../document/bundle.ts";
import { documentOf } from "../document/head.ts";
import { languageRules } from "../document/language-rules.ts";
import type { RenderPage } from "../document/renderer.ts";
import { allParts, sitePartsPlugin } from "../document/site-parts.ts";
import { themeColour } from "../document/theme-colour.ts";
import { cardOf } from "../inputs/media.ts";
import { loadSiteData, type SiteData } from "../inputs/site-data.ts";
import { studioPagesPlugin } from "./studio-pages.ts";

async function pageAt(
  server: ViteDevServer,
  path: string,
  data: SiteData,
  script: string,
): Promise<{ status: number; html: string }> {
  const { page, locale } = addressOf(path) ?? { page: "notFound" as const, locale: defaultLocale };
  const { renderPage } = (await server.ssrLoadModule("/src/entry/render.tsx")) as { renderPage: RenderPage };
  const base = `/src/pages/${pages[page].folder}/${pages[page].folder}`;
  const { site, strings, facts } = data;
  const { markup, islands } = renderPage({ page, locale, strings, facts });
  const assets = {
    css: data.fonts.css + languageRules(page),
    inlineScript: script,
    card: cardOf(data.publicFolder, locale, page),
    themeColour: themeColour(data.root),
    app: "/src/entry/browser.ts",
    modules: [],
    islands: `data:application/json,${encodeURIComponent(JSON.stringify(islands))}`,
    deferredStyles: existsSync(join(data.root, `${base}.deferred.css`)) ? `${base}.deferred.css` : undefined,
    fonts: data.fonts.addresses[locale],
  };
  const document = documentOf({ page, locale, site, strings: strings[locale], assets }, markup);
  const sheets = [`${base}.css`, `${base}.far.css`].filter((file) => existsSync(join(data.root, file)));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const styled = document.replace("</head>", `${links}</head>`);
  return { status: page === "notFound" ? 404 : 200, html: await server.transformIndexHtml(path, styled) };
}

/**
 * Answers for the pages in the development server, with the code that the build uses. Texts, media and components are read
 * anew when they change, and the page loads again; an island changes in place.
 */
export function developmentPlugins(root: string): Plugin[] {
  let data: SiteData;
  let script: Promise<string> | undefined;
  const pagesPlugin: Plugin = {
    name: "site:development",
    apply: "serve",
    async configureServer(server) {
      data = await loadSiteData(root, server.config.mode);
      const watched = [join(root, "src"), join(root, "public")];
      const reload = async (file: string) => {
        if (!watched.some((folder) => file.startsWith(folder))) return;
        if (file.endsWith(".ts")) script = undefined;
        if (/\.(css|island\.tsx)$/.test(file)) return;
        if (!/\.tsx?$/.test(file)) {
          try {
            data = await loadSiteData(root, server.config.mode);
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
          // A script that asks for a page, as a change of language does, does not say that it wants HTML.
          const wanted = addressOf(path) !== undefined || request.headers.accept?.includes("text/html");
          if (request.method !== "GET" || !wanted) return next();
          try {
            script ??= inlineScript(root);
            const { status, html } = await pageAt(server, path, data, await script);
            response.statusCode = status;
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(html);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
  return [pagesPlugin, sitePartsPlugin(allParts), studioPagesPlugin(root, () => data.fonts.css)];
}
