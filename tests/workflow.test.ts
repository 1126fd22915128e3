import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);

it.each(workflows)("%s runs no action that somebody can change afterwards", (_name, text) => {
  const used = [...text.matchAll(/uses:(.*)/g)].map(([, action = ""]) => action.trim());
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it.each(workflows)("%s may read, and writes only where a job says so", (_name, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  const granted = [...text.matchAll(/^ {6}([\w-]+): write$/gm)].map(([, permission]) => permission);
  expect(granted).toEqual(["pages", "id-token"]);
});

it.each(workflows)("%s puts no value of an event's into a command", (_name, text) => {
  const commands = [...text.matchAll(/run:(.*(?:\n {10,}.*)*)/g)].map(([, command]) => command);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect(command).not.toContain("${" + "{");
});

it.each(workflows)("%s runs commands that there are, on every Node that the project names", (_name, text) => {
  const scripts = [...text.matchAll(/npm (?:run (?:-s )?)?(test:matrix|test|build|verify|start|sbom)\b/g)].map(
    ([, script]) => script,
  );
  for (const script of scripts) expect(Object.keys(packageJson.scripts)).toContain(script);
  const majors = [...packageJson.engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
  expect(text).toContain(`node: [${majors.join(", ")}]`);
});
