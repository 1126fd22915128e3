import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { listen } from "../../server/listen.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Glossary } from "../../src/content/glossary-schema.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import * as formatter from "../lib/format-json.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { english, languages, places, productKeys, site } from "../lib/testing/sample-texts.ts";
import { editorHandler } from "./handler.ts";
import { check, save as saveIn } from "./texts.ts";

// Formatting starts a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const glossary: Glossary = { terms: [{ english: "quiz", term: "Test", source: "Moodle", avoid: ["Quiz"] }] };
const glossaries = Object.fromEntries(localeCodes.map((code) => [code, glossary])) as Record<Locale, Glossary>;
const rules = { productKeys, places, glossaries, values: ownerValues(site) };
const texts = textsByKey(english);
const change = (locale: Locale, key: string, text: string, was = texts.get(key) ?? "") => ({ locale, key, was, text });

const initialFile = formatter.formatJson(english);
let folder: string;
const fileOf = (locale: Locale) => join(folder, `${locale}.json`);
const textIn = (locale: Locale) => readFileSync(fileOf(locale), "utf8");
const readFiles = () => readdirSync(folder).map((name) => [name, textIn(name.split(".")[0] as Locale)]);
const save = (...changes: ReturnType<typeof change>[]) => saveIn(folder, changes, rules);

beforeEach(() => {
  folder = temporaryFolder();
  for (const code of localeCodes) writeFileSync(fileOf(code), initialFile);
});
afterEach(() => vi.restoreAllMocks());

it("reports faults, which the build rejects, and warnings", () => {
  const changes = [
    change("de", "meta.terms.title", "x"),
    change("de", "nav.home", "fourteenletter"),
    change("de", "hero.badge", "Ein Quiz"),
    change("de", "nav.products", "Neu"),
  ];
  const { faults, warnings } = check(languages, changes, rules);
  expect(faults).toEqual(['de: "meta.terms.title" has lost the placeholder {name}; put it back']);
  expect(warnings).toEqual([
    'de: "nav.home" has 14 characters, expected about 12 at most; shorten it',
    'de: "hero.badge" says “Quiz”; write “Test” (Moodle)',
  ]);
});

describe("saving", () => {
  it("writes only the changed files and keeps the order of their keys", () => {
    const before = readFiles();
    expect(save(change("de", "nav.home", "Start"))).toEqual({ outcome: "saved", files: ["de.json"] });
    const expected = initialFile.replace(JSON.stringify(texts.get("nav.home")), '"Start"');
    expect(readFiles()).toEqual(before.map(([name, text]) => [name, name === "de.json" ? expected : text]));
  });

  it("writes nothing if one text is invalid, and names its language, key, value and remedy", () => {
    const before = readFiles();
    expect(save(change("de", "nav.home", "Start"), change("fr", "meta.terms.title", "Conditions"))).toEqual({
      outcome: "faulty",
      lines: ['fr: "meta.terms.title" (“Conditions”) has lost the placeholder {name}; put it back'],
    });
    expect(readFiles()).toEqual(before);
  });

  it("rejects a change to a text that somebody else has changed, and keeps their other texts", () => {
    expect(save(change("de", "nav.home", "Start")).outcome).toBe("saved");
    const before = readFiles();
    const lines = ['de: "nav.home" is now “Start”'];
    const late = save(change("de", "nav.home", "Anfang"), change("fr", "nav.home", "Accueil"));
    expect(late).toEqual({ outcome: "outdated", lines });
    expect(readFiles()).toEqual(before);
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("retries if somebody saves while it formats", () => {
    const { formatJson } = formatter;
    vi.spyOn(formatter, "formatJson").mockImplementationOnce((value) => {
      writeFileSync(fileOf("de"), JSON.stringify({ ...english, nav: { ...english.nav, home: "Start" } }));
      return formatJson(value);
    });
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("ignores an older fault and adds a missing text", () => {
    const { home: _, ...nav } = english.nav;
    writeFileSync(fileOf("de"), JSON.stringify({ ...english, nav }));
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(save(change("de", "nav.home", "Start", "")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de")).nav).toEqual({ ...english.nav, home: "Start" });
  });
});

describe("the editor's request handler", () => {
  const token = "token-of-the-test";
  let server: Server;
  let origin: string;
  beforeEach(async () => {
    const handler = editorHandler({ folder, rules, page: { script: "1", styles: "b{}" }, token });
    server = createServer((request, response) =>
      handler(request, response, () => response.writeHead(404).end("the development server")),
    );
    origin = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  });
  afterEach(() => server.close());

  const send = async (path: string, body?: unknown, headers: HeadersInit = { authorization: `Bearer ${token}` }) => {
    const post = body !== undefined && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(origin + path, { headers, ...post });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([{}, { authorization: "Bearer wrong" }, { cookie: `editor-token=${token}` }])(
    "rejects requests without the token, as with %j, and says where to find it",
    async (headers) => {
      const before = readFiles();
      const stolen = [change("es", "nav.home", "Stolen")];
      for (const [path, body] of Object.entries({ project: undefined, check: [], save: stolen })) {
        const { status, text } = await send(`/edit/${path}`, body, headers);
        expect([status, text]).toEqual([401, expect.stringContaining("at the address in the terminal")]);
      }
      expect(readFiles()).toEqual(before);
    },
  );

  it.each([
    ["a body that is not a list of changes", "{"],
    ["an unknown language", [{ locale: "xx", key: "nav.home", was: "", text: "" }]],
    ["an unknown key", [{ locale: "de", key: "constructor", was: "", text: "x" }]],
    ["an unknown property", [{ locale: "de", key: "nav.home", was: "", text: "", file: "/etc/passwd" }]],
  ])("rejects %s", async (_what, body) => expect((await send("/edit/check", body)).status).toBe(400));

  it("answers 404 for other paths below /edit/ and leaves the rest to the development server", async () => {
    expect(await send("/edit/package.json")).toMatchObject({ status: 404, text: "Not found." });
    expect(await send("/editor")).toMatchObject({ text: "the development server" });
  });

  it("shows a page that only runs its own script and cannot be framed or cached", async () => {
    const { text, headers } = await send("/edit/", undefined, {});
    expect(text).not.toMatch(/<style|style=|<script(?! type="module" src="\/edit\/editor.js"><\/script>)/);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'$/,
      ),
      "x-content-type-options": "nosniff",
    });
  });

  it("names a language file that cannot be read, and saves once it can", async () => {
    writeFileSync(fileOf("ru"), "{");
    const broken = expect.stringContaining("ru: ru.json is not valid JSON");
    expect(await send("/edit/project")).toMatchObject({ status: 409, text: broken });
    writeFileSync(fileOf("ru"), initialFile);
    const saved = await send("/edit/save", [change("es", "nav.home", "Inicio")]);
    expect(JSON.parse(saved.text)).toEqual({ outcome: "saved", files: ["es.json"] });
    expect(JSON.parse((await send("/edit/project")).text).texts.es["nav.home"]).toBe("Inicio");
  });
});
