import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { creditsUrl } from "../../lib/links.ts";
import NavigationIsland from "./navigation.island.tsx";

export function Navigation() {
  const site = useSite();
  const nav = useStrings("nav");
  const { opensInNewTab, openMenu, closeMenu, mainNavigation, language, useDark, useLight } =
    useStrings("accessibility");
  return (
    <Island
      name="navigation"
      component={NavigationIsland}
      props={{
        name: site.name,
        creditsUrl: creditsUrl(site),
        shop: site.shop,
        nav,
        labels: { opensInNewTab, openMenu, closeMenu, mainNavigation, language, useDark, useLight },
      }}
    />
  );
}
