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

/**
 * The answers in what a server sent to requests of the given methods, in their order. Throws an `Error` where the bytes
 * are not whole answers, each with as many bytes of body as its `Content-Length` says.
 */
export function readAnswers(bytes: Buffer, methods: readonly string[] = []): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\r\n\r\n", at);
    const head = bytes.toString("latin1", at, end < 0 ? undefined : end);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (end < 0 || !status) throw new Error(`Answer ${answers.length + 1} does not begin with ${JSON.stringify(head)}`);
    at = end + 4;
    // "100 Continue" is said before the answer itself.
    if (status < 200) continue;
    const lines = head.split("\r\n").slice(1);
    const headers: Answer["headers"] = Object.fromEntries(
      new Headers(
        lines.map((line): [string, string] => [line.split(":", 1)[0] ?? "", line.slice(line.indexOf(":") + 1)]),
      ),
    );
    const length = methods[answers.length] === "HEAD" || status === 304 ? 0 : Number(headers["content-length"]);
    const body = bytes.subarray(at, at + length);
    if (body.length !== length) throw new Error(`${length} B announced, ${body.length} B sent, after ${head}`);
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

/** Sends the bytes over a connection of their own and gives back all that comes until the server closes it. */
export async function exchange(port: number, bytes: string | Buffer): Promise<Buffer> {
  const socket = await open(port);
  const all = received(socket);
  socket.write(bytes);
  return all;
}

/** A request's head as it goes over the wire, with `Host` and `Connection: close` where nothing else is said. */
export function headOf({ method = "GET", path = "/", headers = {} }: Asked): string {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}

/** Headers that keep the connection open for more. */
export const lasting = { Connection: "keep-alive" };

/** Asks once, with nothing done to the path or the headers on the way. */
export async function ask(port: number, asked: Asked = {}): Promise<Answer> {
  const [answer, ...more] = readAnswers(await exchange(port, headOf(asked)), [asked.method ?? "GET"]);
  if (!answer || more.length > 0) throw new Error(`${answer ? more.length + 1 : 0} answers came to one request`);
  return answer;
}
