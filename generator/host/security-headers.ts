import { createHash } from "node:crypto";
import type { Service } from "../../src/config/consent-schema.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { permissionsPolicy } from "./permissions-policy.ts";
import { serviceSources } from "./service-sources.ts";

export function sourceHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** What each document holds in itself, which the policy must name. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** What runs after consent. Its hosts are allowed from the start, for a policy knows nothing of consent. */
  services?: readonly Service[];
}

/** The content policy. What is from elsewhere is refused, but for what services need. */
export function contentSecurityPolicy({ scripts, styles, services = [] }: InlineSources): string {
  const outside = serviceSources(services);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(sourceHash), ...outside.scripts],
    "style-src": ["'self'", ...styles.map(sourceHash)],
    "img-src": ["'self'"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...outside.connections],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

export interface HeaderRule {
  /** A path, or a prefix of paths with `*` at its end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const yearInSeconds = 31_536_000;

/** The site's own host answers over HTTPS alone; whether that binds its subdomains and the browsers' list is the owner's choice. */
function strictTransportSecurity({ includeSubDomains, preload }: Site["strictTransportSecurity"]): string {
  return [`max-age=${2 * yearInSeconds}`, includeSubDomains && "includeSubDomains", preload && "preload"]
    .filter(Boolean)
    .join("; ");
}

/**
 * Every response header of the site, rule by rule; later rules are added to earlier ones. A rule knows a path and no status,
 * so what may be kept for ever is named file by file: that one is missing is not to be kept.
 *
 * @param inline what the documents hold in themselves
 * @param transport what the owner commits the domain to
 * @param hashedFiles the files whose names change with their contents, below the site's root
 */
export function headerRules(
  inline: InlineSources,
  transport: Site["strictTransportSecurity"],
  hashedFiles: readonly string[],
): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(inline),
        "Strict-Transport-Security": strictTransportSecurity(transport),
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
    { path: "/media/*", headers: { "Cache-Control": "public, max-age=86400" } },
    { path: "/logos/*", headers: { "Cache-Control": "public, max-age=86400" } },
    { path: "/brand/*", headers: { "Cache-Control": "public, max-age=86400" } },
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
  const [all, ...rest] = rules;
  if (rules.length > hostLimits.rules) {
    throw new Error(
      `_headers: ${rules.length} rules, hosts read ${hostLimits.rules}: let fewer files have one of their own`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.keys(headers)
      .filter((name) => rest.some((rule) => rule.path === path) && name in (all?.headers ?? {}))
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ]);
  const long = lines.find((line) => line.length > hostLimits.lineLength);
  if (long) {
    throw new Error(
      `_headers: ${long.length} characters, hosts read ${hostLimits.lineLength}: shorten ${long.slice(0, 60)}…`,
    );
  }
  return lines.join("\n");
}
