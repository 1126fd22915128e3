import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { formatList } from "../../lib/format.ts";
import { interpolate } from "../../lib/interpolate.ts";
import CookieBannerIsland from "./cookie-banner.island.tsx";

export function CookieBanner() {
  const { title, description, descriptionOf, accept, reject, close } = useStrings("cookies");
  const { locale, site } = usePageData();
  if (!site.switches.cookieBanner) return null;
  const names = site.consent.services.map(({ name }) => name);
  const services = formatList(names, locale);
  const text = services ? interpolate(descriptionOf, { services }) : description;
  return <Island name="cookie-banner" component={CookieBannerIsland} props={{ title, text, accept, reject, close }} />;
}
