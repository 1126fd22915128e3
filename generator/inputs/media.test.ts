import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { checkMedia, MediaError } from "./check-media.ts";
import { demoEndings, tallEndings } from "./demo-names.ts";
import { loadSite } from "./load-site.ts";
import { cardOf, demosOf, explainerOf, filmOf, posterOf } from "./media.ts";

const site = loadSite(siteConfig, {});

describe("media", () => {
  it("are all there for the project's own configuration", () => {
    expect(() => checkMedia("public", site)).not.toThrow();
  });

  it("are named when they are missing, with the field that wants them", () => {
    const wrong = loadSite(siteConfig, {
      PLUGINSITE_PRODUCTS_RANKING_DEMO: "/media/nothing.gif",
      PLUGINSITE_PARTNERS_2_LOGO: "/logos/none.svg",
    });
    expect(() => checkMedia("public", wrong)).toThrow(MediaError);
    expect(() => checkMedia("public", wrong)).toThrow("public/media/nothing.gif (the demo of products.ranking)");
    expect(() => checkMedia("public", wrong)).toThrow('public/logos/none.svg (the logo of the partner "BuenData")');
  });

  it("are wanted for a service only where its script is to be this site's own", () => {
    const withScript = (script: string) =>
      loadSite(
        {
          ...siteConfig,
          switches: { ...siteConfig.switches, cookieBanner: true },
          consent: { services: [{ name: "Counter", script }] },
        },
        {},
      );
    expect(() => checkMedia("public", withScript("https://statistics.example.org/script.js"))).not.toThrow();
    expect(() => checkMedia("public", withScript("/statistics/script.js"))).toThrow(
      'public/statistics/script.js (the script of the service "Counter"): add the file or correct its path',
    );
  });

  it("of the explainer video are wanted where it is switched on, each by its field", () => {
    const of = (switched: string, captions = {}) =>
      loadSite(
        { ...siteConfig, videoExplainer: { captions } },
        {
          PLUGINSITE_SWITCHES_VIDEO_EXPLAINER: switched,
          PLUGINSITE_VIDEO_EXPLAINER_FILM: "/media/no-film.mp4",
          PLUGINSITE_VIDEO_EXPLAINER_POSTER: "/media/poster-hero.webp",
        },
      );
    expect(() => checkMedia("public", of("false"))).not.toThrow();
    expect(explainerOf("public", of("false"))).toBeUndefined();
    const remedy = "add the file, correct its path in site.config.ts, or set switches.videoExplainer to false";
    expect(() => checkMedia("public", of("true", { de: "/media/no-words.vtt" }))).toThrow(
      `public/media/no-film.mp4 (videoExplainer.film): ${remedy}\n  - public/media/no-words.vtt (videoExplainer.captions.de): ${remedy}`,
    );
    expect(explainerOf("public", of("true", { de: "/media/no-words.vtt" }))).toEqual({
      film: { src: "/media/no-film.mp4", type: "video/mp4" },
      poster: { src: "/media/poster-hero.webp", width: expect.any(Number), height: expect.any(Number) },
      captions: [{ locale: "de", src: "/media/no-words.vtt" }],
    });
  });

  it("have a card for every language: its own, or the default's until it is made", () => {
    expect(cardOf("public", "de", "terms")).toBe("/cards/de/terms.jpg");
    expect(cardOf("public", "de", "no-page")).toBe("/cards/en/no-page.jpg");
  });

  it("may lack a demo while the studio is to make it", () => {
    const early = loadSite(siteConfig, { PLUGINSITE_PRODUCTS_RANKING_DEMO: "/media/nothing.gif" });
    const demos = demosOf("public", early);
    expect(demos.ranking).toBeUndefined();
    expect(demos.provider).toBeDefined();
  });

  it("give every product and language a demo with its size and a still", () => {
    const demos = demosOf("public", site);
    for (const { key } of site.products) {
      for (const files of Object.values(demos[key] ?? {})) {
        expect(files.width).toBeGreaterThanOrEqual(1200);
        expect(files.animated.length).toBeGreaterThan(0);
        expect(files.still.every(({ src }) => src.includes("still"))).toBe(true);
      }
    }
  });

  it("give a phone the tall one that the studio has drawn, in each language", () => {
    for (const [key, byLocale] of Object.entries(demosOf("public", site))) {
      for (const [locale, { animated, tall, recorded }] of Object.entries(byLocale)) {
        // A language whose demos are not made yet shows another's.
        if (recorded || !animated[0].src.startsWith(`/media/${locale}/`)) continue;
        expect(tall?.animated.src, key).toBe(`/media/${locale}/tall/${key}.avif`);
        expect(tall?.width, key).toBeGreaterThanOrEqual(1200);
        expect(tall?.height, key).toBeGreaterThan(tall?.width ?? 0);
      }
    }
  });
});

