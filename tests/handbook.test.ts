import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const below = readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => join("docs", name));
const pages = [...below, ...readdirSync(".")].filter((name) => name.endsWith(".md"));

const found = (page: string, pattern: RegExp) =>
  Array.from(readFileSync(page, "utf8").matchAll(pattern), ([, group = ""]) => group);

/** The addresses of a page's links and pictures within the project. */
const linksIn = (page: string) => found(page, /\]\((?!https?:|mailto:)([^)\s]+)\)/g);

/** What a heading is called in an address: small letters, signs gone, hyphens for spaces. */
const placesIn = (page: string) =>
  found(page, /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("the handbook", () => {
  it.each(pages)("%s links to what there is", (page) => {
    const lost = linksIn(page).filter((link) => {
      const [path = "", place] = link.split("#");
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(target)) return true;
      return place !== undefined && target.endsWith(".md") && !placesIn(target).includes(place);
    });
    expect(lost).toEqual([]);
  });

  it("has every page in its list", () => {
    const listed = linksIn("docs/README.md").map((link) => join("docs", link));
    expect(pages.filter((page) => page !== "docs/README.md" && !listed.includes(page))).toEqual([]);
  });

  it("says what every command does", () => {
    const text = readFileSync("docs/commands.md", "utf8");
    const called = (name: string) => (name === "test" || name === "start" ? `npm ${name}` : `npm run ${name}`);
    expect(Object.keys(packageJson.scripts).filter((name) => !text.includes(`\`${called(name)}\``))).toEqual([]);
  });
});
