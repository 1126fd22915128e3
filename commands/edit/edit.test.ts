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

// The formatter is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const glossary: Glossary = { terms: [{ english: "quiz", term: "Test", source: "Moodle", avoid: ["Quiz"] }] };
const glossaries = Object.fromEntries(localeCodes.map((code) => [code, glossary])) as Record<Locale, Glossary>;
const rules = { productKeys, places, glossaries, values: ownerValues(site) };
const texts = textsByKey(english);
const change = (locale: Locale, key: string, text: string, was = texts.get(key) ?? "") => ({ locale, key, was, text });

/** A language file of the same texts for each language, as the formatter writes it. */
const plain = formatter.formattedJson(english);
let folder: string;
const fileOf = (locale: Locale) => join(folder, `${locale}.json`);
const textIn = (locale: Locale) => readFileSync(fileOf(locale), "utf8");
const filesOf = () => readdirSync(folder).map((name) => [name, textIn(name.split(".")[0] as Locale)]);
const save = (...changes: ReturnType<typeof change>[]) => saveIn(folder, changes, rules);

beforeEach(() => {
  folder = temporaryFolder();
  for (const code of localeCodes) writeFileSync(fileOf(code), plain);
});
afterEach(() => vi.restoreAllMocks());

it("of texts is said what the build would refuse, and what a test may", () => {
  const { faults, warnings } = check(
    languages,
    [
      change("de", "meta.terms.title", "x"),
      change("de", "nav.home", "fourteenletter"),
      change("de", "hero.badge", "Ein Quiz"),
      change("de", "nav.products", "Neu"),
    ],
    rules,
  );
  expect(faults).toEqual(['de: "meta.terms.title" has lost the placeholder {name}; put it back']);
  expect(warnings).toEqual([
    'de: "nav.home" has 14 characters, its place is for about 12; shorten it',
    'de: "hero.badge" says “Quiz”; write “Test” (Moodle)',
  ]);
});

describe("saving", () => {
  it("writes the changed texts, in the order of the file, and no other file", () => {
    const before = filesOf();
    expect(save(change("de", "nav.home", "Start"))).toEqual({ outcome: "saved", files: ["de.json"] });
    const wanted = plain.replace(JSON.stringify(texts.get("nav.home")), '"Start"');
    expect(filesOf()).toEqual(before.map(([name, text]) => [name, name === "de.json" ? wanted : text]));
  });

  it("writes nothing at all when one text is at fault, and names language, key, value and remedy", () => {
    const before = filesOf();
    expect(save(change("de", "nav.home", "Start"), change("fr", "meta.terms.title", "Conditions"))).toEqual({
      outcome: "faulty",
      lines: ['fr: "meta.terms.title" (“Conditions”) has lost the placeholder {name}; put it back'],
    });
    expect(filesOf()).toEqual(before);
  });

  it("leaves a text that somebody else has written since, and says which; other texts of theirs stay beside", () => {
    expect(save(change("de", "nav.home", "Start")).outcome).toBe("saved");
    const before = filesOf();
    const lines = ['de: "nav.home" is now “Start”'];
    const late = save(change("de", "nav.home", "Anfang"), change("fr", "nav.home", "Accueil"));
    expect(late).toEqual({ outcome: "outdated", lines });
    expect(filesOf()).toEqual(before);
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("looks again where somebody saves while it formats", () => {
    const { formattedJson } = formatter;
    vi.spyOn(formatter, "formattedJson").mockImplementationOnce((value) => {
      writeFileSync(fileOf("de"), JSON.stringify({ ...english, nav: { ...english.nav, home: "Start" } }));
      return formattedJson(value);
    });
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("lets a fault that was there before be, and writes a missing text", () => {
    const { home: _, ...nav } = english.nav;
    writeFileSync(fileOf("de"), JSON.stringify({ ...english, nav }));
    expect(save(change("de", "hero.badge", "Neu")).outcome).toBe("saved");
    expect(save(change("de", "nav.home", "Start", "")).outcome).toBe("saved");
    expect(JSON.parse(textIn("de")).nav).toEqual({ ...english.nav, home: "Start" });
  });
});

describe("the service behind the page", () => {
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

  const ask = async (path: string, body?: unknown, headers: HeadersInit = { authorization: `Bearer ${token}` }) => {
    const sent = body !== undefined && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(origin + path, { headers, ...sent });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each([{}, { authorization: "Bearer wrong" }, { cookie: `editor-token=${token}` }])(
    "says and saves nothing without the token, as with %j, and says where it is",
    async (headers) => {
      const before = filesOf();
      const stolen = [change("es", "nav.home", "Stolen")];
      for (const [path, body] of Object.entries({ project: undefined, check: [], save: stolen })) {
        const { status, text } = await ask(`/edit/${path}`, body, headers);
        expect([status, text]).toEqual([401, expect.stringContaining("at the address that the terminal shows")]);
      }
      expect(filesOf()).toEqual(before);
    },
  );

  it.each([
    ["what is no list of changes", "{"],
    ["an unknown language", [{ locale: "xx", key: "nav.home", was: "", text: "" }]],
    ["an unknown key", [{ locale: "de", key: "constructor", was: "", text: "x" }]],
    ["more than is asked for", [{ locale: "de", key: "nav.home", was: "", text: "", file: "/etc/passwd" }]],
  ])("refuses %s", async (_what, body) => expect((await ask("/edit/check", body)).status).toBe(400));

  it("has nothing else below its address, and leaves all others to the development server", async () => {
    expect(await ask("/edit/package.json")).toMatchObject({ status: 404, text: "The editor has nothing here." });
    expect(await ask("/editor")).toMatchObject({ text: "the development server" });
  });

  it("has a page that runs its own script alone, stands in no frame and is kept by no cache", async () => {
    const { text, headers } = await ask("/edit/", undefined, {});
    expect(text).not.toMatch(/<style|style=|<script(?! type="module" src="\/edit\/editor.js"><\/script>)/);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'$/,
      ),
      "x-content-type-options": "nosniff",
    });
  });

  it("tells a language file that cannot be read by its name, and saves once it can", async () => {
    writeFileSync(fileOf("ru"), "{");
    const broken = expect.stringContaining("ru: ru.json is no valid JSON");
    expect(await ask("/edit/project")).toMatchObject({ status: 409, text: broken });
    writeFileSync(fileOf("ru"), plain);
    const saved = await ask("/edit/save", [change("es", "nav.home", "Inicio")]);
    expect(JSON.parse(saved.text)).toEqual({ outcome: "saved", files: ["es.json"] });
    expect(JSON.parse((await ask("/edit/project")).text).texts.es["nav.home"]).toBe("Inicio");
  });
});
