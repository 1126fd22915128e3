import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { dueTasks, hashesOf, isUpToDate, readManifest, record, type Task } from "./task.ts";
import { allTasks } from "./tasks.ts";

let root: string;
const task: Task = {
  name: "ranking",
  locale: "de",
  sources: ["scenes", "kit.ts"],
  inputs: { title: "Rang" },
  outputs: ["ranking.gif"],
  make: async () => {},
};
const write = (file: string, content: string) => writeFileSync(join(root, file), content);

beforeEach(() => {
  root = temporaryFolder({ "scenes/ranking.tsx": "one", "kit.ts": "kit", "ranking.gif": "picture" });
});

const upToDate = (changed: Partial<Task> = {}) => isUpToDate(root, { ...task, ...changed }, readManifest(root));

it("skips what was made from the same sources, even if a test beside them changes", () => {
  expect(upToDate()).toBe(false);
  record(root, hashesOf(root, [task]));
  write("scenes/ranking.test.tsx", "test");
  expect(upToDate()).toBe(true);
});

it.each<[string, () => void, Partial<Task>?]>([
  ["a source changes", () => write("scenes/ranking.tsx", "two")],
  ["a source is added", () => write("scenes/more.tsx", "new")],
  ["an output is missing", () => rmSync(join(root, "ranking.gif"))],
  ["its texts change", () => {}, { inputs: { title: "Rangliste" } }],
])("makes it again when %s", (_what, change, changed) => {
  record(root, hashesOf(root, [task]));
  change();
  expect(upToDate(changed)).toBe(false);
});

it("makes again what was made while a source changed, and what is made from that, and keeps other records", () => {
  const tasks = [task, { ...task, name: "cropped", sources: task.outputs }, { ...task, name: "other", sources: [] }];
  record(root, { film: "0123" });
  const hashes = hashesOf(root, tasks);
  write("kit.ts", "another kit");
  record(root, hashes);
  expect(Object.keys(readManifest(root))).toEqual(["cropped de", "film", "other de", "ranking de"]);
  expect(dueTasks(root, tasks, readManifest(root))).toEqual(tasks.slice(0, 2));
});

it("names only sources that exist, as changes to others would not be noticed", async () => {
  const sources = allTasks(await loadSiteData(".", () => {})).flatMap((task) => task.sources);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

it("makes no GIF of a product that the site does not have", async () => {
  const { root, site, strings } = await loadSiteData(".", () => {});
  const [removed, ...products] = site.products.filter(({ demo }) => demo.endsWith(".gif"));
  const outputs = allTasks({ root, strings, site: { ...site, products } }).flatMap((task) => task.outputs);
  expect(allTasks({ root, strings, site }).flatMap((task) => task.outputs)).toContain(`public${removed?.demo}`);
  expect(outputs).not.toContain(`public${removed?.demo}`);
});
