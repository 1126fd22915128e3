import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { languagesIn } from "../lib/languages.ts";
import type { Project } from "./protocol.ts";
import { check, type Rules, save } from "./texts.ts";

export interface EditorInput {
  /** Of the language files, which are read on every request. */
  folder: string;
  rules: Rules;
  page: { script: string; styles: string };
  /** Random, and new at each start. */
  token: string;
}

const securityHeaders = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Texts</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit/editor.css"><script type="module" src="/edit/editor.js"></script></head>
<body><div id="editor"></div></body></html>`;

function readProject({ folder, rules: { places, values } }: EditorInput): Project {
  const languages = languagesIn(folder);
  const texts = localeCodes.map((code) => [code, Object.fromEntries(textsByKey(languages[code]))]);
  return { places: Object.fromEntries(places), texts: Object.fromEntries(texts) as Project["texts"], values };
}

/** Keeps other sites out, even with DNS rebinding: unlike a cookie, browsers never send the token by themselves. */
function isAuthorized({ headers }: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

/** Handles requests below `/edit/`. The page needs no token, the texts do. */
export function editorHandler(input: EditorInput) {
  const { folder, rules, page, token } = input;
  const key = z.string().refine((name) => rules.places.has(name), { error: "is not a known key" });
  const locale = z.enum(localeCodes as readonly Locale[]);
  const changesSchema = z.array(z.strictObject({ locale, key, was: z.string(), text: z.string() }));
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    "GET /edit/": ["text/html", html],
    "GET /edit/editor.js": ["text/javascript", page.script],
    "GET /edit/editor.css": ["text/css", page.styles],
  };
  const endpoints: Readonly<Record<string, (changes: z.infer<typeof changesSchema>) => unknown>> = {
    "GET /edit/project": () => readProject(input),
    "POST /edit/check": (changes) => check(languagesIn(folder), changes, rules),
    "POST /edit/save": (changes) => save(folder, changes, rules),
  };
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<unknown> => {
    const [path = ""] = (request.url ?? "").split("?");
    if (!path.startsWith("/edit/")) return next();
    const send = (status: number, content: string, type = "text/plain") =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8`, ...securityHeaders }).end(content);
    const route = `${request.method} ${path}`;
    const [file, endpoint] = [files[route], endpoints[route]];
    if (file) return send(200, file[1], file[0]);
    if (!endpoint) return send(404, "Not found.");
    if (!isAuthorized(request, token)) {
      return send(401, "Open the editor at the address in the terminal: it changes at each start.");
    }
    const body = changesSchema.safeParse(request.method === "POST" ? await json(request).catch(() => undefined) : []);
    if (!body.success) return send(400, z.prettifyError(body.error));
    try {
      return send(200, JSON.stringify(endpoint(body.data)), "application/json");
    } catch (error) {
      return send(error instanceof OwnerError ? 409 : 500, (error as Error).message);
    }
  };
}
