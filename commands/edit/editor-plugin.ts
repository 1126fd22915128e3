import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { siteEnvironment } from "../../generator/inputs/site-environment.ts";
import siteConfig from "../../site.config.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { glossarySchema } from "../../src/content/glossary-schema.ts";
import { textPlaces } from "../texts/text-places.ts";
import { editorHandler } from "./handler.ts";
import { languagesIn } from "./texts.ts";

/** The editor's page, bundled in memory: what loads the site's page again leaves it as it is, with what is not saved. */
async function editorPage(root: string): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: join(root, "commands/edit/page/main.tsx") } },
  })) as Rolldown.RolldownOutput;
  const styles = output.find(({ fileName }) => fileName.endsWith(".css"));
  return { script: output[0].code, styles: styles?.type === "asset" ? String(styles.source) : "" };
}

function glossariesIn(folder: string) {
  const files = localeCodes.map((code) => [code, join(folder, `${code}.json`)] as const);
  const written = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    written.map(([code, file]) => [code, glossarySchema.parse(JSON.parse(readFileSync(file, "utf8")))]),
  );
}

/** Adds the editor of texts to a development server, which shows beside it what has been saved. */
export function editorPlugin(root: string, token: string): Plugin {
  return {
    name: "site:editor",
    async configureServer(server) {
      const site = loadSite(siteConfig, siteEnvironment(server.config.mode, root));
      const folder = join(root, "src/content/strings");
      const productKeys = site.products.map(({ key }) => key);
      const places = textPlaces(productKeys, languagesIn(folder)[defaultLocale]);
      const rules = {
        productKeys,
        limits: new Map(places.map(({ key, limit }) => [key, limit])),
        glossaries: glossariesIn(join(root, "src/content/glossaries")),
        values: ownerValues(site),
      };
      server.middlewares.use(editorHandler({ folder, places, rules, page: await editorPage(root), token }));
    },
  };
}
