import { createHash } from "node:crypto";
import type { Service } from "../../src/config/consent-schema.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

const sourceHash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** What each document holds in itself, which the policy must name. */
interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** What runs after consent. Its hosts are allowed from the start, for a policy knows nothing of consent. */
  services?: readonly Service[];
}

/** The origins from which services are loaded, and to which they connect; none for what this site has itself. */
export function serviceSources(services: readonly Service[]): { scripts: string[]; connections: string[] } {
  const scripts = services.filter(({ script }) => !script.startsWith("/")).map(({ script }) => new URL(script).origin);
  const connections = services.flatMap(({ connects }) => connects);
  return { scripts: [...new Set(scripts)], connections: [...new Set([...scripts, ...connections])] };
}

/** The content policy. What is from elsewhere is refused, but for what services need. */
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
  /** A path, or a prefix of paths with `*` at its end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const yearInSeconds = 31_536_000;

/**
 * Every response header of the site, rule by rule; later rules are added to earlier ones. A rule knows a path and no status,
 * so what may be kept for ever is named file by file: that one is missing is not to be kept.
 *
 * @param inline what the documents hold in themselves
 * @param transport what the owner commits the domain to: its subdomains, and the browsers' own list
 * @param hashedFiles the files whose names change with their contents, below the site's root
 */
export function headerRules(
  inline: InlineSources,
  transport: Site["strictTransportSecurity"],
  hashedFiles: readonly string[],
): HeaderRule[] {
  const { includeSubDomains, preload } = transport;
  const bound = [`max-age=${2 * yearInSeconds}`, includeSubDomains && "includeSubDomains", preload && "preload"];
  const forADay: HeaderRule["headers"] = { "Cache-Control": "public, max-age=86400" };
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(inline),
        "Strict-Transport-Security": bound.filter(Boolean).join("; "),
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
    ...["media", "logos", "brand"].map((folder) => ({ path: `/${folder}/*`, headers: forADay })),
    // Not every server knows this ending, and without a type a browser that may not guess refuses the icon.
    { path: "/favicon.ico", headers: { "Content-Type": "image/x-icon" } },
    { path: "/cards/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
  ];
}

/** What edge hosts read of a `_headers` file: they leave out what is beyond, and say nothing. */
const hostLimits = { rules: 100, lineLength: 2000 };

/**
 * The rules as a `_headers` file, which edge hosts read. A header that a later rule sets again is first taken away. Throws an
 * `Error` when hosts would leave out a part of it.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const toAll = rules[0]?.headers ?? {};
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.keys(headers)
      .filter((name) => index > 0 && name in toAll)
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ]);
  if (rules.length > hostLimits.rules)
    throw new Error(`_headers: ${rules.length} rules, hosts read ${hostLimits.rules}`);
  const long = lines.find((line) => line.length > hostLimits.lineLength);
  if (long) throw new Error(`_headers: hosts read ${hostLimits.lineLength} characters of ${long.slice(0, 60)}…`);
  return lines.join("\n");
}
