import { useStrings } from "../../features/language/use-language.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { helpAddress } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * A chat opens a new tab; a mail link opens the visitor's mail program and leaves the page where it is. The tooltip is
 * hidden most of the time and would leave the link without a name, so the name stands beside it.
 */
export function HelpButton() {
  const site = useSite();
  const { tooltip, message } = useStrings("whatsapp");
  const { opensInNewTab } = useStrings("accessibility");
  if (!site.switches.helpButton) return null;
  const newTab = site.whatsappNumber ? { target: "_blank", rel: "noopener" } : {};

  return (
    <a id="help" href={helpAddress(site, message)} {...newTab} className="icon-button floating">
      <Icon name="messageCircle" />
      <span className="sr-only">{tooltip}</span>
      <span className="help-tooltip" aria-hidden="true">
        {tooltip}
      </span>
      {site.whatsappNumber ? <span className="sr-only">{` ${opensInNewTab}`}</span> : null}
    </a>
  );
}
