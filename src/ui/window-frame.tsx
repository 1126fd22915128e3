import type { ReactNode } from "react";
import { Drawing, type Shapes } from "./inline-svg.tsx";

interface WindowFrameProps {
  /** The icon on the bookmark that hangs into the window. */
  shapes: Shapes;
  control?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

export function WindowFrame({ shapes, control, foot, children }: WindowFrameProps) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <Drawing shapes={shapes} />
        {control}
      </div>
      {children}
      {foot}
    </div>
  );
}
