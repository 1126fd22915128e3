import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsIn, leak } from "./testing/check-answer.ts";
import { type Program, serveFolder } from "./testing/child.ts";
import { drawBroken, drawRequest, type FuzzRequest } from "./testing/fuzz-requests.ts";
import { type Random, randomFrom } from "./testing/random.ts";
import { ask, open, readAnswers } from "./testing/raw-client.ts";
import { sampleFiles, sampleFolder } from "./testing/sample-folder.ts";

const seed = Number(process.env.FUZZ_SEED ?? 1);
const count = Number(process.env.FUZZ_REQUESTS ?? 10_000);

/** A connection's life: requests that can be read, then what need not be, then how the client leaves. */
interface Script {
  requests: FuzzRequest[];
  tail: string;
  /** Waits for the end, ends its half after some time or at once, hangs up at once, or when the first bytes have come. */
  leave: "wait" | "linger" | "half close" | "hang up" | "hang up on answer";
  /** Where the bytes are cut into writes. */
  cuts: number[];
}

function drawScript(random: Random): Script {
  const whole = random.chance(0.7);
  const length = whole ? 30 : random.below(5);
  const requests = Array.from({ length }, (_, index) => drawRequest(random, whole && index === length - 1));
  return {
    requests,
    tail: whole ? "" : drawBroken(random),
    leave: whole ? "wait" : random.pick(["linger", "half close", "hang up", "hang up on answer"]),
    cuts: Array.from({ length: random.below(4) }, () => random.below(4000)).sort((a, b) => a - b),
  };
}

/** Lives through a script; gives back all that the server has sent until the connection was closed. */
async function live(port: number, { requests, tail, leave, cuts }: Script): Promise<Buffer> {
  const bytes = Buffer.from(requests.map(({ bytes }) => bytes).join("") + tail, "latin1");
  const socket = await open(port);
  const parts: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  socket.on("data", (part) => {
    parts.push(part);
    if (leave === "hang up on answer") socket.destroy();
  });
  for (const [index, cut] of [0, ...cuts].entries()) {
    socket.write(bytes.subarray(cut, cuts[index]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (leave === "linger") await new Promise((resolve) => setTimeout(resolve, 50));
  if (leave === "linger" || leave === "half close") socket.end();
  if (leave === "hang up") socket.destroy();
  await closed;
  return Buffer.concat(parts);
}

/** What is wrong with what came over a connection. */
function faultsOf({ requests, tail, leave }: Script, received: Buffer): string[] {
  const methods = requests.map(({ method }) => method);
  if (leave === "wait") {
    const answers = readAnswers(received, methods);
    const left = requests[answers.length];
    if (left) return [`no answer to ${JSON.stringify(left.bytes)}`];
    return answers.flatMap((answer, index) => {
      const request = requests[index] as FuzzRequest;
      return faultsIn(answer, request).map((fault) => `${fault}: ${JSON.stringify(request.bytes)} got\n${answer.head}`);
    });
  }
  // How many answers there are is open here, not that each begins as one and that none is a fault of the server's.
  const text = received.toString("latin1");
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  return [
    ...(text === "" || text.startsWith("HTTP/1.1 ") ? [] : ["what came is no answer"]),
    ...(statuses.every((status) => status < 500) ? [] : [`statuses ${statuses}`]),
    ...(leak.test(text) ? ["an answer tells of the inside"] : []),
  ].map((fault) => `${fault}: ${JSON.stringify(tail)} got\n${text.slice(0, 2000)}`);
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

const memory = () =>
  new Promise<number>((resolve) => {
    program.child.once("message", (message) => resolve(Number(message)));
    program.child.send("memory");
  });

/** Lives through scripts for `wanted` requests, eight connections at a time. */
async function fuzz(random: Random, wanted: number): Promise<string[]> {
  const faults: string[] = [];
  let asked = 0;
  const worker = async () => {
    while (asked < wanted && faults.length === 0) {
      const script = drawScript(random);
      asked += script.requests.length + (script.tail === "" ? 0 : 1);
      try {
        faults.push(...faultsOf(script, await live(program.port, script)));
      } catch (error) {
        const asked = script.requests.map(({ bytes }) => bytes);
        faults.push(`${(error as Error).message}: ${JSON.stringify([...asked, script.tail])}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

it(`the server outlives ${count} requests of all kinds`, { timeout: 120_000 }, async () => {
  console.log(`Fuzz: seed ${seed}; others: FUZZ_SEED=${seed + 1} npx vitest run server/fuzz.test.ts`);
  const random = randomFrom(seed);
  const { child, said, port } = program;
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  const begun = performance.now();
  expect(await fuzz(random, count / 2)).toEqual([]);
  const half = await memory();
  expect(await fuzz(random, count / 2)).toEqual([]);
  const whole = await memory();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `Fuzz: ${seconds} s, ${(half / 1e6).toFixed(0)} MB after the first half, ${(whole / 1e6).toFixed(0)} MB in the end`,
  );

  expect(ended).toBe(false);
  expect(said.err).toBe("");
  expect((await ask(port)).body.toString()).toBe(sampleFiles["index.html"]);
  expect(whole).toBeLessThan(half * 1.3 + 20_000_000);
});
