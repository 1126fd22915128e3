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
  /** Where the language files lie. They are read anew each time. */
  folder: string;
  rules: Rules;
  page: { script: string; styles: string };
  /** Random, and new whenever the editor starts. */
  token: string;
}

const everyAnswer = {
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

function projectIn({ folder, rules: { places, values } }: EditorInput): Project {
  const languages = languagesIn(folder);
  const texts = localeCodes.map((code) => [code, Object.fromEntries(textsByKey(languages[code]))]);
  return { places: Object.fromEntries(places), texts: Object.fromEntries(texts) as Project["texts"], values };
}

/**
 * No page of another site knows the token, under whatever name it reaches this machine, and no browser sends it by itself, as
 * it would a cookie.
 */
function isAuthorized({ headers }: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

/** Answers below `/edit/`: the page to anybody, the texts to who has the token. */
export function editorHandler(input: EditorInput) {
  const { folder, rules, page, token } = input;
  const key = z.string().refine((name) => rules.places.has(name), { error: "is no key of the site" });
  const locale = z.enum(localeCodes as readonly Locale[]);
  const changes = z.array(z.strictObject({ locale, key, was: z.string(), text: z.string() }));
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    "GET /edit/": ["text/html", html],
    "GET /edit/editor.js": ["text/javascript", page.script],
    "GET /edit/editor.css": ["text/css", page.styles],
  };
  const services: Readonly<Record<string, (sent: z.infer<typeof changes>) => unknown>> = {
    "GET /edit/project": () => projectIn(input),
    "POST /edit/check": (sent) => check(languagesIn(folder), sent, rules),
    "POST /edit/save": (sent) => save(folder, sent, rules),
  };
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<unknown> => {
    const [path = ""] = (request.url ?? "").split("?");
    if (!path.startsWith("/edit/")) return next();
    const end = (status: number, content: string, type = "text/plain") =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8`, ...everyAnswer }).end(content);
    const asked = `${request.method} ${path}`;
    const [file, service] = [files[asked], services[asked]];
    if (file) return end(200, file[1], file[0]);
    if (!service) return end(404, "The editor has nothing here.");
    if (!isAuthorized(request, token)) {
      return end(401, "Open the editor at the address that the terminal shows: it is another one at each start.");
    }
    const sent = changes.safeParse(request.method === "POST" ? await json(request).catch(() => undefined) : []);
    if (!sent.success) return end(400, z.prettifyError(sent.error));
    try {
      return end(200, JSON.stringify(service(sent.data)), "application/json");
    } catch (error) {
      return end(error instanceof OwnerError ? 409 : 500, (error as Error).message);
    }
  };
}
