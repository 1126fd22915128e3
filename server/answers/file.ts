import type { ReadStream, Stats } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { join } from "node:path";
import send from "send";
import { soleRange } from "../protocol/byte-range.ts";
import { ifRangeHolds, judgeConditions, type Validators } from "../protocol/conditions.ts";
import { chooseEncoding, type Encoding, encodings, endings } from "../protocol/encoding.ts";
import { answerText, begin, type Call, setValidators } from "./answer.ts";

function validatorsOf({ size, mtimeMs }: Stats, encoding: Encoding | undefined): Validators {
  const parts = [size.toString(36), mtimeMs.toString(36), ...(encoding ? [encoding] : [])];
  return { etag: `"${parts.join("-")}"`, lastModified: mtimeMs };
}

/**
 * The conditions and the range of a request in the words that `send` cannot take for others. By itself it would compare
 * weak tags as strong ones, take a later date in `If-Range` for the same, and refuse a suffix longer than the file.
 */
function decided({ method, headers }: IncomingMessage, validators: Validators, size: number): IncomingHttpHeaders {
  const verdict = judgeConditions(headers, validators);
  if (verdict === "failed") return { "if-match": '"none"' };
  if (verdict === "not modified") return { "if-none-match": "*" };
  const range = method === "GET" && ifRangeHolds(headers, validators) ? soleRange(headers.range, size) : undefined;
  return range === undefined ? {} : { range };
}

async function encodingsBeside(file: string): Promise<Encoding[]> {
  const found = await Promise.all(
    encodings.map((encoding) =>
      stat(file + endings[encoding]).then(
        (stats) => stats.isFile(),
        () => false,
      ),
    ),
  );
  return encodings.filter((_encoding, index) => found[index]);
}

/** What `send` gives an error for that is an answer. */
interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

/**
 * Answers with a file of the folder, at a path that `mayNameFile` lets pass. Says whether there is one; where there is
 * none, nothing has been sent. Rejects when the file is there and cannot be read to its end.
 */
export async function answerFile(call: Call, folder: string, path: string): Promise<"answered" | "missing"> {
  const { request, response } = call;
  const available = await encodingsBeside(join(folder, path));
  // Ranges are of the file itself: a client can put parts of it together, whatever it accepts each time.
  const encoding = request.headers.range ? undefined : chooseEncoding(request.headers["accept-encoding"], available);
  begin(call, 200);
  if (available.length > 0) response.appendHeader("Vary", "Accept-Encoding");

  return new Promise((resolve, reject) => {
    const name = encodeURIComponent(path + (encoding ? endings[encoding] : ""));
    const sending = send(request, name, { root: folder, dotfiles: "allow", index: false, cacheControl: false });
    sending.on("file", (_file: string, stats: Stats) => {
      const validators = validatorsOf(stats, encoding);
      setValidators(response, validators);
      request.headers = decided(request, validators, stats.size);
    });
    sending.on("headers", () => {
      if (!encoding) return;
      response.setHeader("Content-Encoding", encoding);
      sending.type(path);
    });
    sending.on("stream", (content: ReadStream) => {
      content.once("end", () => {
        if (content.bytesRead >= Number(response.getHeader("Content-Length"))) return;
        // The next answer on this connection would be taken for the rest of this one.
        response.destroy();
        reject(new Error("the file became shorter while it was sent"));
      });
    });
    sending.on("directory", () => resolve("missing"));
    sending.on("error", (error: SendError) => {
      if (response.headersSent || error.status >= 500) reject(error);
      else if (error.status === 416) {
        answerText(call, 416, "The file has no such part.", error.headers);
      } else if (error.status === 412) answerText(call, 412, "The file is not the one that the conditions name.");
      else resolve("missing");
    });
    response.once("close", () => resolve("answered"));
    sending.pipe(response);
  });
}
