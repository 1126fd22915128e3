import { useDismissible } from "../../lib/hooks/use-dismissible.ts";
import { Icon } from "../../ui/icon.tsx";

interface HelpButtonProps {
  href: string;
  tooltip: string;
  /** Says that a new tab opens, where one does. */
  newTab: string | undefined;
}

/** The tooltip is hidden most of the time and would leave the link without a name, so the name stands beside it. */
export default function HelpButtonIsland({ href, tooltip, newTab }: HelpButtonProps) {
  return (
    <a
      id="help"
      href={href}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
      className="icon-button floating"
      {...useDismissible()}
    >
      <Icon name="messageCircle" />
      <span className="sr-only">{tooltip}</span>
      <span className="help-tooltip" aria-hidden="true">
        {tooltip}
      </span>
      {newTab ? <span className="sr-only">{` ${newTab}`}</span> : null}
    </a>
  );
}
