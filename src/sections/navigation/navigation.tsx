import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { creditsUrl } from "../../lib/links.ts";
import NavigationIsland from "./navigation.island.tsx";

export function Navigation() {
  const site = useSite();
  const { name, shop } = site;
  const nav = useStrings("nav");
  const { opensInNewTab, openMenu, closeMenu, mainNavigation, language, useDark, useLight } =
    useStrings("accessibility");
  const labels = { opensInNewTab, openMenu, closeMenu, mainNavigation, language, useDark, useLight };
  const props = { name, creditsUrl: creditsUrl(site), shop, nav, labels };
  return <Island name="navigation" component={NavigationIsland} props={props} />;
}
