import { createRequire } from "node:module";
import { themeColour, tokenColour } from "../../generator/document/theme-colour.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import type { SceneKey } from "../../src/demos/kit/scene.ts";
import { sceneFile, sceneKeys } from "../../src/demos/load-scene.ts";
import type { Task } from "./task.ts";

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const typefaces = ["@fontsource-variable/onest", "@fontsource-variable/literata"].map(versionOf);

/** Tools that several of the pipelines use. */
const support = "studio/support";

/** What the owner sets that pictures are made from. */
type Owned = Pick<SiteData, "root" | "site" | "strings">;

/** The picture of a scene, for where that cannot run: in the default language, for all. */
const gifTask = ({ root, strings }: Owned, key: SceneKey): Task => ({
  name: key,
  sources: [
    "src/demos/kit",
    "src/demos/player",
    "src/demos/story.ts",
    "src/demos/demos.css",
    "studio/stage",
    "studio/demo-pipeline",
    support,
    sceneFile(key),
  ],
  facts: {
    texts: strings[defaultLocale].demos[key],
    shared: strings[defaultLocale].demos.shared,
    ink: themeColour(root),
    typefaces,
  },
  outputs: [`public/media/${key}.gif`],
  command: ["studio/demo-pipeline/make-demos.ts", "--only", key],
});

function cardTask({ root, site, strings }: Owned, locale: Locale): Task {
  const { hero, termsOfService, privacyPolicy } = strings[locale];
  return {
    name: "cards",
    locale,
    sources: ["studio/cards", support, "studio/marks/mark.svg", "public/media/poster-hero.webp"],
    facts: {
      name: site.name,
      title: [hero.badge, hero.titleFirst, hero.titleSecond],
      titles: [termsOfService.title, privacyPolicy.title],
      ink: themeColour(root),
      highlight: tokenColour(root, "highlight"),
      typefaces,
    },
    outputs: pageKeys.map((page) => `public/cards/${locale}/${page}.jpg`),
    command: ["studio/cards/render-cards.ts", "--lang", locale],
    needs: "browser",
  };
}

const mediaFiles = (...names: string[]) => names.map((name) => `public/media/${name}`);

const film: Task = {
  name: "film",
  sources: [
    "studio/film",
    ...["make-film", "open-film", "videos", "tall-part", "posters", "publish"].map(
      (file) => `studio/film-pipeline/${file}.ts`,
    ),
    support,
  ],
  facts: {},
  outputs: mediaFiles("hero.webm", "hero-small.webm", "hero.mp4", "poster-hero.webp", "poster-hero.avif"),
  command: ["studio/film-pipeline/make-film.ts"],
};

const posters: Task = {
  name: "posters",
  sources: [
    "public/media/poster-hero.avif",
    "studio/film/framing.ts",
    ...["make-posters", "posters", "tall-part", "publish"].map((file) => `studio/film-pipeline/${file}.ts`),
    support,
  ],
  facts: {},
  outputs: mediaFiles("poster-hero-tall.avif", "poster-hero-small.avif"),
  command: ["studio/film-pipeline/make-posters.ts"],
};

const tallFilm: Task = {
  name: "tall-film",
  sources: [
    "public/media/hero.webm",
    "studio/film/framing.ts",
    ...["make-tall-film", "videos", "tall-part", "publish"].map((file) => `studio/film-pipeline/${file}.ts`),
    support,
  ],
  facts: {},
  outputs: mediaFiles("hero-tall.webm"),
  command: ["studio/film-pipeline/make-tall-film.ts"],
};

const iconTask = ({ root }: Owned): Task => ({
  name: "icons",
  sources: ["studio/marks", support],
  facts: { ink: themeColour(root) },
  outputs: [
    "public/favicon.ico",
    ...["mark.svg", "icon-180.png", "icon-192.png", "icon-512.png"].map((file) => `public/brand/${file}`),
  ],
  command: ["studio/marks/render-icons.ts"],
  needs: "browser",
});

/** All that the studio makes, in the order in which a visitor would miss it. */
export function allTasks(data: Owned): Task[] {
  return [
    film,
    posters,
    tallFilm,
    iconTask(data),
    ...localeCodes.map((locale) => cardTask(data, locale)),
    ...sceneKeys.map((key) => gifTask(data, key)),
  ];
}
