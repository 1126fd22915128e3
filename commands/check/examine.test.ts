import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { english } from "../../generator/testing/sample-texts.ts";
import { withValue } from "../../generator/testing/with-value.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { SiteInput } from "../../src/config/site-schema.ts";
import { inputsHash, record } from "../../studio/make/manifest.ts";
import type { Task } from "../../studio/make/tasks.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { checkPictures } from "./appearance.ts";
import { examine } from "./examine.ts";
import { briefly, type Findings, reportOf } from "./report.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

let root: string;
const write = (file: string, content: string) => writeFiles(root, { [file]: content });
const writeLanguage = (code: Locale, home: string) =>
  write(`src/content/strings/${code}.json`, JSON.stringify({ ...english, nav: { ...english.nav, home } }));

beforeEach(() => {
  root = temporaryFolder({ "src/styles/tokens.css": tokens });
  for (const code of localeCodes) writeLanguage(code, `home in ${code}`);
});

/** A configuration whose only findings are files missing from the test folder. */
const site: SiteInput = {
  ...siteConfig,
  name: "Lumen",
  legalName: "Lumen SL",
  origin: "https://www.lumen.org",
  shop: "https://shop.lumen.org",
  creditsPath: "/credits",
  organisation: "https://code.lumen.org",
  contactEmail: "info@lumen.org",
  partners: ["One", "Two", "Three"].map((name) => ({ name, logo: `/logos/${name}.svg` })),
  links: { legalNotice: "https://www.lumen.org/imprint" },
  legal: { postalAddress: "Street 1", host: "Host", serverLogsDays: 30, governingLaw: "ES", authority: "Authority" },
};

const linesOf = ({ errors, warnings }: Findings) => [
  ...errors.map((line) => `wrong: ${line}`),
  ...warnings.map((line) => `look: ${line}`),
];
const findingsFor = (change: Partial<SiteInput> = {}, strict = false) =>
  linesOf(examine(root, { strict, input: { ...site, ...change } })).join("\n");

const [first] = siteConfig.products as [SiteInput["products"][number]];

