import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { SiteInput } from "../../src/config/site-schema.ts";
import { record } from "../../studio/make/manifest.ts";
import type { Task } from "../../studio/make/task.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import { examine } from "./examine.ts";
import { reportOf } from "./finding.ts";
import { ageFindings } from "./pictures.ts";

const productKeys = siteConfig.products.map(({ key }) => key);
const english = exampleStrings(productKeys) as { nav: Record<string, string> };
const tokens = readFileSync("src/styles/tokens.css", "utf8");

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const writeLanguage = (code: Locale, home: string) =>
  write(`src/content/strings/${code}.json`, JSON.stringify({ ...english, nav: { ...english.nav, home } }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "doctor-"));
  write("src/styles/tokens.css", tokens);
  write("studio/film/palette.ts", readFileSync("studio/film/palette.ts", "utf8"));
  for (const code of localeCodes) writeLanguage(code, `home in ${code}`);
});
afterEach(() => rmSync(root, { recursive: true }));

const site: SiteInput = {
  ...siteConfig,
  name: "Lumen",
  legalName: "Lumen SL",
  origin: "https://www.lumen.org",
  shop: "https://shop.lumen.org",
  organisation: "https://code.lumen.org",
  contactEmail: "info@lumen.org",
  partners: ["One", "Two", "Three"].map((name) => ({ name, logo: `/logos/${name}.svg` })),
  creditsPath: "/credits",
  legal: { postalAddress: "Street 1", host: "Host", serverLogsDays: 30, governingLaw: "ES" },
};

function found(change: Partial<SiteInput> = {}, environment: Record<string, string> = {}) {
  const { findings } = examine(root, { ...site, ...change }, environment);
  const lines = (isWrong: boolean) => findings.filter((finding) => finding.isWrong === isWrong).map(({ line }) => line);
  return { wrong: lines(true), toBeLookedAt: lines(false) };
}

const first = siteConfig.products[0] as SiteInput["products"][number];

