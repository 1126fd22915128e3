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

it("says in the reference of the configuration which fields are required", () => {
  expect(pages["configuration.md"]).toMatch(/^\| `contactEmail` \| .+ \| yes \| {2}\|$/m);
  expect(pages["configuration.md"]).toMatch(
    /^\| `products.platform.from` \| .+ \| if `products.platform` is given \| {2}\|$/m,
  );
});

it("has purpose, length and placeholders of each text in a schema that the repository's settings give to editors", () => {
  const { footer, products } = JSON.parse(pages["texts.schema.json"]).properties;
  const { copyright, subtitle } = footer.properties;
  expect(subtitle).toEqual({ type: "string", description: expect.any(String), minLength: 1, maxLength: 82 });
  expect(copyright.description).toBe("Copyright line; keeps {year} and {legalName}");
  const pattern = new RegExp(copyright.pattern, "u");
  expect(["© {year} {legalName}", "© {legalName}"].map((text) => pattern.test(text))).toEqual([true, false]);
  expect(products.properties.items.additionalProperties.required).toEqual(["name", "title", "description", "demo"]);
  const [settings] = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))["json.schemas"];
  expect(settings.url).toBe("./docs/reference/texts.schema.json");
});
