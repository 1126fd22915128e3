import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { creditsAddress } from "../../lib/links.ts";
import Header from "./header.island.tsx";

export function Navigation() {
  const site = useSite();
  const nav = useStrings("nav");
  const { opensInNewTab, openMenu, closeMenu, mainNavigation, language, languages, useDark, useLight } =
    useStrings("accessibility");
  return (
    <Island
      name="header"
      of={Header}
      props={{
        name: site.name,
        creditsAddress: creditsAddress(site),
        shop: site.shop,
        nav,
        words: { opensInNewTab, openMenu, closeMenu, mainNavigation, language, languages, useDark, useLight },
      }}
    />
  );
}
