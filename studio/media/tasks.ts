import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { recordingFor } from "../../generator/inputs/find-recording.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { tallFiles } from "../../src/lib/demo-files.ts";
import type { Task } from "./task.ts";

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const typefaces = ["@fontsource-variable/onest", "@fontsource-variable/literata"].map(versionOf);

const endings = [".avif", ".webp", ".gif", "-still.avif", "-still.webp"];

const sceneFile = (key: string) => `studio/demos/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

function demoOutputs(key: string, locale: Locale): string[] {
  const own = endings.map((ending) => `public/media/${locale}/${key}${ending}`);
  return locale === defaultLocale ? [...own, `public/media/${key}.gif`] : own;
}

function demoTask({ root, strings }: SiteData, key: string, locale: Locale): Task | undefined {
  const outputs = demoOutputs(key, locale);
  const recording = recordingFor(root, key, locale);
  if (recording) {
    return {
      name: key,
      locale,
      sources: [recording, "studio/recordings", "studio/encode/formats.ts"],
      facts: {},
      outputs,
      command: ["studio/recordings/convert.ts", "--key", key, "--lang", locale, "--file", recording],
    };
  }
  const texts = new Map<string, unknown>(Object.entries(strings[locale].demos)).get(key);
  if (!texts || !existsSync(join(root, sceneFile(key)))) return undefined;
  const tall = Object.values(tallFiles(`/media/${locale}/${key}`)).map(({ src }) => `public${src}`);
  return {
    name: key,
    locale,
    sources: ["studio/kit", "studio/stage", "studio/encode", sceneFile(key)],
    facts: { texts, typefaces },
    outputs: [...outputs, ...tall],
    command: ["studio/encode/demos.ts", "--lang", locale, "--only", key],
  };
}

function cardTask({ site, strings }: SiteData, locale: Locale): Task {
  const { hero, termsOfService, privacyPolicy } = strings[locale];
  return {
    name: "cards",
    locale,
    sources: ["studio/cards", "studio/marks/mark.svg", "public/media/poster-hero.webp"],
    facts: { name: site.name, hero, titles: [termsOfService.title, privacyPolicy.title], typefaces },
    outputs: pageKeys.map((page) => `public/cards/${locale}/${page}.jpg`),
    command: ["studio/cards/render-cards.ts", "--lang", locale],
  };
}

const film: Task = {
  name: "film",
  sources: ["studio/film", "studio/render"],
  facts: {},
  outputs: ["hero.webm", "hero-small.webm", "hero.mp4", "poster-hero.webp", "poster-hero.avif"].map(
    (file) => `public/media/${file}`,
  ),
  command: ["studio/render/film.ts"],
};

const icons: Task = {
  name: "icons",
  sources: ["studio/marks"],
  facts: {},
  outputs: [
    "public/favicon.ico",
    ...["mark.svg", "icon-180.png", "icon-192.png", "icon-512.png"].map((file) => `public/brand/${file}`),
  ],
  command: ["studio/marks/render-icons.ts"],
};

/** All that the studio makes, in the order in which a visitor would miss it. */
export function allTasks(data: SiteData): Task[] {
  const demos = data.site.products.flatMap(({ key }) => localeCodes.map((locale) => demoTask(data, key, locale)));
  return [
    film,
    icons,
    ...localeCodes.map((locale) => cardTask(data, locale)),
    ...demos.filter((task) => task !== undefined),
  ];
}