describe("what is wrong is named with its remedy", () => {
  it.each<[Partial<SiteInput>, RegExp]>([
    [{ contactEmail: "nobody" }, /^contactEmail: got "nobody", wants an e-mail address/],
    [{ shop: "http://shop.lumen.org" }, /^shop: got "http:.*plain HTTP is refused: let the address answer over HTTPS/],
    [
      { products: [{ ...first, repository: "https://code.example.net/other/plugin" }] },
      /^products\[0\]\.repository: got ".*every download button leads to a repository of `organisation`/,
    ],
    [{ products: [{ ...first, icon: "no-such-icon" }] }, /no Lucide icon is named "no-such-icon"/],
  ])("%j", (change, line) => {
    expect(found(change).wrong).toContainEqual(expect.stringMatching(line));
  });

  it("a partner without the file of its logo", () => {
    write("public/logos/One.svg", "<svg/>");
    const { wrong } = found();
    expect(wrong.filter((line) => line.includes("logo"))).toEqual([
      'public/logos/Two.svg (the logo of the partner "Two"): add the file or correct its path in site.config.ts',
      'public/logos/Three.svg (the logo of the partner "Three"): add the file or correct its path in site.config.ts',
    ]);
  });

  it("a text that is missing, and an address in one without HTTPS", () => {
    write("src/content/strings/de.json", JSON.stringify({ ...english, nav: {} }));
    writeLanguage("fr", "Voir http://www.lumen.org");
    const { wrong, toBeLookedAt } = found();
    expect(wrong).toContain('de: "nav.home" is missing; add it');
    expect(wrong).toContain('fr: "nav.home" has an address without HTTPS; begin it with https://');
    expect(toBeLookedAt).toContainEqual(expect.stringContaining("pictures: not looked at, since the texts are wrong"));
  });

  it.each(["aqua", "ribbon-pink"])("a colour, %s, on which a text cannot be read", (name) => {
    const declared = new RegExp(`(--color-${name}:) oklch\\([^)]*\\)`);
    write("src/styles/tokens.css", tokens.replace(declared, "$1 oklch(0.3 0.05 196)"));
    const line = new RegExp(`tokens\\.css: text on --color-${name} has 1\\.\\d+:1 in the light theme`);
    expect(found().wrong).toContainEqual(expect.stringMatching(line));
  });

  it("the environment's values as well, and texts also while the configuration cannot be used", () => {
    write("src/content/strings/de.json", "{");
    const { wrong } = found({ name: "" }, { PLUGINSITE_SHPO: "x" });
    expect(wrong).toContainEqual(expect.stringContaining("PLUGINSITE_SHOP?"));
    expect(wrong).toContainEqual(expect.stringContaining("name: got"));
    expect(wrong).toContainEqual(expect.stringContaining("de: de.json is no valid JSON"));
  });
});

describe("what is to be looked at is named with its remedy", () => {
  it.each<[Partial<SiteInput>, string]>([
    [{ name: "Aulia" }, "name: Aulia is still a placeholder; set it in site.config.ts"],
    [{ origin: "https://www.example.org" }, "is still a placeholder, for example.org is reserved for examples"],
    [{ shop: siteConfig.shop }, `shop: ${siteConfig.shop} is still a placeholder, for .example is reserved for`],
    [{ creditsPath: siteConfig.creditsPath }, "is as it was delivered, and fits one shop system alone; see that https"],
    [{ legal: { host: "Host" } }, "legal: postalAddress, serverLogsDays, governingLaw not set"],
    [
      { products: [{ ...first, component: "local_other" }] },
      'products.dynamicRules.repository: "moodle-local_coursedynamicrules" does not end in the component "local_other"',
    ],
  ])("%j", (change, line) => {
    expect(found(change).toBeLookedAt).toContainEqual(expect.stringContaining(line));
    expect(found().toBeLookedAt).not.toContainEqual(expect.stringContaining(line));
  });

  it("a film that was made with other colours, and one that is switched off is not", () => {
    write("src/styles/tokens.css", tokens.replace(/(--color-ribbon-(?:purple|aqua): )[^;]*/g, "$1oklch(0.5 0.01 20)"));
    // An owner may have given the others colours of their own, and switched the film off.
    const names = /other colours in the place of purple,.* aqua.* than src\/styles\/tokens\.css/;
    const pictures = (film: boolean) =>
      found({ switches: { ...site.switches, film } }).toBeLookedAt.filter((line) => names.test(line));
    expect(pictures(true)).toEqual([
      expect.stringMatching(/^pictures: studio\/film\/palette\.ts .*"npm run media -- film posters tall-film cards"/),
    ]);
    expect(pictures(false)).toEqual([]);
    const alike = (_: string, before: string, light: string) => `${before}${(Number(light) - 0.02).toFixed(2)}`;
    write("src/styles/tokens.css", tokens.replace(/(--color-ribbon-salmon: oklch\()([\d.]+)/, alike));
    expect(found().toBeLookedAt).not.toContainEqual(expect.stringContaining("other colours"));
  });

  it("nothing of the path in a shop that is a placeholder itself", () => {
    const { toBeLookedAt } = found({ shop: siteConfig.shop, creditsPath: siteConfig.creditsPath });
    expect(toBeLookedAt).not.toContainEqual(expect.stringContaining("creditsPath"));
  });

  it("a text that is too long for its place, with the owner's values in it, or is still English", () => {
    writeLanguage("de", "Zum Anfang der Seite");
    writeLanguage("en", "read more");
    writeLanguage("fr", "read more");
    const { toBeLookedAt } = found();
    expect(toBeLookedAt).toContain('de: "nav.home" has 20 characters, its place is for about 12; shorten it');
    expect(toBeLookedAt).toContain('fr: "nav.home" says what English says, “read more”; translate it');
    expect(toBeLookedAt).not.toContainEqual(expect.stringMatching(/^(en|de): "nav\.home" says/));
  });
});

describe("pictures", () => {
  const task = (name: string): Task => ({
    name,
    locale: "de",
    sources: ["kit.ts"],
    facts: {},
    outputs: [`out/${name}`],
    command: ["make.ts"],
  });
  const tasks = ["ranking", "cards", "film"].map(task);
  const told = (made: readonly Task[]) => {
    const manifest = JSON.parse(readFileSync(join(root, "studio/make/manifest.json"), "utf8"));
    return ageFindings(root, made, manifest).map(({ isWrong, line }) => `${isWrong ? "wrong" : "look"}: ${line}`);
  };
  const many = ["aiForum", "aiTasks", "aiTutor", "activities", "provider", "ranking"].map(task);

  beforeEach(() => {
    write("kit.ts", "kit");
    for (const { outputs } of [...tasks, ...many]) write(outputs[0] as string, "picture");
    write("studio/make/manifest.json", "{}");
    record(root, [...tasks, ...many]);
  });

  it("are right as they were made", () => expect(told(tasks)).toEqual([]));

  it("are to be made again when they are older than what they are made from; a film may be the owner's", () => {
    write("kit.ts", "another kit");
    expect(told(tasks)).toEqual([
      'look: pictures: ranking de: older than its texts or drawings; run "npm run media -- ranking --lang de"',
      'look: pictures: cards de: older than its texts or drawings; run "npm run media -- cards --lang de"',
    ]);
    expect(told(many)).toEqual([
      'look: pictures: 6 are older than their texts or drawings (aiForum de, aiTasks de, aiTutor de, activities de, provider de, …); run "npm run media"',
    ]);
  });

  it("are wrong when cards are missing", () => {
    for (const { outputs } of tasks) rmSync(join(root, outputs[0] as string));
    expect(told(tasks)).toEqual([
      'wrong: pictures: cards de: files are missing; run "npm run media -- cards --lang de"',
    ]);
  });
});

it("the report has what is wrong first, and counts", () => {
  expect(
    reportOf([
      { isWrong: false, line: "a" },
      { isWrong: true, line: "b" },
    ]),
  ).toBe("Wrong:\n  - b\n\nTo be looked at:\n  - a\n\n1 wrong, 1 to be looked at");
  expect(reportOf([])).toBe("0 wrong, 0 to be looked at");
});
