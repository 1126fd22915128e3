import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const read = (file: string) => readFileSync(file, "utf8");

it("gives a container the built site, the server and its dependencies, a user without rights, and signals", () => {
  const lines = read("Dockerfile").split("\n");
  const finalStage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));
  const copied = finalStage.flatMap((line) => /^COPY --from=build \/project\/(\S+)/.exec(line)?.slice(1) ?? []);
  expect(copied).toEqual(["package.json", "node_modules", "server", "dist"]);
  expect(Object.keys(packageJson.dependencies)).toEqual(expect.arrayContaining(["mime-types", "negotiator"]));
  expect(finalStage).toContain("USER node");
  const command = finalStage.find((line) => line.startsWith("CMD ")) ?? "";
  const [program, file] = JSON.parse(command.slice("CMD ".length));
  expect([program, existsSync(file)]).toEqual(["node", true]);
  const ignored = read(".dockerignore").split("\n");
  for (const name of [".git", ".env", ".env.local", "node_modules", "dist"]) expect(ignored).toContain(name);
});

it.each(readdirSync(".github/workflows"))("pins every action of %s, which may only read and publish", (name) => {
  const text = read(`.github/workflows/${name}`);
  const matches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = ""]) => group);
  for (const action of matches(/uses: *(.*)/g))
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(matches(/^ {6}([\w-]+): write$/gm)).toEqual(["pages", "id-token"]);
  for (const command of matches(/run:(.*(?:\n {10,}.*)*)/g)) expect(command).not.toContain("${" + "{");
});
