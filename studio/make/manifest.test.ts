import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { inputsHash, isUpToDate, record } from "./manifest.ts";
import { allTasks, type Task } from "./tasks.ts";

const made = { outputs: ["ranking.gif"], make: async () => {} };
const task: Task = { name: "ranking", sources: ["scenes", "kit.ts"], inputs: { title: "Rang" }, ...made };

it.each<[string, boolean, (root: string) => void, Partial<Task>?]>([
  ["nothing changes", true, () => {}],
  ["a test changes", true, (root) => writeFiles(root, { "scenes/ranking.test.tsx": "test" })],
  ["another task is recorded", true, (root) => record(root, { ...task, name: "film" }, "0123")],
  ["a source changes", false, (root) => writeFiles(root, { "scenes/ranking.tsx": "two" })],
  ["a source is added", false, (root) => writeFiles(root, { "scenes/more.tsx": "new" })],
  ["an output is missing", false, (root) => rmSync(join(root, "ranking.gif"))],
  ["its texts change", false, () => {}, { inputs: { title: "Rangliste" } }],
])("if %s, knows whether what was made is up to date: %s", (_what, expected, change, changed) => {
  const root = temporaryFolder({ "scenes/ranking.tsx": "one", "kit.ts": "kit", "ranking.gif": "picture" });
  expect(isUpToDate(root, task)).toBe(false);
  record(root, task, inputsHash(root, task));
  change(root);
  expect(isUpToDate(root, { ...task, ...changed })).toBe(expected);
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
