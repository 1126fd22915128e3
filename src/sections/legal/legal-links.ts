import type { Site } from "../../config/site-schema.ts";
import { mailAddress } from "../../lib/links.ts";

/** Where the owner's addresses lead that stand in legal texts. */
export function legalLinks({ contactEmail, shop, links, legal }: Site): Record<string, string> {
  const emails = [contactEmail, legal.dataProtectionContact].filter((address) => address !== undefined);
  const addresses = [shop, links.dataProtection, legal.shopTerms].filter((address) => address !== undefined);
  return Object.fromEntries([
    ...emails.map((address) => [address, mailAddress(address)]),
    ...addresses.map((address) => [address, address]),
  ]);
}
