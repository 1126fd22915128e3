import { createHash } from "node:crypto";
import { extname } from "node:path";
import { contentType } from "mime-types";
import type { Service } from "../../src/config/consent-schema.ts";
import type { Site } from "../../src/config/site-schema.ts";

const sourceHash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Inline code of the documents, which the policy allows by hash. */
interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** A policy cannot depend on consent, so their hosts are always allowed. */
  services?: readonly Service[];
}

export function serviceSources(services: readonly Service[]): { scripts: string[]; connections: string[] } {
  const scripts = services.filter(({ script }) => !script.startsWith("/")).map(({ script }) => new URL(script).origin);
  const connections = services.flatMap(({ connects }) => connects);
  return { scripts: [...new Set(scripts)], connections: [...new Set([...scripts, ...connections])] };
}

export function contentSecurityPolicy({ scripts, styles, services = [] }: InlineSources): string {
  const outside = serviceSources(services);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceHash), ...outside.scripts].join(" "),
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

export interface HeaderRule {
  /** A path, or a prefix of paths that ends with `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Browser features that would reach a visitor's surroundings, devices or money, and that no page uses. Not all that there
 * are: headers count towards what a first round trip can carry.
 */
const unusedFeatures = "browsing-topics camera display-capture geolocation hid microphone midi payment serial usb";
const permissionsPolicy = unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", ");

const yearInSeconds = 31_536_000;

/**
 * All response headers; later rules add to earlier ones. Rules match paths, not statuses, so `hashedFiles` are listed
 * by name: a 404 for a missing one must not be cached forever. Servers take a rule for `namedFiles`, the owner's HTML and
 * archives, as the sign that they are served under their own names.
 */
export function headerRules(
  inline: InlineSources,
  transport: Site["strictTransportSecurity"],
  hashedFiles: readonly string[],
  namedFiles: readonly string[] = [],
): HeaderRule[] {
  const { includeSubDomains, preload } = transport;
  const directives = [`max-age=${2 * yearInSeconds}`, includeSubDomains && "includeSubDomains", preload && "preload"];
  const oneDay: HeaderRule["headers"] = { "Cache-Control": "public, max-age=86400" };
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(inline),
        "Strict-Transport-Security": directives.filter(Boolean).join("; "),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": permissionsPolicy,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "credentialless",
        "Cross-Origin-Resource-Policy": "same-site",
        "Cache-Control": "public, max-age=0, must-revalidate",
      },
    },
    ...hashedFiles.map((file) => ({
      path: `/${file}`,
      headers: { "Cache-Control": `public, max-age=${yearInSeconds}, immutable` },
    })),
    ...["media", "logos", "brand"].map((folder) => ({ path: `/${folder}/*`, headers: oneDay })),
    // Some servers do not know this extension, and with `nosniff` browsers refuse an icon without a type.
    { path: "/favicon.ico", headers: { "Content-Type": "image/x-icon" } },
    { path: "/cards/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
    ...namedFiles.map((file) => ({
      path: `/${file}`,
      headers: { "Content-Type": contentType(extname(file)) || "application/octet-stream" },
    })),
  ];
}

/** Edge hosts silently ignore what exceeds these. */
const hostLimits = { rules: 100, lineLength: 2000 };

/** A rule unsets (`!`) a header before setting it again, as edge hosts would send both. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const defaults = rules[0]?.headers ?? {};
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.keys(headers)
      .filter((name) => index > 0 && name in defaults)
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ]);
  if (rules.length > hostLimits.rules)
    throw new Error(`_headers: got ${rules.length} rules, expected at most ${hostLimits.rules}`);
  const tooLong = lines.find((line) => line.length > hostLimits.lineLength);
  if (tooLong) throw new Error(`_headers: over ${hostLimits.lineLength} characters: ${tooLong.slice(0, 60)}…`);
  return lines.join("\n");
}