it.each<[change: Partial<SiteInput>, line: RegExp]>([
  [{ contactEmail: "nobody" }, /^wrong: contactEmail: got "nobody", expected an e-mail address/m],
  [{ products: [{ ...first, icon: "no-such-icon" }] }, /^wrong: .*there is no Lucide icon "no-such-icon"/m],
  [{ name: "Aulia" }, /^look: site\.config\.ts: "name: Aulia" is still a placeholder; set it there or with/m],
  [{ origin: "https://www.lumen.example" }, /^look: .*lumen\.example" ends in \.example, which nobody can own; set/m],
  [{ legal: { host: "Host" }, links: {} }, /^look: .*legal\.postalAddress, .*links\.legalNotice \(an imprint\) not/m],
  [
    { products: [{ ...first, needs: ["licenceKey", "activityRanking"] }] },
    /^look: site\.config\.ts: products\.dynamicRules needs activityRanking, the product ranking, which is not .*; remove the need or dynamicRules too, or keep it if .* elsewhere$/m,
  ],
  [
    { partners: siteConfig.partners },
    /^look: .*"partners: Educere, .*Mindfree" is still .*; set them in site\.config\.ts \(docs.*md\)$/m,
  ],
  [{ creditsPath: siteConfig.creditsPath }, /^look: .*: creditsPath is still the template's, .*\.lumen\.org/m],
  [
    { partners: siteConfig.partners },
    /^wrong: public\/logos\/mindfree\.svg \(the logo of .* "Mindfree"\): add the file or/m,
  ],
])("reports %j with its remedy", (change, line) => {
  expect(findingsFor(change)).toMatch(line);
  expect(findingsFor()).not.toMatch(line);
});

it("reports texts that are missing, too long, not translated or without HTTPS", () => {
  write("src/content/strings/pt.json", JSON.stringify({ ...english, nav: {} }));
  writeLanguage("en", "read more");
  writeLanguage("fr", "read more");
  writeLanguage("de", "Zum Anfang der Seite");
  writeLanguage("ru", "http://www.lumen.org");
  const lines = findingsFor().split("\n");
  const file = (code: string) => `src/content/strings/${code}.json: "nav.home"`;
  expect(lines).toContain(`wrong: ${file("pt")} is missing; add it`);
  expect(lines).toContain(`wrong: ${file("ru")} has a URL without HTTPS; start it with https://`);
  expect(lines).toContain(`look: ${file("de")} has 20 characters, expected about 12 at most; shorten it`);
  const copies = (all: readonly string[]) => all.filter((line) => /"nav\.home" is the same/.test(line));
  expect(copies(lines)).toEqual([`look: ${file("fr")} is the same as in English; translate it`]);
  expect(copies(findingsFor({}, true).split("\n"))).toEqual([expect.stringMatching(/^wrong: .*\/fr\.json/)]);
  expect(lines).toContain("look: pictures: not checked, as texts or colours have errors; fix those first");
});

it("finds each text of the shipped languages translated", () => {
  const { warnings } = examine(process.cwd(), { input: site });
  expect(warnings.filter((line) => /(es|de|fr|pt|id|ru)\.json: .* same as in English/.test(line))).toEqual([]);
});

it("reports the texts of a product that the site does not have, in a line for each language and product", () => {
  const report = reportOf(examine(root, { input: { ...site, products: [first] } }));
  const line =
    /- src\/content\/strings\/\w+\.json: "products\.items\.\w+\.name" belongs to the product \w+,.*\(and 3 more of/g;
  expect(report.match(line)).toHaveLength(localeCodes.length * (siteConfig.products.length - 1));
});

it("reports the texts that name a product which the site does not have, also by its name as a need", () => {
  const { items } = english.products as { items: Record<string, unknown> };
  const renamed = withValue(english, "products.needs.activityRanking", "Ranking");
  const texts = withValue(renamed, "demos.ranking.lab", "Ranking lab");
  const sentence = withValue(texts, "nav.home", "See Ranking.");
  const named = (input: SiteInput) =>
    linesOf(examine(root, { input })).filter((line) => /de\.json.* names "/.test(line));
  const line =
    'names "Ranking", the product ranking, which is not on this site; reword it, or keep it if people get that';
  write("src/content/strings/de.json", JSON.stringify(sentence));
  expect(named(site)).toEqual([]);
  expect(named({ ...site, products: [first] })).toEqual([expect.stringMatching(`"nav.home" ${line}`)]);
  write(
    "src/content/strings/de.json",
    JSON.stringify(withValue(sentence, "products.items", { [first.key]: items[first.key] })),
  );
  expect(named({ ...site, products: [first] })).toEqual([expect.stringMatching(`"nav.home" ${line}`)]);
  write("src/content/strings/de.json", JSON.stringify(withValue(sentence, "products.items.ranking.name", " ")));
  expect(named({ ...site, products: [first] })).toHaveLength(1);
});

it("reports a demo's picture that no product shows any more", () => {
  for (const { demo } of siteConfig.products) write(`public${demo}`, "picture");
  expect(findingsFor()).not.toContain("no product shows it");
  for (const file of ["media/hero.webm", "logos/one.svg"]) write(`public/${file}`, "picture");
  const lines = findingsFor({ products: [first] }).split("\n");
  const line =
    "look: public/media/ranking.gif is published, but no product shows it; delete it, unless a page of yours does";
  expect(lines).toContain(line);
  expect(lines.filter((found) => found.includes("no product shows it"))).toHaveLength(siteConfig.products.length - 1);
});

it("asks for translations of a product's answers and demo only if the site has it", () => {
  const demos = { ranking: { lab: "what the lab does" } };
  const beforeInstall = { answers: { ranking: { data: "what it reads" } } };
  const texts = withValue({ ...english, demos }, "products.beforeInstall", beforeInstall);
  for (const code of localeCodes) write(`src/content/strings/${code}.json`, JSON.stringify(texts));
  const copies = (change: Partial<SiteInput>) =>
    findingsFor(change).match(/(?<=de\.json: ")[\w.]+(?=" is the same as in English)/g) ?? [];
  expect(copies({})).toEqual(["products.beforeInstall.answers.ranking.data", "demos.ranking.lab"]);
  expect(copies({ products: [first] })).toEqual([]);
});

it("reports an invalid configuration, and checks nothing else", () => {
  write("src/content/strings/de.json", "{");
  expect(findingsFor({ name: "" })).toMatch(/^wrong: name: got .*\nlook: .* not checked, as the configuration has.*$/);
});

it.each([
  ["aqua: oklch(0.3 0.05 196)", /^wrong: .*tokens\.css: text on --color-aqua has 1\.\d+:1, expected/m],
  ["aqua: #7fdedb", /^wrong: .*--color-aqua: got "#7fdedb", expected oklch\(\), such as oklch\(0\.\d{3} /m],
  ["aqua: sea", /^wrong: .*--color-aqua: got "sea", expected oklch\(\), such as oklch\(0\.68 0\.17 300\)$/m],
])("reports as wrong: --color-%s", (declaration, line) => {
  write("src/styles/tokens.css", tokens.replace(/aqua: oklch\([^)]*\)/, declaration));
  expect(findingsFor()).toMatch(line);
});

it("reports outdated pictures, the film only if it is shown, and missing cards", () => {
  const tasks = ["ranking", "cards", "film", "posters"].map((name): Task => {
    return { name, sources: ["kit.ts"], inputs: {}, outputs: [`out/${name}`], make: async () => {} };
  });
  for (const { outputs } of tasks) write(outputs[0] as string, "picture");
  write("kit.ts", "kit");
  for (const task of tasks) record(root, task, inputsHash(root, task));
  const pictureLines = (hasFilm = false, all = tasks) => {
    const findings: Findings = { errors: [], warnings: [] };
    checkPictures(root, all, hasFilm, findings);
    return linesOf(findings);
  };
  expect(pictureLines(true)).toEqual([]);
  const retitled = tasks.map((task) => (task.name === "ranking" ? { ...task, inputs: { title: "Rang" } } : task));
  expect(pictureLines(true, retitled)).toEqual([expect.stringMatching(/^look: pictures: ranking: older than texts/)]);
  write("kit.ts", "another kit");
  expect(pictureLines()).toEqual([
    'look: pictures: ranking, cards, posters: older than texts, colours or sources; run "npm run media -- ranking cards posters"',
  ]);
  expect(pictureLines(true)).toEqual([
    expect.stringMatching(/film, posters: older .*"npm run media -- ranking cards film posters"$/),
  ]);
  rmSync(join(root, "out"), { recursive: true });
  expect(pictureLines()).toEqual(['wrong: pictures: cards: files are missing; run "npm run media -- cards"']);
});

it("reports broken links in the last build", () => {
  for (const file of ["_headers", "404.html"]) write(`dist/${file}`, "");
  write("dist/about.html", '<html lang="en"><a href="/gone">about</a></html>');
  const lines = findingsFor();
  expect(lines).toMatch(/^wrong: the last build, \/about: links to \/gone, but the build has no such.*; fix the text/m);
});

it("warns once of a last build that is another program's, and checks the rest", () => {
  const before = findingsFor();
  write("dist/index.js", "");
  const reason = `${join(root, "dist")} is not a build: _headers is missing`;
  expect(findingsFor()).toBe(`${before}\nlook: the last build cannot be read: ${reason}; run \`npm run build\``);
});

it("shows warnings about texts that differ in quotations and numbers in one line, or each; errors and others always each", () => {
  const texts = ['"a" has 5', '"b" has 7'].map((line) => `src/content/strings/de.json: ${line}`);
  const others = ['site.config.ts: "name: Aulia"', 'site.config.ts: "legalName: Aulia SL"'];
  const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}\n`).join("");
  const report = (all = false) => reportOf({ errors: texts, warnings: [...texts, ...others] }, all);
  const brief = list([`${texts[0]} (and 1 more of this kind)`, ...others]);
  expect(report()).toBe(
    `Errors:\n${list(texts)}\nWarnings:\n${brief}\n2 errors, 4 warnings; \`npm run check -- --all\` lists each`,
  );
  expect(report(true)).toContain(`Warnings:\n${list([...texts, ...others])}\n2 errors, 4 warnings`);
  expect(briefly(texts)).toEqual([`${texts[0]} (and 1 more of this kind)`]);
  expect(reportOf({ errors: [], warnings: ["a"] })).toBe("Warnings:\n  - a\n\n0 errors, 1 warning");
});
