import type { ReactNode } from "react";
import type { Shapes } from "./drawing.tsx";
import { ShapesIcon } from "./icon.tsx";

interface Properties {
  /** The icon on the bookmark that hangs into the window. */
  shapes: Shapes;
  /** Sits at the end of the window's bar. */
  control?: ReactNode;
  /** Stands below the content. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A plain product window: its content stands on a coloured field as on a desk. */
export function WindowFrame({ shapes, control, foot, children }: Properties) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <ShapesIcon shapes={shapes} />
        {control}
      </div>
      {children}
      {foot}
    </div>
  );
}
