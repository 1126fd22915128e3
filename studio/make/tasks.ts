import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { themeColour, tokenColour } from "../../generator/document/theme-colour.ts";
import { demoEndings, inLanguage, tallEndings, tallOf } from "../../generator/inputs/demo-names.ts";
import { recordingFor } from "../../generator/inputs/find-recording.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import type { Task } from "./task.ts";

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const typefaces = ["@fontsource-variable/onest", "@fontsource-variable/literata"].map(versionOf);

/** Tools that several of the pipelines use. */
const support = "studio/support";

/** Who is in the demos, what the AI costs there, and the window around all of them. */
const school = ["studio/demos/story.ts", "studio/demos/school-window.tsx"];

const sceneFile = (key: string) => `studio/demos/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/** A GIF stands for all languages where a browser reads nothing better. */
function demoOutputs(key: string, locale: Locale): string[] {
  const own = demoEndings.map((ending) => `${inLanguage(`public/media/${key}`, locale)}${ending}`);
  return locale === defaultLocale ? [...own, `public/media/${key}.gif`] : own;
}

/** What the owner sets that pictures are made from. */
type Owned = Pick<SiteData, "root" | "site" | "strings">;

function demoTask({ root, strings }: Owned, key: string, locale: Locale): Task | undefined {
  const outputs = demoOutputs(key, locale);
  const recording = recordingFor(root, key, locale);
  if (recording) {
    return {
      name: key,
      locale,
      sources: [recording, "studio/recordings", "studio/demo-pipeline", support],
      facts: {},
      outputs,
      command: ["studio/recordings/convert.ts", "--key", key, "--lang", locale, "--file", recording],
    };
  }
  const { shared, ...own } = strings[locale].demos;
  const texts = new Map<string, unknown>(Object.entries(own)).get(key);
  if (!texts || !existsSync(join(root, sceneFile(key)))) return undefined;
  const tall = tallEndings.map((ending) => `${tallOf(inLanguage(`public/media/${key}`, locale))}${ending}`);
  return {
    name: key,
    locale,
    sources: ["studio/kit", "studio/stage", "studio/demo-pipeline", support, ...school, sceneFile(key)],
    facts: { texts, shared, typefaces },
    outputs: [...outputs, ...tall],
    command: ["studio/demo-pipeline/make-demos.ts", "--lang", locale, "--only", key],
  };
}

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
  const demos = data.site.products.flatMap(({ key }) => localeCodes.map((locale) => demoTask(data, key, locale)));
  return [
    film,
    posters,
    tallFilm,
    iconTask(data),
    ...localeCodes.map((locale) => cardTask(data, locale)),
    ...demos.filter((task) => task !== undefined),
  ];
}
