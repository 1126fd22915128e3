import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import type { RenderedPage } from "../../src/config/pages.ts";
import { addressOf } from "../../src/lib/addresses.ts";
import { documentOf, type HeadAssets } from "../document/head.ts";
import { buildFirstScript, firstScriptLimit } from "../document/inline-script.ts";
import { stylesOf } from "../document/page-styles.ts";
import { type Place, places } from "../documents.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { compressFolder } from "../host/compress.ts";
import { webManifest } from "../host/manifest.ts";
import { headerRules, headersFile } from "../host/security-headers.ts";
import { robots, sitemap } from "../host/sitemap.ts";
import { placeholdersIn } from "../inputs/load-site.ts";
import type { SiteData } from "../inputs/site-data.ts";

type RenderPage = (page: RenderedPage, locale: Locale) => Promise<string>;
type Chunk = Rolldown.OutputChunk;

function chunkOf(chunks: readonly Chunk[], ending: string): Chunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
  if (!found) throw new Error(`The build made no chunk of ${ending}`);
  return found;
}

const pageFiles: Readonly<Record<RenderedPage, string>> = {
  landing: "pages/landing.tsx",
  terms: "pages/terms.tsx",
  privacy: "pages/privacy.tsx",
  notFound: "pages/not-found.tsx",
};

/** The scripts that a page needs, with all that they import, so that none waits for another to be found. */
function modulesOf(chunks: readonly Chunk[], { page, locale }: Place): string[] {
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(chunkOf(chunks, "entry/client.tsx"));
  add(chunkOf(chunks, pageFiles[page]));
  add(chunkOf(chunks, `virtual:strings/${page}/${locale}`));
  return [...found].map((file) => `/${file}`);
}

function write(folder: string, file: string, content: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

async function buildSite(builder: ViteBuilder, data: SiteData): Promise<void> {
  // Taken first: what changes while the site is built must not count as built.
  const fingerprint = await fingerprintOf(data.root, data.site);
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The build needs a client and a server environment");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);

  const dist = join(data.root, client.config.build.outDir);
  const chunks = output.filter((file) => file.type === "chunk");
  const styles = output.filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  const allStyles =
    data.fonts.css +
    styles
      .map((file) => (file.type === "asset" ? String(file.source) : ""))
      .join("")
      .trim();
  for (const { fileName } of styles) rmSync(join(dist, fileName));

  const firstScript = await buildFirstScript(data.root);
  if (Buffer.byteLength(firstScript) > firstScriptLimit) {
    throw new Error(`The first script has ${Buffer.byteLength(firstScript)} B, more than ${firstScriptLimit}`);
  }

  const server = pathToFileURL(join(data.root, ssr.config.build.outDir, "server.js")).href;
  const { renderPage } = (await import(server)) as { renderPage: RenderPage };
  const pages = Object.keys(pageFiles) as RenderedPage[];
  const styleOf = new Map(pages.map((page) => [page, stylesOf(page, allStyles)]));
  for (const place of places) {
    const [app, ...modules] = modulesOf(chunks, place);
    const assets: HeadAssets = {
      css: styleOf.get(place.page) as string,
      firstScript,
      app: app as string,
      modules,
      fonts: data.fonts.preloads[place.locale],
    };
    const markup = await renderPage(place.page, place.locale);
    write(
      dist,
      place.file,
      documentOf({ ...place, site: data.site, strings: data.strings[place.locale], assets }, markup),
    );
  }
  write(dist, "sitemap.xml", sitemap(data.site.origin));
  write(dist, "robots.txt", robots(data.site.origin));
  write(dist, "manifest.webmanifest", webManifest(data.site, data.strings[defaultLocale].meta.landing.description));
  await compressFolder(dist);
  // Last: a running server takes it as the sign that the folder is whole.
  const rules = headersFile(headerRules({ scripts: [firstScript], styles: [...new Set(styleOf.values())] }));
  write(dist, "_headers", `# build: ${fingerprint}\n${rules}`);
}

function report(data: SiteData, log: (line: string) => void): void {
  const placeholders = placeholdersIn(data.site);
  if (placeholders.length === 0) return;
  log("\nStill placeholders, to be set in site.config.ts before the site goes live:");
  for (const line of placeholders) log(`  ${line}`);
}

/**
 * Renders every page into a document: in the build after both bundles are made; in the development server on request,
 * with the same code.
 */
export function prerenderPlugin(data: SiteData): Plugin {
  return {
    name: "site:prerender",
    async buildApp(builder) {
      await buildSite(builder, data);
      report(data, (line) => builder.config.logger.info(line));
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) return next();
          try {
            const path = (request.originalUrl ?? "/").split("?")[0] ?? "/";
            const { page, locale } = addressOf(path) ?? { page: "notFound" as const, locale: defaultLocale };
            const { renderPage } = (await server.ssrLoadModule("/src/entry/server.tsx")) as { renderPage: RenderPage };
            const assets: HeadAssets = {
              css: data.fonts.css,
              firstScript: await buildFirstScript(data.root),
              app: "/src/entry/client.tsx",
              modules: [],
              fonts: data.fonts.preloads[locale],
            };
            const markup = await renderPage(page, locale);
            const written = documentOf(
              { page, locale, site: data.site, strings: data.strings[locale], assets },
              markup,
            );
            const styled = written.replace("</head>", '<link rel="stylesheet" href="/src/styles/global.css"></head>');
            response.statusCode = page === "notFound" ? 404 : 200;
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(path, styled));
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}
