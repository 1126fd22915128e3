import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { configurationReference } from "./configuration.ts";
import { textsSchema } from "./texts-schema.ts";

const pages = { "configuration.md": configurationReference(), "texts.schema.json": textsSchema() };

it.each(["configuration.md", "texts.schema.json"] as const)("keeps docs/reference/%s up to date", (name) => {
  const file = `docs/reference/${name}`;
  const current = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  expect(current === pages[name], `${file} is out of date: run \`npm run docs\``).toBe(true);
});

it("says which fields are required", () => {
  expect(pages["configuration.md"]).toMatch(/^\| `contactEmail` \|.*\| yes \|/m);
});

it("has patterns for the placeholders in a schema that the repository's settings give to editors", () => {
  const { footer } = JSON.parse(pages["texts.schema.json"]).properties;
  const pattern = new RegExp(footer.properties.copyright.pattern, "u");
  expect(["© {year} {legalName}", "© {legalName}"].map((text) => pattern.test(text))).toEqual([true, false]);
  const [settings] = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))["json.schemas"];
  expect(settings.url).toBe("./docs/reference/texts.schema.json");
});
