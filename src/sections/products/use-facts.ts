import type { Product } from "../../config/site-schema.ts";
import { useLanguage, useStrings } from "../../features/language/use-language.ts";
import { fill } from "../../lib/fill.ts";

/** What an administrator asks before installing: component, platform versions, what the plugin needs. */
export function useFacts({ component, platform, needs }: Product): string[] {
  const { locale } = useLanguage();
  const strings = useStrings("products");
  const facts: string[] = [];
  if (component) facts.push(component);
  if (platform?.to) facts.push(fill(strings.platformRange, { from: platform.from, to: platform.to }));
  else if (platform) facts.push(fill(strings.platformFrom, { from: platform.from }));
  if (needs) {
    const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(needs.map((need) => strings.needs[need]));
    facts.push(fill(strings.needsLabel, { needs: list }));
  }
  return facts;
}
