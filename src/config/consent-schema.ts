import { z } from "zod";
import { consentKey, languageKey, themeKey } from "./constants.ts";
import { fields, linkAddress, listOf, matching, originAddress, text } from "./value-schemas.ts";

const scriptFormat = 'a script under public such as "/statistics/script.js", or a URL that starts with https://';

const script = z.union([matching(/^(\/[\w-][\w.-]*)+\.m?js$/, scriptFormat), linkAddress("A script elsewhere")], {
  error: scriptFormat,
});

const attributes = z.record(
  z.string().regex(/^(?!src$|on)[a-z][a-z0-9-]*$/),
  z.union([z.string(), z.literal(true)], { error: "a text, or true for an attribute without a value" }),
  { error: 'attributes by name such as { "data-domain": "www.example.org" }, without src and handlers' },
);

const prefixFormat = 'a name prefix such as "plausible_" that none of the site\'s own names starts with';

const storedName = matching(/^[^\s;,=]+$/, prefixFormat).refine(
  (prefix) => ![languageKey, themeKey, consentKey].some((key) => key.startsWith(prefix)),
  { error: prefixFormat },
);

const service = fields({
  name: text("Its name as visitors know it, shown in the banner and the privacy policy"),
  script: script.describe(
    "A file under `public` such as `/statistics/script.js`, or an HTTPS address, whose host the Content Security Policy then allows",
  ),
  attributes: attributes
    .prefault({})
    .describe('More attributes for its `<script>`, such as `{ "data-domain": "www.example.org" }`'),
  connects: z
    .array(originAddress('an origin such as "https://a.example.org"'), { error: "a list of origins" })
    .default([])
    .describe(
      "Origins it sends data to, besides this site and the script's own: the Content Security Policy allows them",
    ),
  storage: z
    .array(storedName, { error: "a list of name prefixes" })
    .default([])
    .describe("Prefixes of the names it stores data under, including cookies: removed when consent is withdrawn"),
});

export const consentSchema = fields({
  services: listOf(service, 0, "a list of services", "name")
    .default([])
    .describe("The services, in the order the banner names them"),
});

export type Service = z.output<typeof service>;
