import { useDismissible } from "../../lib/hooks/use-dismissible.ts";
import { Icon } from "../../ui/icon.tsx";

interface HelpButtonProps {
  href: string;
  tooltip: string;
  /** Tells assistive technology that a new tab opens; undefined for a link that opens none. */
  newTab: string | undefined;
}

export default function HelpButtonIsland({ href, tooltip, newTab }: HelpButtonProps) {
  const target = newTab && { target: "_blank", rel: "noopener" };
  return (
    <a id="help" href={href} {...target} className="icon-button floating" {...useDismissible()}>
      <Icon name="messageCircle" sign="?" />
      <span className="tooltip">{tooltip}</span>
      {newTab && <span className="sr-only">{` ${newTab}`}</span>}
    </a>
  );
}
