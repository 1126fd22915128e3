import fc from "fast-check";
import { expect, it } from "vitest";
import { ask, open } from "./testing/client.ts";
import { logged, sampleFolder, serveFolder } from "./testing/sample.ts";

const { port } = await serveFolder(sampleFolder());

const joined = (texts: string, by: string) =>
  fc.array(fc.constantFrom(...texts.split(" ")), { maxLength: 6 }).map((parts) => parts.join(by));
const line = (name: string, value: fc.Arbitrary<string>) => value.map((text) => `${name}: ${text}\r\n`);
const headers = fc.oneof(
  line("Range", joined("bytes= lines= 0-1 1- -3 4000- - 1.5-2 -18446744073709551616", "")),
  ...["If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"].map((name) =>
    line(name, joined('"a" W/"a" * "" " a "a,b" W/ Sun,_01_Mar_2026_12:00:00_GMT', ", ")),
  ),
  line("Accept-Encoding", joined("br gzip;q=0 identity;q=0.5 deflate;q=2 *;q=0 * BR;q= x-gzip;x=1", " , ")),
);
const path = joined("a / . % ? & : @ \\ ../ %2e%2e %2f %5c %00 %0d%0a %ff .br _headers .env de media/hero.webm", "");
const byte = fc.nat(255).map((code) => String.fromCharCode(code));
const noise = fc.option(fc.string({ unit: byte, maxLength: 200 }), { nil: "" });

it("survives every request, malformed or not, and reveals no internals", async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.array(headers), noise, fc.nat(80), async (end, lines, text, at) => {
      const bytes = `GET /${end} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join("").replaceAll("_", " ")}\r\n`;
      const { socket, all } = open(port, bytes.slice(0, at) + text + bytes.slice(at));
      socket.end();
      expect(await all).not.toMatch(/\n\s+at |node:|\.ts\b|HTTP\/1\.1 5/);
    }),
    { seed: 1, numRuns: 2000 },
  );
  expect((await ask(port)).status).toBe(200);
  expect(logged).toEqual([]);
});
