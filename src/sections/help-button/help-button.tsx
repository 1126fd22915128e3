import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { helpUrl } from "../../lib/links.ts";
import HelpButtonIsland from "./help-button.island.tsx";

export function HelpButton() {
  const site = useSite();
  const { tooltip, message } = useStrings("whatsapp");
  const { opensInNewTab } = useStrings("accessibility");
  if (!site.switches.helpButton) return null;
  const newTab = site.whatsappNumber ? opensInNewTab : undefined;
  const props = { href: helpUrl(site, message), tooltip, newTab };
  return <Island name="help-button" component={HelpButtonIsland} props={props} />;
}
