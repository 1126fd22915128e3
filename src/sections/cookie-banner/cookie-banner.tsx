import { useLanguage } from "../../features/language/use-language.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { fill } from "../../lib/fill.ts";
import { writtenList } from "../../lib/written-list.ts";
import Banner from "./banner.island.tsx";

export function CookieBanner() {
  const { title, description, descriptionOf, accept, reject, close } = useStrings("cookies");
  const { locale } = useLanguage();
  const { switches, consent } = useSite();
  if (!switches.cookieBanner) return null;
  const names = consent.services.map(({ name }) => name);
  const services = writtenList(names, locale);
  const text = services ? fill(descriptionOf, { services }) : description;
  return <Island name="banner" of={Banner} props={{ title, text, accept, reject, close }} />;
}
