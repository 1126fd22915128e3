import type { ReactNode } from "react";
import type { Site } from "../../config/site-schema.ts";
import { mailtoUrl } from "../../lib/links.ts";

/** Links for the owner's e-mail addresses and URLs, keyed by the address as it appears in legal texts. */
export function legalLinks({ contactEmail, shop, links, legal }: Site): Record<string, ReactNode> {
  const addresses = [contactEmail, legal.dataProtectionContact, shop, links.dataProtection, legal.shopTerms];
  const known = addresses.filter((address) => address !== undefined);
  const hrefOf = (address: string) => (address.includes("://") ? address : mailtoUrl(address));
  return Object.fromEntries(
    known.map((address) => [
      address,
      <a key={address} href={hrefOf(address)}>
        {address}
      </a>,
    ]),
  );
}
