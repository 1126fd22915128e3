import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { checkMedia, MediaError } from "./check-media.ts";
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

  it("are shown as they are, a picture with its size", () => {
    const own = loadSite(siteConfig, { PLUGINSITE_PRODUCTS_RANKING_DEMO: "/media/hero.mp4" });
    const demos = demosOf("public", own);
    expect(demos.ranking).toEqual({ src: "/media/hero.mp4", type: "video/mp4" });
    expect(demos.provider).toEqual({
      src: "/media/provider.gif",
      type: "image/gif",
      width: expect.any(Number),
      height: expect.any(Number),
    });
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