describe("a demo", () => {
  const gif = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
  const only = { ...site, products: site.products.filter(({ key }) => key === "ranking"), partners: [] };
  const always = ["public/media/hero.webm", "public/media/poster-hero.webp", "public/media/ranking.gif"];
  const wide = (locale: string) => demoEndings.map((ending) => `public/media/${locale}/ranking${ending}`);
  const tall = (locale: string) => tallEndings.map((ending) => `public/media/${locale}/tall/ranking${ending}`);
  const drawn = (locale: string) => [...wide(locale), ...tall(locale)];

  function folderWith(...files: string[]): string {
    const root = mkdtempSync(join(tmpdir(), "media-"));
    for (const file of [...always, ...files]) {
      mkdirSync(join(root, file, ".."), { recursive: true });
      writeFileSync(join(root, file), gif);
    }
    return join(root, "public");
  }
  const demoOf = (...files: string[]) => demosOf(folderWith(...files), only).ranking;
  const check = (...files: string[]) => checkMedia(folderWith(...files), only);

  it("that the owner has recorded keeps its colours in the dark", () => {
    const recordedIn = (...files: string[]) => {
      const { en, de } = demoOf(...files) ?? {};
      return [en?.recorded, de?.recorded];
    };
    expect(recordedIn(...drawn("en")), "drawn by the studio").toEqual([undefined, undefined]);
    expect(recordedIn(), "put into public by hand").toEqual([true, true]);
    expect(recordedIn(...drawn("en"), "media/ranking.mp4"), "recorded for all languages").toEqual([true, true]);
    const forGerman = [...drawn("en"), ...wide("de"), "media/ranking.de.mov"];
    expect(recordedIn(...forGerman), "recorded for one language").toEqual([undefined, true]);
  });

  it("that the owner has recorded is shown to phones as well, even where the studio has drawn a tall one", () => {
    expect(demoOf(...drawn("en"))?.en.tall).toMatchObject({ width: 1, height: 1 });
    expect(demoOf(...drawn("en"), "media/ranking.mp4")?.en.tall).toBeUndefined();
  });

  it("shows its own files in a language that has them, else those of the default language, and one GIF in all", () => {
    const { de, fr } = demoOf(...drawn("en"), ...drawn("de")) ?? {};
    expect(de?.animated.map(({ src }) => src)).toEqual([
      "/media/de/ranking.avif",
      "/media/de/ranking.webp",
      "/media/ranking.gif",
    ]);
    expect(de?.still.map(({ src }) => src)).toEqual(["/media/de/ranking-still.avif", "/media/de/ranking-still.webp"]);
    expect(fr?.animated.map(({ src }) => src)).toEqual([
      "/media/en/ranking.avif",
      "/media/en/ranking.webp",
      "/media/ranking.gif",
    ]);
  });

  it("may be a picture and a still alone", () => {
    const files = ["public/media/ranking-still.webp"];
    expect(() => check(...files)).not.toThrow();
    expect(demoOf(...files)?.de).toMatchObject({
      animated: [{ src: "/media/ranking.gif", type: "image/gif" }],
      still: [{ src: "/media/ranking-still.webp", type: "image/webp" }],
    });
  });

  it.each(drawn("de"))("is not passed over in silence where %s is missing beside its others", (missing) => {
    const files = drawn("de").filter((file) => file !== missing);
    expect(() => check(...files)).toThrow(MediaError);
    expect(() => check(...files)).toThrow(
      `${missing} (the demo of products.ranking in the language "de"): run "npm run media -- ranking --lang de"`,
    );
  });

  it("may be missing whole in a language, and tall where it is recorded", () => {
    expect(() => check(...drawn("en"))).not.toThrow();
    expect(() => check(...drawn("en"), ...wide("de"), "media/ranking.de.mp4")).not.toThrow();
  });
});

describe("the film's poster", () => {
  it("is cut for an upright screen and small for a small one", () => {
    const { sources, image } = posterOf("public");
    expect(sources).toEqual([
      {
        srcSet: "/media/poster-hero-tall.avif",
        type: "image/avif",
        media: "(max-aspect-ratio: 3/4)",
        width: 688,
        height: 864,
      },
      {
        srcSet: "/media/poster-hero-small.avif 1280w, /media/poster-hero.avif 1920w",
        sizes: "max(100vw, 178vh)",
        type: "image/avif",
        width: 1920,
        height: 1080,
      },
    ]);
    expect(image).toEqual({ src: "/media/poster-hero.webp", type: "image/webp", width: 1920, height: 1080 });
  });

  it("may be one picture alone, and the film one file", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "media-")), "public");
    mkdirSync(join(folder, "media"), { recursive: true });
    copyFileSync("public/media/poster-hero.webp", join(folder, "media/poster-hero.webp"));
    copyFileSync("public/media/hero.webm", join(folder, "media/hero.webm"));
    expect(posterOf(folder).sources).toEqual([]);
    expect(filmOf(folder)).toEqual([{ src: "/media/hero.webm", type: "video/webm" }]);
  });
});
