import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { root } from "../../tools/command-line.ts";
import { allTasks } from "./tasks.ts";

it("names only sources that exist, as changes to others would not be noticed", async () => {
  const tasks = allTasks(await loadSiteData(root, () => {}));
  const sources = new Set(tasks.flatMap((task) => task.sources));
  expect([...sources].filter((source) => !existsSync(join(root, source)))).toEqual([]);
});
