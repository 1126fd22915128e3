import type { ReactNode } from "react";
import { Drawing } from "./icon.tsx";

interface Properties {
  /** The drawing of the icon on the bookmark that hangs into the window. */
  drawing: string;
  /** Sits at the end of the window's bar. */
  control?: ReactNode;
  children: ReactNode;
}

/** A plain product window: its content stands on a coloured field as on a desk. */
export function WindowFrame({ drawing, control, children }: Properties) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <Drawing drawing={drawing} />
        {control}
      </div>
      {children}
    </div>
  );
}
