import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import ownerConfig from "../../site.config.ts";
import { demoFiles } from "../../src/lib/demo-files.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { checkMedia, compactDemos, demosOf, MediaError } from "./media.ts";

const site = loadSite(ownerConfig, {});

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

  it("are written down in short without losing anything", () => {
    const demos = demosOf("public", site);
    const short = compactDemos(demos);
    for (const [key, byLocale] of Object.entries(demos)) {
      for (const [code, files] of Object.entries(byLocale)) {
        const own = short[key]?.[code] ?? short[key]?.en;
        expect(own && demoFiles(own)).toEqual(files);
      }
    }
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
      for (const [locale, { tall, recorded }] of Object.entries(byLocale)) {
        if (recorded) continue;
        expect(tall?.animated.src, key).toBe(`/media/${locale}/tall/${key}.avif`);
        expect(tall?.width, key).toBeGreaterThanOrEqual(1200);
        expect(tall?.height, key).toBeGreaterThan(tall?.width ?? 0);
      }
    }
  });
});

describe("a demo that the owner has recorded keeps its colours in the dark", () => {
  const gif = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
  const only = { ...site, products: site.products.filter(({ key }) => key === "ranking") };

  function folderWith(...files: string[]): string {
    const root = mkdtempSync(join(tmpdir(), "media-"));
    for (const file of ["public/media/ranking.gif", ...files]) {
      mkdirSync(join(root, file, ".."), { recursive: true });
      writeFileSync(join(root, file), gif);
    }
    return join(root, "public");
  }

  it.each([
    ["drawn by the studio", ["public/media/en/ranking.gif"], { en: undefined, de: undefined }],
    ["put into public by hand", [], { en: true, de: true }],
    ["recorded for all languages", ["public/media/en/ranking.gif", "media/ranking.mp4"], { en: true, de: true }],
    [
      "recorded for one language",
      ["public/media/en/ranking.gif", "public/media/de/ranking.gif", "media/ranking.de.mov"],
      { en: undefined, de: true },
    ],
  ])("%s", (_what, files, expected) => {
    const { ranking } = demosOf(folderWith(...files), only);
    expect({ en: ranking?.en.recorded, de: ranking?.de.recorded }).toEqual(expected);
  });

  it("and is shown to phones as well, even where the studio has drawn a tall one", () => {
    const wide = ["public/media/en/ranking.gif", "public/media/en/ranking-still.webp"];
    const drawn = [...wide, "public/media/en/tall/ranking.avif"];
    const both = [...drawn, "public/media/en/tall/ranking-still.avif"];
    expect(demosOf(folderWith(...both), only).ranking?.en.tall).toMatchObject({ width: 1, height: 1 });
    expect(demosOf(folderWith(...drawn), only).ranking?.en.tall).toBeUndefined();
    expect(demosOf(folderWith(...both, "media/ranking.mp4"), only).ranking?.en.tall).toBeUndefined();
  });
});
