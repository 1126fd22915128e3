import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

describe("the container", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const finalStage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));
  const linesOf = (instruction: string) => finalStage.filter((line) => line.startsWith(`${instruction} `));

  it("pins the base image, and copies only the built site, the server and its dependencies", () => {
    for (const line of lines.filter((one) => one.startsWith("FROM"))) expect(line).toMatch(/^FROM node:\d+\.\d+\.\d+-/);
    expect(linesOf("COPY").map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual(
      ["package.json", "node_modules", "server", "dist"].map((name) => `COPY --from=build /project/${name}`),
    );
    for (const name of ["mime-types", "negotiator"]) expect(Object.keys(packageJson.dependencies)).toContain(name);
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    for (const name of [".git", ".env", ".env.local", "node_modules", "dist"]) expect(ignored).toContain(name);
  });

  it("does not run as root, and receives signals", () => {
    expect(linesOf("USER")).toEqual(["USER node"]);
    const [program, file] = JSON.parse(linesOf("CMD")[0]?.slice("CMD ".length) ?? "");
    expect([program, existsSync(file)]).toEqual(["node", true]);
  });
});

it("configures Netlify to build the site and publish the built folder unchanged", () => {
  const text = readFileSync("netlify.toml", "utf8");
  for (const line of ['command = "npm run build"', 'publish = "dist"', "skip_processing = true"]) {
    expect(text).toContain(line);
  }
  const [, major] = /NODE_VERSION = "(\d+)"/.exec(text) ?? [];
  expect(packageJson.engines.node).toContain(`^${major}.`);
});

describe.each(readdirSync(".github/workflows"))("the workflow %s", (name) => {
  const text = readFileSync(`.github/workflows/${name}`, "utf8");
  const matches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = ""]) => group);

  it("pins every action to a commit", () => {
    const used = matches(/uses: *(.*)/g);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("has read permission by default, and no event data in commands", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(matches(/^ {6}([\w-]+): write$/gm)).toEqual(["pages", "id-token"]);
    for (const command of matches(/run:(.*(?:\n {10,}.*)*)/g)) expect(command).not.toContain("${" + "{");
  });
});
