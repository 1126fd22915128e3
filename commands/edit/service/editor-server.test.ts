import { rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Project } from "../protocol.ts";
import { english, material, productKeys, rules, sampleFolder, textIn } from "../testing/sample.ts";
import { sectionsOf } from "../texts/entries.ts";
import { makeEditor } from "./editor.ts";
import { createEditorServer } from "./editor-server.ts";
import type { Lock } from "./guard.ts";
import { listen, portNamed } from "./listen.ts";
import { openerOn } from "./open-browser.ts";
import { largestBody } from "./read-json.ts";

// The formatter, which a save asks, is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const folder = sampleFolder();
const picture = join(folder, "mark.svg");
const lock: Lock = { port: 0, token: "token-of-the-test" };
let server: Server;

beforeAll(async () => {
  writeFileSync(picture, "<svg/>");
  const sections = sectionsOf(productKeys, english);
  const editor = makeEditor({ name: "Aulia", folder, sections, rules, material });
  const files = {
    pictures: new Map([["/brand/mark.svg", { file: picture, type: "image/svg+xml" }]]),
    fonts: new Map([["/assets/a.woff2", new Uint8Array([1])]]),
    styles: new Map([["/preview/landing.css", "a{}"]]),
    bundle: { script: "1", styles: "b{}" },
  };
  server = createEditorServer(editor, files, () => lock);
  lock.port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As a browser never asks: with any host, origin and path. */
function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const all = { host: `127.0.0.1:${lock.port}`, cookie: `editor-${lock.port}=${lock.token}`, ...headers };
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port: lock.port, path, method, headers: all }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

const post = (path: string, value: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://127.0.0.1:${lock.port}`, ...headers },
    body: typeof value === "string" ? value : JSON.stringify(value),
  });

const project = async () => JSON.parse((await ask("/project")).text) as Project;

describe("nobody but the owner is let in", () => {
  it("the address of the terminal gives the cookie and leads to the editor without the token", async () => {
    const { status, headers } = await ask(`/?token=${lock.token}`, { headers: { cookie: "" } });
    expect([status, headers.location]).toEqual([303, "/"]);
    expect(headers["set-cookie"]).toEqual([`editor-${lock.port}=${lock.token}; Path=/; HttpOnly; SameSite=Strict`]);
  });

  it.each(["/", "/?token=wrong", "/project", "/editor.js", "/preview/landing/de", "/brand/mark.svg"])(
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
    const before = textIn(folder, "de");
    const { versions } = await project();
    expect((await ask(`/?token=${lock.token}`, { headers })).status).toBe(403);
    expect((await post("/save", { texts: { de: { "nav.home": "Stolen" } }, versions }, headers)).status).toBe(403);
    expect(textIn(folder, "de")).toBe(before);
  });

  it("listens at no address but this machine's own", () => {
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  });
});

describe("only what it expects is taken", () => {
  it.each([
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=b", 415],
    ["plain text", { "content-type": "text/plain" }, "{}", 415],
    ["what is no JSON", {}, "{", 400],
    ["an unknown language", {}, { texts: { xx: {} } }, 400],
    ["an unknown key", {}, { texts: { de: { "../../package": "x" } } }, 400],
    ["a key of every object", {}, { texts: { de: { constructor: "x" } } }, 400],
    ["what is no text", {}, { texts: { de: { "nav.home": 1 } } }, 400],
    ["more than is asked for", {}, { texts: {}, file: "/etc/passwd" }, 400],
    ["too much", {}, " ".repeat(largestBody + 1), 413],
    ["too much that does not say how much", { "transfer-encoding": "chunked" }, " ".repeat(largestBody + 1), 413],
  ])("%s is refused", async (_what, headers, body, status) => {
    expect((await post("/check", body, headers)).status).toBe(status);
  });

  it.each([
    ["GET", "/../package.json", 404],
    ["GET", "/%2e%2e/package.json", 404],
    ["GET", "/brand/../../package.json", 404],
    ["GET", "/preview/landing/../../x", 404],
    ["GET", "/preview/landing/xx", 404],
    ["GET", "//etc/passwd", 404],
    ["POST", "/project", 405],
    ["DELETE", "/save", 405],
    ["GET", "/save", 405],
  ])("%s %s is answered with %i", async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status);
  });
});

describe("what it answers", () => {
  it("the page runs its own script alone and stands in no frame", async () => {
    const { text, headers } = await ask("/");
    expect(text).not.toMatch(/<style|style=|<script(?! type="module" src="\/editor.js"><\/script>)/);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it("in a preview nothing runs, wherever it is opened", async () => {
    const answers = [
      await ask("/preview/landing/de"),
      await post("/preview", { page: "terms", locale: "de", texts: {} }),
    ];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toMatch(/script-src 'none'.*sandbox allow-same-origin$/);
      expect(text).not.toContain("<script");
    }
  });

  it.each(["/", "/project", "/editor.css", "/brand/mark.svg", "/assets/a.woff2", "/nothing"])(
    "%s is kept by no cache, guessed by no browser and told to nobody",
    async (path) => {
      expect((await ask(path)).headers).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  );

  it("a preview shows texts that are not saved, and saves none", async () => {
    const before = textIn(folder, "de");
    const { text } = await post("/preview", { page: "landing", locale: "de", texts: { "hero.badge": "<b>Neu</b>" } });
    expect(text).toContain('data-text="hero.badge">&lt;b&gt;Neu&lt;/b&gt;<');
    expect(textIn(folder, "de")).toBe(before);
  });

  it("a check names what is wrong", async () => {
    const { text } = await post("/check", { texts: { de: { "nav.home": "" } } });
    expect(JSON.parse(text)).toEqual([
      { locale: "de", key: "nav.home", kind: "fault", message: expect.stringContaining("is empty; write the text") },
    ]);
  });

  it("a text is saved once, and not over what somebody else has saved", async () => {
    const { versions } = await project();
    const request = { texts: { es: { "nav.home": "Inicio" } }, versions };
    expect(JSON.parse((await post("/save", request)).text)).toEqual({ outcome: "saved", files: ["es.json"] });
    expect((await project()).texts.es["nav.home"]).toBe("Inicio");
    request.texts.es["nav.home"] = "Otra";
    expect(JSON.parse((await post("/save", request)).text)).toEqual({ outcome: "changed", files: ["es.json"] });
    expect((await project()).texts.es["nav.home"]).toBe("Inicio");
  });

  it("a language file that cannot be read is told by its name", async () => {
    const before = textIn(folder, "ru");
    writeFileSync(join(folder, "ru.json"), "{");
    const { status, text } = await ask("/project");
    writeFileSync(join(folder, "ru.json"), before);
    expect([status, text]).toEqual([409, expect.stringContaining("ru: ru.json is no valid JSON")]);
  });
});

it("a port that is taken is named, with what to do", async () => {
  const other = createEditorServer(
    { places: [] } as never,
    { pictures: [], fonts: [], styles: [] } as never,
    () => lock,
  );
  await expect(listen(other, lock.port)).rejects.toThrow(
    `port ${lock.port} is taken: stop what listens there, or choose another, as in npm run edit -- --port ${lock.port + 1}`,
  );
});

it.each(["80a", "-1", "70000", ""])("“%s” is no port", (text) => {
  expect(() => portNamed(text)).toThrow(`--port: got "${text}", wants a whole number from 0 to 65535`);
});

it("each system has what opens an address", () => {
  expect((["darwin", "win32", "linux"] as const).map((system) => openerOn(system)[0])).toEqual([
    "open",
    "rundll32",
    "xdg-open",
  ]);
});
