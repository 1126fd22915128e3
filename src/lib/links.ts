import type { Product, Site } from "../config/site-schema.ts";

/** The shop's page for buying credits. */
export function creditsUrl(site: Site): string {
  return `${site.shop}${site.creditsPath}`;
}

/** The repository that a product's download button opens. */
export function repositoryUrl(site: Site, product: Product): string {
  return `${site.organisation}/${product.repository}`;
}

export function mailtoUrl(to: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return query ? `mailto:${to}?${query}` : `mailto:${to}`;
}

/** Where the help button leads: a chat where the owner has a number, else an e-mail with the message as its body. */
export function helpUrl(site: Site, message: string): string {
  return site.whatsappNumber
    ? `https://wa.me/${site.whatsappNumber}?text=${encodeURIComponent(message)}`
    : mailtoUrl(site.contactEmail, { body: message });
}
