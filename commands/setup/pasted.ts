import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { domainToASCII, fileURLToPath } from "node:url";

/** A path as terminals and file managers paste it: in quotes, with escapes, `~` or `file://`. */
export function pastedPath(text: string, home = homedir()): string {
  if (existsSync(text)) return text;
  if (text.startsWith("file://") && URL.canParse(text)) return fileURLToPath(text);
  const quoted = /^(["'])(.*)\1$/.exec(text)?.[2];
  const path = quoted ?? (process.platform === "win32" ? text : text.replace(/\\(.)/g, "$1"));
  return path.replace(/^~(?=\/)/, home);
}

/** An address as browsers copy it: with its last slash, in capitals, or at an internationalised domain. */
export const pastedAddress = (text: string) => (URL.canParse(text) ? new URL(text).href.replace(/\/$/, "") : text);

export function pastedEmail(text: string): string {
  const [, name, domain = ""] = /^(.+)@([^@]+)$/.exec(text) ?? [];
  return name ? `${name}@${domainToASCII(domain) || domain}` : text;
}

/** The digits of a phone number, and whether it can be dialled from abroad as it is written. */
export function pastedPhone(text: string) {
  const digits = text.replace(/\(0\)|[\s+().-]/g, "").replace(/^00/, "");
  return { digits, isInternational: text.startsWith("+") && !text.includes("(0)") };
}
