import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

describe("the container", () => {
  const lines = readFileSync("Dockerfile", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));

  it("is made of images of an exact version", () => {
    for (const line of lines.filter((one) => one.startsWith("FROM")))
      expect(line).toMatch(/^FROM node:\d+\.\d+\.\d+-\S+/);
  });

  it("holds the built folder, the server and what that imports, and nothing from elsewhere", () => {
    const copied = last
      .filter((line) => /^(COPY|ADD|RUN)/.test(line))
      .map((line) => line.split(" ").slice(0, 3).join(" "));
    expect(copied).toEqual(
      ["package.json", "node_modules", "server", "dist"].map((name) => `COPY --from=build /project/${name}`),
    );
  });

  it("is not run as root, and by a command that a signal reaches", () => {
    expect(last.filter((line) => line.startsWith("USER"))).toEqual(["USER node"]);
    const [command] = last.filter((line) => line.startsWith("CMD"));
    const [program, file] = JSON.parse((command ?? "").slice("CMD ".length));
    expect([program, existsSync(file)]).toEqual(["node", true]);
    expect(last.indexOf("USER node")).toBeLessThan(last.indexOf(command ?? ""));
  });

  it("takes nothing secret and nothing that was built elsewhere along", () => {
    const left = readFileSync(".dockerignore", "utf8").split("\n");
    for (const name of [".git", ".env", ".env.local", "node_modules", "dist"]) expect(left).toContain(name);
  });

  it("can be served without what builds: the server's packages are no development packages", () => {
    for (const name of ["mime-types", "negotiator"]) expect(Object.keys(packageJson.dependencies)).toContain(name);
  });
});

it("Netlify builds with a command that there is, publishes the built folder and changes nothing in it", () => {
  const text = readFileSync("netlify.toml", "utf8");
  expect(text).toContain('command = "npm run build"');
  expect(text).toContain('publish = "dist"');
  expect(text).toContain("skip_processing = true");
  const [, major] = /NODE_VERSION = "(\d+)"/.exec(text) ?? [];
  expect(packageJson.engines.node).toContain(`^${major}.`);
});
