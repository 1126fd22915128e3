import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { themeColour, tokenColour } from "../../generator/document/theme-colour.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { sceneFile, sceneKeys } from "../../src/demos/load-scene.ts";
import { themesOf } from "../../src/styles/contrast.ts";

export interface Task {
  /** Its name on the command line: `film`, `ranking`, `cards`. */
  name: string;
  /** Files and folders, relative to the project's root. */
  sources: readonly string[];
  /** Other inputs, such as texts and versions. */
  inputs?: unknown;
  /** Files, relative to the project's root. */
  outputs: readonly string[];
  /** Writes the outputs to `folder`, which takes the place of the root. */
  make: (folder: string, data: SiteData) => Promise<unknown>;
  /** Without it, the encoders are needed too. */
  needs?: "browser";
}

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const typefaces = ["@fontsource-variable/onest", "@fontsource-variable/literata"].map(versionOf);

const support = "studio/support";
const filmPipeline = ["studio/film-pipeline", support];
const importFilmPipeline = () => import("../film-pipeline/make-film.ts");

const brandFiles = ["mark.svg", "icon-180.png", "icon-192.png", "icon-512.png"];
const mediaFiles = (...names: string[]) => names.map((name) => `public/media/${name}`);

/** In the order in which one is made from the files of another. */
export function allTasks({ root, site, strings }: Pick<SiteData, "root" | "site" | "strings">): Task[] {
  const ink = themeColour(root);
  const { light } = themesOf(readFileSync(join(root, "src/styles/tokens.css"), "utf8"));
  const isShown = (key: string) => site.products.some(({ demo }) => demo === `/media/${key}.gif`);
  const ribbons = ribbonColours.map((name) => tokenColour(root, `ribbon-${name}`));
  return [
    {
      name: "film",
      sources: ["studio/film", ...filmPipeline],
      inputs: { ribbons },
      outputs: mediaFiles("hero.webm", "hero-small.webm", "hero.mp4", "poster-hero.webp", "poster-hero.avif"),
      make: async (folder) => (await importFilmPipeline()).makeFilm(folder),
    },
    {
      name: "posters",
      sources: ["public/media/poster-hero.avif", "studio/film/framing.ts", ...filmPipeline],
      outputs: mediaFiles("poster-hero-tall.avif", "poster-hero-small.avif"),
      make: async (folder) => (await importFilmPipeline()).makePosters(folder),
    },
    {
      name: "tall-film",
      sources: ["public/media/hero.webm", "studio/film/framing.ts", ...filmPipeline],
      outputs: mediaFiles("hero-tall.webm"),
      make: async (folder) => (await importFilmPipeline()).makeTallFilm(folder),
    },
    {
      name: "icons",
      sources: ["studio/icons", support],
      inputs: { ink },
      outputs: ["public/favicon.ico", ...brandFiles.map((name) => `public/brand/${name}`)],
      make: async (folder) => (await import("../icons/render-icons.ts")).renderIcons(folder),
      needs: "browser",
    },
    {
      name: "cards",
      sources: ["studio/cards", support, "studio/icons/mark.svg", "public/media/poster-hero.webp"],
      inputs: {
        name: site.name,
        titles: localeCodes.map((locale) => {
          const { hero, termsOfService, privacyPolicy } = strings[locale];
          return [locale, hero.badge, hero.titleFirst, hero.titleSecond, termsOfService.title, privacyPolicy.title];
        }),
        ink,
        highlight: tokenColour(root, "highlight"),
        typefaces,
      },
      outputs: localeCodes.flatMap((locale) => pageKeys.map((page) => `public/cards/${locale}/${page}.jpg`)),
      make: async (folder, data) => (await import("../cards/render-cards.ts")).renderCards(folder, data),
      needs: "browser",
    },
    ...sceneKeys.filter(isShown).map((key): Task => {
      const { [key]: texts, shared } = strings[defaultLocale].demos;
      return {
        name: key,
        sources: [
          ...["src/demos/kit", "src/demos/school-window.tsx"],
          ...["src/demos/story.ts", "src/demos/demos.css", "src/styles/colours.css"],
          ...["studio/gif", support, sceneFile(key)],
        ],
        inputs: { texts, shared, colours: light, typefaces },
        outputs: mediaFiles(`${key}.gif`),
        make: async (folder, { fonts }) =>
          (await import("../gif/make-gif.ts")).makeGif(key, `${folder}/public/media/${key}.gif`, fonts),
      };
    }),
  ];
}
