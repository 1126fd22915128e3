import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { inputsHash, isUpToDate, record } from "./manifest.ts";
import { allTasks, type Task } from "./tasks.ts";

it("knows of a missing file, even if no source has changed", () => {
  const task: Task = { name: "ranking", sources: [], outputs: ["ranking.gif"], make: async () => {} };
  const root = temporaryFolder();
  record(root, task, inputsHash(root, task));
  expect(isUpToDate(root, task)).toBe(false);
  writeFiles(root, { "ranking.gif": "picture" });
  expect(isUpToDate(root, task)).toBe(true);
});

const data = await loadSiteData(".", () => {});

it("names only sources that exist, as changes to others would not be noticed", () => {
  const sources = allTasks(data).flatMap((task) => task.sources);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

it("makes no GIF of a product that the site does not have", () => {
  const [removed, ...products] = data.site.products.filter(({ demo }) => demo.endsWith(".gif"));
  const outputsFor = (site: typeof data.site) => allTasks({ ...data, site }).flatMap((task) => task.outputs);
  expect(outputsFor(data.site)).toContain(`public${removed?.demo}`);
  expect(outputsFor({ ...data.site, products })).not.toContain(`public${removed?.demo}`);
});
