import { connect, type Socket } from "node:net";

/** One answer as it came over the wire. */
export interface Answer {
  status: number;
  /** The status line and the headers, as they came. */
  head: string;
  /** By lower-case name; the values of a repeated one are joined with a comma. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  path?: string;
  headers?: Readonly<Record<string, string>>;
}

function headersIn(head: string): Answer["headers"] {
  const headers: Answer["headers"] = {};
  for (const line of head.split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/**
 * The answers in what a server sent to requests of the given methods, in their order. Throws an `Error` where the bytes
 * are not whole answers, each with as many bytes of body as its `Content-Length` says.
 */
export function readAnswers(bytes: Buffer, methods: readonly string[]): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf("\r\n\r\n", at);
    const head = bytes.toString("latin1", at, end < 0 ? undefined : end);
    const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
    if (end < 0 || !code) {
      const shown = JSON.stringify(bytes.toString("latin1", Math.max(0, at - 200), at + 80));
      throw new Error(`Answer ${answers.length + 1} does not begin ${at} B in, after the first 200 of ${shown}`);
    }
    at = end + 4;
    const status = Number(code);
    // "100 Continue" is said before the answer itself.
    if (status < 200) continue;
    const headers = headersIn(head);
    const bodiless = methods[answers.length] === "HEAD" || status === 304 || status === 204;
    const length = bodiless ? 0 : Number(headers["content-length"]);
    const body = bytes.subarray(at, at + length);
    if (body.length !== length) {
      throw new Error(`${headers["content-length"]} B announced, ${body.length} B sent, after ${head.slice(0, 80)}`);
    }
    at += length;
    answers.push({ status, head, headers, body });
  }
  return answers;
}

/** Opens a connection to the port of this machine. */
export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });
}

/** All that comes over a connection until it is closed. */
export function received(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  // A server that closes on what is still unread resets the connection; what it had sent before counts.
  socket.on("error", () => {});
  return new Promise((resolve) => socket.once("close", () => resolve(Buffer.concat(parts))));
}

/** A connection on which an answer to the bytes has begun to come, and comes no further until the socket is resumed. */
export async function begin(port: number, bytes: string): Promise<{ socket: Socket; all: Promise<Buffer> }> {
  const socket = await open(port);
  const all = received(socket);
  socket.write(bytes);
  await new Promise((resolve) => socket.once("data", resolve));
  socket.pause();
  return { socket, all };
}

/**
 * Sends the bytes over a connection of their own and gives back all that comes until the server closes it.
 * Rejects with an `Error` when it does not within `patience` ms.
 */
export async function exchange(port: number, bytes: string | Buffer, patience = 20_000): Promise<Buffer> {
  const socket = await open(port);
  const all = received(socket);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, patience);
  socket.write(bytes);
  const bytesCome = await all;
  clearTimeout(timer);
  if (isLate) throw new Error(`The connection is open after ${patience} ms; ${bytesCome.length} B have come`);
  return bytesCome;
}

/** A request's head as it goes over the wire, with `Host` and `Connection: close` where nothing else is said. */
export function headOf({ method = "GET", path = "/", headers = {} }: Asked): string {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}

/** Asks once, with nothing done to the path or the headers on the way. */
export async function ask(port: number, asked: Asked = {}): Promise<Answer> {
  const [answer, ...more] = readAnswers(await exchange(port, headOf(asked)), [asked.method ?? "GET"]);
  if (!answer || more.length > 0) throw new Error(`${answer ? more.length + 1 : 0} answers came to one request`);
  return answer;
}
