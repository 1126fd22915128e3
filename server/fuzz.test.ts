import fc from "fast-check";
import { expect, it } from "vitest";
import { ask, open } from "./testing/client.ts";
import { sampleFolder, serveFolder } from "./testing/sample.ts";

const { port, logged } = await serveFolder(sampleFolder());

const words = (text: string) => fc.constantFrom(...text.split(" "));
const joined = (texts: string, by: string) => fc.array(words(texts), { maxLength: 6 }).map((parts) => parts.join(by));

const path = fc.oneof(
  words("/ /?q=%zz /%64e /old.php? /assets/app-1.js /media/film.webm /media/empty.bin http://a/favicon.ico"),
  joined("a / . % ? & : @ \\ ../ %2e%2e %2f %5c %00 %0d%0a %ff .br _headers .env de media", "").map((end) => `/${end}`),
);
const validator = fc.oneof(
  joined('"a" W/"a" * "" " a "a,b" W/ \u00e9', ", "),
  fc.constant("Sun, 01 Mar 2026 12:00:00 GMT"),
);
const header = fc.oneof(
  fc.tuple(words("Range"), joined("bytes= lines= 0-1 1- -3 4000- - 1.5-2 -18446744073709551616", "")),
  fc.tuple(words("If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since"), validator),
  fc.tuple(words("Accept-Encoding"), joined("br gzip;q=0 identity;q=0.5 deflate;q=2 *;q=0 * BR;q= x-gzip;x=1", " , ")),
);
const request = fc.record({
  method: words("GET GET GET HEAD POST"),
  path,
  headers: fc.array(header, { maxLength: 4 }).map((headers): Record<string, string> => Object.fromEntries(headers)),
});

const expectedStatuses = [200, 206, 301, 304, 404, 405, 412, 416];

it("answers every request without an error", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(request, async (parameters) => {
      expect(expectedStatuses).toContain((await ask(port, parameters)).status);
    }),
    { seed: 1, numRuns: 2000 },
  );
  expect(logged).toEqual([]);
});

const noise = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 200 });

it("survives malformed requests and reveals no internals", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(request, noise, fc.nat(80), async ({ method, path }, text, position) => {
      const bytes = `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      const { socket, all } = open(port, bytes.slice(0, position) + text + bytes.slice(position));
      socket.end();
      expect(await all).not.toMatch(/\n\s+at |node:|\.ts\b|HTTP\/1\.1 5/);
    }),
    { seed: 1, numRuns: 500 },
  );
  expect((await ask(port)).status).toBe(200);
  expect(logged).toEqual([]);
});
