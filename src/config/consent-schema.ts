import { z } from "zod";
import { consentKey, languageKey, themeKey } from "./constants.ts";
import { fields, linkAddress, listOf, matching, originAddress, text } from "./value-schemas.ts";

const scriptFormat = 'a script under public such as "/statistics/script.js", or an address that begins with https://';

const script = z.union([matching(/^(\/[\w-][\w.-]*)+\.m?js$/, scriptFormat), linkAddress("A script elsewhere")], {
  error: scriptFormat,
});

const attributes = z.record(
  z.string().regex(/^(?!src$|on)[a-z][a-z0-9-]*$/),
  z.union([z.string(), z.literal(true)], { error: "a text, or true for an attribute without a value" }),
  { error: 'attributes by name such as { "data-domain": "www.example.org" }, without src and handlers' },
);

const prefixFormat = 'the beginning of names such as "plausible_", which none of the site\'s own begins with';

const storedName = matching(/^[^\s;,=]+$/, prefixFormat).refine(
  (prefix) => ![languageKey, themeKey, consentKey].some((key) => key.startsWith(prefix)),
  { error: prefixFormat },
);

const service = fields({
  name: text("Its name as visitors know it: the banner and the privacy policy name it"),
  script: script.describe(
    "Its script: a file under `public` such as `/statistics/script.js`, or an HTTPS address, whose host the content policy then allows",
  ),
  attributes: attributes
    .prefault({})
    .describe('Further attributes of its `<script>`, such as `{ "data-domain": "www.example.org" }`'),
  connects: z
    .array(originAddress('the origin of an address such as "https://a.example.org"'), { error: "a list of origins" })
    .default([])
    .describe("The origins to which it sends, besides this site and the script's own: the content policy allows them"),
  storage: z
    .array(storedName, { error: "a list of beginnings of names" })
    .default([])
    .describe("How the names begin under which it stores anything, cookies too: removed when consent is withdrawn"),
});

export const consentSchema = fields({
  services: listOf(service, { count: 0, error: "a list of services" }, "name", "a name of its own for every service")
    .default([])
    .describe("The services, in the order in which the banner names them"),
});

export type Service = z.output<typeof service>;
