import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

describe("the container", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));
  const of = (instruction: string) => last.filter((line) => line.startsWith(`${instruction} `));

  it("is made of an image of an exact version, the built folder, the server and what that imports", () => {
    for (const line of lines.filter((one) => one.startsWith("FROM"))) expect(line).toMatch(/^FROM node:\d+\.\d+\.\d+-/);
    expect(of("COPY").map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual(
      ["package.json", "node_modules", "server", "dist"].map((name) => `COPY --from=build /project/${name}`),
    );
    for (const name of ["mime-types", "negotiator"]) expect(Object.keys(packageJson.dependencies)).toContain(name);
    const left = readFileSync(".dockerignore", "utf8").split("\n");
    for (const name of [".git", ".env", ".env.local", "node_modules", "dist"]) expect(left).toContain(name);
  });

  it("is not run as root, and by a command that a signal reaches", () => {
    expect(of("USER")).toEqual(["USER node"]);
    const [program, file] = JSON.parse(of("CMD")[0]?.slice("CMD ".length) ?? "");
    expect([program, existsSync(file)]).toEqual(["node", true]);
  });
});

it("Netlify builds with a command that there is, publishes the built folder and changes nothing in it", () => {
  const text = readFileSync("netlify.toml", "utf8");
  for (const line of ['command = "npm run build"', 'publish = "dist"', "skip_processing = true"]) {
    expect(text).toContain(line);
  }
  const [, major] = /NODE_VERSION = "(\d+)"/.exec(text) ?? [];
  expect(packageJson.engines.node).toContain(`^${major}.`);
});

describe.each(readdirSync(".github/workflows"))("the workflow %s", (name) => {
  const text = readFileSync(`.github/workflows/${name}`, "utf8");
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = ""]) => group);

  it("runs no action that somebody can change afterwards", () => {
    const used = found(/uses: *(.*)/g);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may read, and writes only where a job says so; no value of an event's is in a command", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(found(/^ {6}([\w-]+): write$/gm)).toEqual(["pages", "id-token"]);
    for (const command of found(/run:(.*(?:\n {10,}.*)*)/g)) expect(command).not.toContain("${" + "{");
  });
});
