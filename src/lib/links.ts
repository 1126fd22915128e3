import type { Product, Site } from "../config/site-schema.ts";

export const creditsUrl = ({ shop, creditsPath }: Site) => shop + creditsPath;

export const repositoryUrl = (site: Site, product: Product) => `${site.organisation}/${product.repository}`;

export function mailtoUrl(to: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return query ? `mailto:${to}?${query}` : `mailto:${to}`;
}

/** The help button's link: a chat if the owner has a number, else an e-mail with the message as its body. */
export function helpUrl(site: Site, message: string): string {
  return site.whatsappNumber
    ? `https://wa.me/${site.whatsappNumber}?text=${encodeURIComponent(message)}`
    : mailtoUrl(site.contactEmail, { body: message });
}
