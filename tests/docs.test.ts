import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const docs = readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => join("docs", name));
const pages = [...docs, ...readdirSync(".")].filter((name) => name.endsWith(".md"));

const matchesIn = (page: string, pattern: RegExp) =>
  Array.from(readFileSync(page, "utf8").matchAll(pattern), ([, group = ""]) => group);

/** The relative links and images of a page. */
const linksIn = (page: string) => matchesIn(page, /\]\((?!https?:|mailto:)([^)\s]+)\)/g);

/** The anchors of a page's headings, as GitHub derives them. */
const anchorsIn = (page: string) =>
  matchesIn(page, /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

it.each(pages)("the handbook has no broken link in %s", (page) => {
  const broken = linksIn(page).filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : join(dirname(page), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith(".md") && !anchorsIn(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it("the handbook lists every page", () => {
  const listed = linksIn("docs/README.md").map((link) => join("docs", link));
  expect(pages.filter((page) => page !== "docs/README.md" && !listed.includes(page))).toEqual([]);
});

it("the handbook describes every command", () => {
  const text = readFileSync("docs/commands.md", "utf8");
  const commandOf = (name: string) => (name === "test" || name === "start" ? `npm ${name}` : `npm run ${name}`);
  expect(Object.keys(packageJson.scripts).filter((name) => !text.includes(`\`${commandOf(name)}\``))).toEqual([]);
});
