import { describe, expect, it } from "vitest";
import { headFactsIn } from "../../generator/built/head-facts.ts";
import { ownAddressesIn } from "../../generator/built/own-addresses.ts";
import { readAddress, readNetworkAddress } from "./address.ts";
import { certificateFaults, certificateRemedy } from "./certificate.ts";
import { reportOf } from "./report.ts";

it("reads what a document says of itself, however its attributes are written", () => {
  const html =
    "<!doctype html><html lang=de><head><title>Wer &amp; was</title><link href='https://a.example/de' rel=canonical>" +
    '<link rel="alternate" hreflang="x-default" href="https://a.example/?a=1&amp;b=2"></head><body><p lang="fr">Oui';
  expect(headFactsIn(html)).toEqual({
    lang: "de",
    title: "Wer & was",
    canonical: "https://a.example/de",
    alternates: { "x-default": "https://a.example/?a=1&b=2" },
    languages: ["de", "fr"],
  });
  expect(headFactsIn("nothing of the kind")).toMatchObject({ lang: undefined, title: undefined, languages: [] });
});

it("finds every address of the site itself, and no others", () => {
  const html =
    '<a href="/de#top"><a href="#here"><a href="https://elsewhere.example/x"><a href="mailto:a@b.example"><a href="http://[">' +
    '<img src="/a.png" srcset="/b.avif 1x, /c.avif 2x"><video poster="p.webp"><meta property="og:image" content="https://s.example/card.jpg">';
  expect(ownAddressesIn(html, "https://s.example", "/de")).toEqual(
    ["/a.png", "/b.avif", "/c.avif", "/card.jpg", "/de#here", "/de#top", "/p.webp"].sort(),
  );
});

describe("an address", () => {
  it.each([
    ["https://www.site.example", "https://www.site.example"],
    ["https://www.site.example/", "https://www.site.example"],
    ["http://127.0.0.1:4321", "http://127.0.0.1:4321"],
  ])("%s is taken", (text, origin) => expect(readAddress(text, "https://a.example")).toBe(origin));

  it.each([
    [undefined, "no address is named; write npm run verify -- https://a.example"],
    ["www.site.example", '"www.site.example" is no address of a site'],
    ["ftp://site.example", '"ftp://site.example" is no address of a site'],
    ["https://", '"https://" is no address of a site'],
    ["https://site.example/de", "has more than a site's address, which is https://site.example"],
    ["https://me@site.example", "has more than a site's address"],
  ])("%s is none", (text, fault) => expect(() => readAddress(text, "https://a.example")).toThrow(fault));
});

describe("the network address to ask", () => {
  const read = (text: string) => readNetworkAddress(text, "https://site.example");

  it.each(["203.0.113.5", "2001:db8::1", "origin.site.example", "localhost"])("%s is taken", (text) =>
    expect(read(text)).toBe(text),
  );

  it.each([
    [
      "127.0.0.1:8097",
      "the port belongs into the site's address: write npm run verify -- https://site.example:8097 --at 127.0.0.1",
    ],
    ["[::1]:8097", "write npm run verify -- https://site.example:8097 --at ::1"],
    ["localhost:443", "write npm run verify -- https://site.example --at localhost"],
    ["https://203.0.113.5", "write npm run verify -- https://site.example --at 203.0.113.5"],
    ["", '--at: got "", wants a network address alone'],
  ])("%s is none", (text, fault) => expect(() => read(text)).toThrow(fault));
});

it.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "NODE_EXTRA_CA_CERTS=file.pem"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "with its whole chain"],
  ["CERT_HAS_EXPIRED", "renew it"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "get one for this name"],
])("a certificate that is refused with %s has a remedy of its own", (code, remedy) => {
  expect(certificateRemedy(Object.assign(new Error(code), { code }))).toContain(remedy);
});

it("what is no fault of a certificate has none of its remedies", () => {
  expect(certificateRemedy(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBeUndefined();
});

it.each([
  ["2026-03-15T00:00:00Z", 0],
  ["2026-03-14T23:00:00Z", 1],
  ["2026-02-01T00:00:00Z", 1],
])("a certificate that ends on %s has %i faults on the first of March", (end, count) => {
  expect(certificateFaults(new Date(end), new Date("2026-02-28T23:30:00Z"))).toHaveLength(count);
});

it("names one fault once for all its places, and its remedy", () => {
  const fault = { text: "x-test: got nothing", remedy: "set it" };
  const findings = ["/", "/de", "/fr", "/ru", "/id"].map((where) => ({ where, ...fault }));
  expect(reportOf({ answers: 9, findings, notes: ["A note."] })).toBe(
    "  - /, /de, /fr and 2 more: x-test: got nothing\n    → set it\nA note.\n9 answers looked at: 5 faults",
  );
  expect(reportOf({ answers: 9, findings: [], notes: [] })).toBe("9 answers looked at: all is as it was built");
});
