import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { helpUrl } from "../../lib/links.ts";
import HelpButtonIsland from "./help-button.island.tsx";

/** A chat opens a new tab; a mail link opens the visitor's mail program and leaves the page where it is. */
export function HelpButton() {
  const site = useSite();
  const { tooltip, message } = useStrings("whatsapp");
  const { opensInNewTab } = useStrings("accessibility");
  if (!site.switches.helpButton) return null;
  const newTab = site.whatsappNumber ? opensInNewTab : undefined;
  return <Island name="help-button" of={HelpButtonIsland} props={{ href: helpUrl(site, message), tooltip, newTab }} />;
}
