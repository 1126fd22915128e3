import { rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { editorHandler } from "./handler.ts";
import { places, rules, sampleFolder, textIn } from "./testing/sample.ts";

// The formatter, which a save asks, is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const token = "token-of-the-test";
let folder: string;
let port: number;
const server = createServer((request, response) =>
  editorHandler({ folder, places, rules, page: { script: "1", styles: "b{}" }, token })(request, response, () =>
    response.writeHead(404).end("the development server"),
  ),
);

beforeAll(async () => {
  folder = sampleFolder();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** As a browser never asks: with any host, origin and path. */
function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const all = { host: `127.0.0.1:${port}`, cookie: `editor-${port}=${token}`, ...headers };
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers: all }, async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() });
    });
    request.on("error", reject);
    request.end(typeof body === "string" || body === undefined ? body : JSON.stringify(body));
  });
}

const post = (path: string, body: unknown, headers = {}) => ask(path, { method: "POST", body, headers });
const homeOf = async () => JSON.parse((await ask("/edit/project")).text).texts.es["nav.home"] as string;

describe("nobody but the owner is let in", () => {
  it("the address of the terminal gives the cookie and leads to the editor without the token", async () => {
    const { status, headers } = await ask(`/edit/?token=${token}`, { headers: { cookie: "" } });
    expect([status, headers.location]).toEqual([303, "/edit/"]);
    expect(headers["set-cookie"]).toEqual([`editor-${port}=${token}; Path=/edit; HttpOnly; SameSite=Strict`]);
  });

  it.each(["/edit", "/edit/", "/edit/?token=wrong", "/edit/project", "/edit/editor.js"])(
    "without it %s is refused, with what to do",
    async (path) => {
      const { status, text } = await ask(path, { headers: { cookie: "" } });
      expect([status, text]).toEqual([401, expect.stringContaining("at the address that the terminal shows")]);
    },
  );

  it.each([
    ["another host", { host: "editor.example" }],
    ["another page's origin", { origin: "https://www.example.org" }],
    ["another site's link", { "sec-fetch-site": "cross-site" }],
    ["another port's page", { "sec-fetch-site": "same-site" }],
  ])("by %s nothing is read and nothing saved, even with the token", async (_what, headers) => {
    const before = textIn(folder, "es");
    const changes = [{ locale: "es", key: "nav.home", was: await homeOf(), text: "Stolen" }];
    expect((await ask(`/edit/?token=${token}`, { headers })).status).toBe(403);
    expect((await post("/edit/save", changes, headers)).status).toBe(403);
    expect(textIn(folder, "es")).toBe(before);
  });
});

it.each([
  ["what is no JSON", "{"],
  ["an unknown language", [{ locale: "xx", key: "nav.home", was: "", text: "" }]],
  ["an unknown key", [{ locale: "de", key: "../../package", was: "", text: "x" }]],
  ["a key of every object", [{ locale: "de", key: "constructor", was: "", text: "x" }]],
  ["what is no text", [{ locale: "de", key: "nav.home", was: "", text: 1 }]],
  ["more than is asked for", [{ locale: "de", key: "nav.home", was: "", text: "", file: "/etc/passwd" }]],
])("%s is refused", async (_what, body) => {
  expect((await post("/edit/check", body)).status).toBe(400);
});

it.each([
  ["GET", "/edit/../package.json", "The editor has nothing here."],
  ["GET", "/edit/save", "The editor has nothing here."],
  ["GET", "/editor", "the development server"],
])("%s %s is none of its own", async (method, path, said) => {
  expect(await ask(path, { method })).toMatchObject({ status: 404, text: said });
});

it("its page runs its own script alone, stands in no frame and is kept by no cache", async () => {
  const { text, headers } = await ask("/edit/");
  expect(text).not.toMatch(/<style|style=|<script(?! type="module" src="\/edit\/editor.js"><\/script>)/);
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'$/,
    ),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

it("a text is checked, saved once, and not over what somebody else has saved", async () => {
  const was = await homeOf();
  const check = await post("/edit/check", [{ locale: "es", key: "nav.home", was, text: "" }]);
  expect(JSON.parse(check.text)).toMatchObject([{ isFault: true, message: expect.stringContaining("is empty") }]);
  const saved = await post("/edit/save", [{ locale: "es", key: "nav.home", was, text: "Inicio" }]);
  expect(JSON.parse(saved.text)).toEqual({ outcome: "saved", files: ["es.json"] });
  const late = await post("/edit/save", [{ locale: "es", key: "nav.home", was, text: "Otra" }]);
  expect(JSON.parse(late.text)).toMatchObject({ outcome: "outdated" });
  expect(await homeOf()).toBe("Inicio");
});

it("a language file that cannot be read is told by its name", async () => {
  const before = textIn(folder, "ru");
  writeFileSync(join(folder, "ru.json"), "{");
  const { status, text } = await ask("/edit/project");
  writeFileSync(join(folder, "ru.json"), before);
  expect([status, text]).toEqual([409, expect.stringContaining("ru: ru.json is no valid JSON")]);
});
