import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ZodError } from "zod";
import { escapeHtml, tag } from "../../../generator/document/html.ts";
import { OwnerError } from "../../../generator/inputs/owner-error.ts";
import { localeCodes } from "../../../src/config/locales.ts";
import { renderedPages } from "../../../src/config/pages.ts";
import type { PreviewRequest, SaveRequest, TextsIn } from "../protocol.ts";
import type { Editor } from "./editor.ts";
import { cookieWith, type Lock, opensWith, type Refusal, refusalOfOrigin, refusalOfStranger } from "./guard.ts";
import type { EditorFiles } from "./load-editor.ts";
import { editorPolicy, everyAnswer, previewPolicy } from "./policies.ts";
import { readJson } from "./read-json.ts";
import { requestSchemas } from "./requests.ts";

interface Answer {
  status?: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

type Answering = (body: unknown) => Answer;

const typed = (type: string, body: Answer["body"], more: Record<string, string> = {}): Answer => ({
  headers: { "content-type": type, ...more },
  body,
});
const html = (body: string, policy: string) =>
  typed("text/html; charset=utf-8", body, { "content-security-policy": policy });
const css = (body: string) => typed("text/css; charset=utf-8", body);
const json = (value: unknown) => typed("application/json", JSON.stringify(value));
const refused = ({ status, message }: Refusal): Answer => ({
  ...typed("text/plain; charset=utf-8", message),
  status,
});

function pageWith(name: string): string {
  const head = [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    tag("title", {}, escapeHtml(name)),
    tag("link", { rel: "icon", href: "/brand/mark.svg", type: "image/svg+xml" }),
    tag("link", { rel: "stylesheet", href: "/editor.css" }),
    tag("script", { type: "module", src: "/editor.js" }, ""),
  ].join("");
  return `<!doctype html>${tag("html", { lang: "en" }, `<head>${head}</head><body>${tag("div", { id: "root" }, "")}</body>`)}`;
}

/** What is answered, by method and path; a path from a request is looked up here and is never part of a file's name. */
function answersOf(editor: Editor, { pictures, fonts, styles, bundle }: EditorFiles): ReadonlyMap<string, Answering> {
  const schemas = requestSchemas(new Set(editor.places.map(({ key }) => key)));
  const preview = (request: PreviewRequest) => html(editor.preview(request), previewPolicy);
  const pages = renderedPages.flatMap((page) =>
    localeCodes.map(
      (locale) => [`GET /preview/${page}/${locale}`, () => preview({ page, locale, texts: {} })] as const,
    ),
  );
  return new Map<string, Answering>([
    ["GET /", () => html(pageWith("Texts"), editorPolicy)],
    ["GET /editor.js", () => typed("text/javascript; charset=utf-8", bundle.script)],
    ["GET /editor.css", () => css(bundle.styles)],
    ["GET /project", () => json(editor.project())],
    ["POST /check", (body) => json(editor.check(schemas.check.parse(body).texts as TextsIn))],
    ["POST /preview", (body) => preview(schemas.preview.parse(body))],
    ["POST /save", (body) => json(editor.save(schemas.save.parse(body) as SaveRequest))],
    ...pages,
    ...[...styles].map(([path, sheet]) => [`GET ${path}`, () => css(sheet)] as const),
    ...[...fonts].map(([path, font]) => [`GET ${path}`, () => typed("font/woff2", font)] as const),
    ...[...pictures].map(([path, { file, type }]) => [`GET ${path}`, () => typed(type, readFileSync(file))] as const),
  ]);
}

type Answers = ReadonlyMap<string, Answering>;

async function answerTo(request: IncomingMessage, lock: Lock, answers: Answers): Promise<Answer> {
  const { method = "GET", headers, url = "/" } = request;
  const stranger = refusalOfOrigin({ method, headers }, lock.port);
  if (stranger) return refused(stranger);
  const [path = "/", query = ""] = url.split("?");
  if (method === "GET" && path === "/" && opensWith(new URLSearchParams(query).get("token"), lock.token)) {
    return { status: 303, headers: { location: "/", "set-cookie": cookieWith(lock) }, body: "" };
  }
  const unknown = refusalOfStranger({ method, headers }, lock);
  if (unknown) return refused(unknown);
  const answering = answers.get(`${method} ${path}`);
  if (!answering) {
    const isThere = [...answers.keys()].some((key) => key.endsWith(` ${path}`));
    return refused({ status: isThere ? 405 : 404, message: isThere ? "Not in this way." : "There is nothing here." });
  }
  if (method === "GET") return answering(undefined);
  const body = await readJson(request);
  return "refusal" in body ? refused(body.refusal) : answering(body.value);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ZodError) return { status: 400, message: error.issues.map(({ message }) => message).join("\n") };
  if (error instanceof OwnerError) return { status: 409, message: error.message };
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
}

function write(response: ServerResponse, { status = 200, headers, body }: Answer): void {
  response.writeHead(status, { ...everyAnswer, ...headers });
  response.end(body);
}

/** The service behind the editor's page. It is for this machine alone: `lock` says at which port, and whom it lets in. */
export function createEditorServer(editor: Editor, files: EditorFiles, lock: () => Lock): Server {
  const answers = answersOf(editor, files);
  const server = createServer(async (request, response) => {
    try {
      write(response, await answerTo(request, lock(), answers));
    } catch (error) {
      write(response, refused(refusalOf(error)));
    }
  });
  // What has been refused is read to its end, so that the answer arrives; but not for ever.
  server.requestTimeout = 10_000;
  return server;
}
