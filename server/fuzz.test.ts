import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { broken, type FuzzRequest, request } from "./testing/arbitrary-requests.ts";
import { type Answer, ask, open, readAnswers, received } from "./testing/client.ts";
import { type Program, serveFolder } from "./testing/program.ts";
import { longCache, sampleFiles, sampleFolder } from "./testing/sample.ts";

const seed = Number(process.env.FUZZ_SEED ?? 1);
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);

/** Texts that tell a stranger how the server is made, or where it lies. */
const leak = /\n\s+at |node:|node_modules|\/tmp\/|\.ts\b|Error:/;

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** That an answer keeps RFC 9110 and this server's own rules. */
function expectRight({ status, head, headers, body }: Answer, asked: FuzzRequest): void {
  const { "content-range": part, "content-encoding": coding } = headers;
  expect(asked.allowed, asked.bytes).toContain(status);
  expect(head).not.toMatch(leak);
  if (status > 206) expect(body.toString()).not.toMatch(leak);
  expect(headers).toHaveProperty("date");
  if (status !== 304) expect(headers["content-length"]).toMatch(/^\d+$/);
  if (status >= 400) expect(headers["cache-control"]).not.toBe(longCache);
  if (coding) expect(headers.vary).toBe("Accept-Encoding");
  if (status === 405) expect(headers.allow).toBe("GET, HEAD");
  if (status === 304) expect([headers.etag, headers["content-type"]]).toEqual([expect.any(String), undefined]);
  if (status === 416) expect(part).toMatch(/^bytes \*\/\d+$/);
  if (status === 206) {
    const [, first = -1, last = -1, size = -1] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(part ?? "")?.map(Number) ?? [];
    expect([asked.method, asked.headers.range !== undefined, coding]).toEqual(["GET", true, undefined]);
    expect([first >= 0, first <= last, last < size, body.length]).toEqual([true, true, true, last - first + 1]);
    if (asked.content)
      expect([size, String(body)]).toEqual([asked.content.length, asked.content.slice(first, last + 1)]);
  } else if (status !== 416) expect(part).toBeUndefined();
  if (status === 200 && asked.method === "GET" && asked.content !== undefined) {
    expect(String(coding ? unpack[coding]?.(body) : body)).toBe(asked.content);
  }
}

const cuts = fc.array(fc.nat(4000), { maxLength: 3 }).map((places) => places.sort((one, other) => one - other));

/** A connection's life: requests that can be read, then what need not be, then how the client leaves. */
const life = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      asked: fc
        .tuple(fc.array(request(false), { minLength: 29, maxLength: 29, size: "max" }), request(true))
        .map(([first, last]) => [...first, last]),
      tail: fc.constant(""),
      leave: fc.constant("wait"),
      cuts,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      asked: fc.array(request(false), { maxLength: 4 }),
      tail: broken,
      leave: fc.constantFrom("linger", "half close", "hang up", "hang up on answer"),
      cuts,
    }),
  },
);

async function live(
  port: number,
  { asked, tail, leave, cuts }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
) {
  const bytes = Buffer.from(asked.map((one) => one.bytes).join("") + tail, "latin1");
  const socket = await open(port);
  const all = received(socket);
  if (leave === "hang up on answer") socket.once("data", () => socket.destroy());
  for (const [index, cut] of [0, ...cuts].entries()) {
    socket.write(bytes.subarray(cut, cuts[index]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (leave === "linger") await new Promise((resolve) => setTimeout(resolve, 50));
  if (leave === "linger" || leave === "half close") socket.end();
  if (leave === "hang up") socket.destroy();
  const came = await all;
  if (leave === "wait") {
    const answers = readAnswers(
      came,
      asked.map(({ method }) => method),
    );
    expect(answers).toHaveLength(asked.length);
    for (const [index, answer] of answers.entries()) expectRight(answer, asked[index] as FuzzRequest);
    return;
  }
  // How many answers there are is open here, not that each begins as one and that none is a fault of the server's.
  const text = came.toString("latin1");
  expect(text).toMatch(/^(HTTP\/1\.1 |$)/);
  expect(text).not.toMatch(/^HTTP\/1\.1 5/m);
  expect(text).not.toMatch(leak);
}

const { folder, remove } = sampleFolder();
let program: Program & { port: number };
beforeAll(async () => {
  program = await serveFolder(folder);
}, 30_000);
afterAll(() => {
  program.child.kill("SIGKILL");
  remove();
});

/** Lives through connections with that many requests, eight at a time; gives back what memory the server then takes, in B. */
async function fuzz(wanted: number, seed: number): Promise<number> {
  const lives = fc.array(life, { minLength: 8, maxLength: 8 });
  const property = fc.asyncProperty(lives, async (eight) => {
    await Promise.all(eight.map((one) => live(program.port, one)));
  });
  await fc.assert(property, {
    seed,
    numRuns: Math.ceil(wanted / (8 * 0.75 * 30)),
    interruptAfterTimeLimit: 50_000,
    markInterruptAsFailure: true,
  });
  program.child.send("process.send(process.memoryUsage.rss())");
  return new Promise((resolve) => program.child.once("message", (bytes) => resolve(Number(bytes))));
}

it(`the server outlives ${requests} requests of all kinds`, { timeout: 120_000 }, async () => {
  console.log(`Fuzz: seed ${seed}; others: FUZZ_SEED=${seed + 2} npx vitest run server/fuzz.test.ts`);
  const half = await fuzz(requests / 2, seed);
  const whole = await fuzz(requests / 2, seed + 1);

  expect(program.child.exitCode).toBeNull();
  expect(program.said.err).toBe("");
  expect((await ask(program.port)).body.toString()).toBe(sampleFiles["index.html"]);
  expect(whole).toBeLessThan(half * 1.3 + 20_000_000);
});
