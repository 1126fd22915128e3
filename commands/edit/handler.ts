import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { ZodError, z } from "zod";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { textsByKey } from "../texts/every-text.ts";
import type { TextPlace } from "../texts/text-places.ts";
import { cookieWith, isToken, refusalOfOrigin, refusalOfStranger } from "./guard.ts";
import type { Project } from "./protocol.ts";
import { languagesIn, type Rules, remarksOn, saveChanges } from "./texts.ts";

export interface EditorInput {
  /** Where the language files lie. They are read anew each time. */
  folder: string;
  places: readonly TextPlace[];
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

function projectIn({ folder, places, rules }: EditorInput): Project {
  const languages = languagesIn(folder);
  const texts = localeCodes.map((code) => [code, Object.fromEntries(textsByKey(languages[code]))]);
  return { places, texts: Object.fromEntries(texts) as Project["texts"], values: rules.values };
}

type Answer = readonly [type: string, body: string];

const asJson = (value: unknown): Answer => ["application/json", JSON.stringify(value)];

/** Answers below `/edit/`, for who has the token, and nobody else. */
export function editorHandler(input: EditorInput) {
  const { folder, places, rules, page, token } = input;
  const keys = new Set(places.map(({ key }) => key));
  const key = z.string().refine((name) => keys.has(name), { error: "is no key of the site" });
  const locale = z.enum(localeCodes as readonly Locale[]);
  const changes = z.array(z.strictObject({ locale, key, was: z.string(), text: z.string() }));
  const answers: Readonly<Record<string, (body: unknown) => Answer>> = {
    "GET /edit/": () => ["text/html", html],
    "GET /edit/editor.js": () => ["text/javascript", page.script],
    "GET /edit/editor.css": () => ["text/css", page.styles],
    "GET /edit/project": () => asJson(projectIn(input)),
    "POST /edit/check": (body) => asJson(remarksOn(languagesIn(folder), changes.parse(body), rules)),
    "POST /edit/save": (body) => asJson(saveChanges(folder, changes.parse(body), rules)),
  };
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [path = "", query] = (request.url ?? "").split("?");
    if (path !== "/edit" && !path.startsWith("/edit/")) return next();
    const end = (status: number, [type, body]: Answer, headers = {}) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8`, ...everyAnswer, ...headers }).end(body);
    const refuse = (status: number, message: string) => end(status, ["text/plain", message]);
    const stranger = refusalOfOrigin(request);
    if (!stranger && isToken(new URLSearchParams(query).get("token"), token)) {
      end(303, ["text/plain", ""], { location: "/edit/", "set-cookie": cookieWith(request, token) });
      return;
    }
    const refusal = stranger ?? refusalOfStranger(request, token);
    const answer = answers[`${request.method} ${path}`];
    if (refusal) refuse(refusal.status, refusal.message);
    else if (!answer) refuse(404, "The editor has nothing here.");
    else {
      try {
        end(200, answer(request.method === "POST" ? await json(request) : undefined));
      } catch (error) {
        const status = error instanceof ZodError || error instanceof SyntaxError ? 400 : 500;
        refuse(error instanceof OwnerError ? 409 : status, (error as Error).message);
      }
    }
  };
}
