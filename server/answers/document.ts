import { judgeConditions, type Validators } from "../protocol/conditions.ts";
import { chooseEncoding } from "../protocol/encoding.ts";
import type { StoredDocument } from "../snapshot.ts";
import { answerText, begin, type Call, setValidators } from "./answer.ts";

/** Answers in place of the document when a condition of the request says so, and tells whether it has. */
function answeredByCondition(call: Call, validators: Validators): boolean {
  const verdict = judgeConditions(call.request.headers, validators);
  if (verdict === "failed") answerText(call, 412, "The page is not the one that the conditions name.");
  if (verdict === "not modified") {
    call.response.statusCode = 304;
    call.response.end();
  }
  return verdict !== "holds";
}

function sendDocument(call: Call, { plain, packed }: StoredDocument, lastModified?: number): void {
  const { request, response } = call;
  const encoding = chooseEncoding(request.headers["accept-encoding"], [...packed.keys()]);
  const form = (encoding && packed.get(encoding)) || plain;
  if (packed.size > 0) response.appendHeader("Vary", "Accept-Encoding");
  if (lastModified !== undefined) {
    const validators = { etag: form.etag, lastModified };
    setValidators(response, validators);
    if (answeredByCondition(call, validators)) return;
  }
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", form.content.length);
  response.end(request.method === "HEAD" ? undefined : form.content);
}

/** Answers with a document, last changed at a moment in ms since 1970. A range of it is the whole of it. */
export function answerDocument(call: Call, document: StoredDocument, lastModified: number): void {
  begin(call, 200);
  sendDocument(call, document, lastModified);
}

/** Answers that there is nothing, with the page that says so; conditions and ranges do not count for it. */
export function answerNotFound(call: Call, document: StoredDocument): void {
  // What is missing today may be there tomorrow, whatever its folder's files may be kept for.
  begin(call, 404).setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  sendDocument(call, document);
}
