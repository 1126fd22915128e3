import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Properties {
  /** The name of an icon; it is on the bookmark that hangs into the window. */
  icon: string;
  /** Sits at the end of the window's bar. */
  control?: ReactNode;
  children: ReactNode;
}

/** A plain product window: its content stands on a coloured field as on a desk. */
export function WindowFrame({ icon, control, children }: Properties) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <Icon name={icon} />
        {control}
      </div>
      {children}
    </div>
  );
}
