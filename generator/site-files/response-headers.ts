import { hash } from "node:crypto";
import { typeOf } from "../../server/snapshot.ts";
import type { Service } from "../../src/config/consent-schema.ts";
import type { Site } from "../../src/config/site-schema.ts";

const sourceHash = (content: string) => `'sha256-${hash("sha256", content, "base64")}'`;

/** Inline code of the documents, which the policy allows by hash. */
interface InlineSources {
  script: string;
  styles: readonly string[];
  /** A policy cannot depend on consent, so their hosts are always allowed. */
  services?: readonly Service[];
}

export function serviceSources(services: readonly Service[]) {
  const scripts = services.filter(({ script }) => !script.startsWith("/")).map(({ script }) => new URL(script).origin);
  const connections = services.flatMap(({ connects }) => connects);
  return { scripts: [...new Set(scripts)], connections: [...new Set([...scripts, ...connections])] };
}

export function contentSecurityPolicy({ script, styles, services = [] }: InlineSources): string {
  const outside = serviceSources(services);
  return [
    "default-src 'none'",
    ["script-src 'self'", sourceHash(script), ...outside.scripts].join(" "),
    ["style-src 'self'", ...styles.map(sourceHash)].join(" "),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connections].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Browser features that reach a visitor's surroundings, devices or money. Not all: headers count in the first round trip. */
const unusedFeatures = "browsing-topics camera display-capture geolocation hid microphone midi payment serial usb";
const permissionsPolicy = unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", ");

const yearInSeconds = 31_536_000;

/** Edge hosts silently ignore what exceeds these. */
const hostLimits = { rules: 100, lineLength: 2000 };

/**
 * The content of `_headers`: rules by path, or prefix that ends with `*`; later ones add to earlier ones. `hashedFiles`
 * are listed by name, as rules match paths, not statuses: a 404 for a missing one must not be cached
 * forever. A rule for one of `namedFiles`, the owner's HTML and archives, tells servers to serve it under its own name.
 * Throws an `Error` for more than hosts read.
 */
export function headersFile(
  inline: InlineSources,
  { includeSubDomains, preload }: Site["strictTransportSecurity"],
  hashedFiles: readonly string[],
  namedFiles: readonly string[] = [],
): string {
  const directives = [`max-age=${2 * yearInSeconds}`, includeSubDomains && "includeSubDomains", preload && "preload"];
  // A header of the whole site is unset first, as edge hosts would send both values.
  const instead = (path: string, name: string, value: string) => `${path}\n  ! ${name}\n  ${name}: ${value}\n`;
  const forever = `public, max-age=${yearInSeconds}, immutable`;
  const rules = [
    `/*
  Content-Security-Policy: ${contentSecurityPolicy(inline)}
  Strict-Transport-Security: ${directives.filter(Boolean).join("; ")}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${permissionsPolicy}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: credentialless
  Cross-Origin-Resource-Policy: same-site
  Cache-Control: public, max-age=0, must-revalidate
`,
    ...hashedFiles.map((file) => instead(`/${file}`, "Cache-Control", forever)),
    ...["media", "logos", "brand"].map((folder) => instead(`/${folder}/*`, "Cache-Control", "public, max-age=86400")),
    // Some servers do not know this extension, and with `nosniff` browsers refuse an icon without a type.
    "/favicon.ico\n  Content-Type: image/x-icon\n",
    instead("/cards/*", "Cross-Origin-Resource-Policy", "cross-origin"),
    ...namedFiles.map((file) => `/${file}\n  Content-Type: ${typeOf(file)}\n`),
  ];
  if (rules.length > hostLimits.rules)
    throw new Error(`_headers: got ${rules.length} rules, expected at most ${hostLimits.rules}`);
  const text = rules.join("\n");
  const tooLong = text.split("\n").find((line) => line.length > hostLimits.lineLength);
  if (tooLong) throw new Error(`_headers: over ${hostLimits.lineLength} characters: ${tooLong.slice(0, 60)}…`);
  return text;
}
