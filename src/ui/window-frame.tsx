import type { ReactNode } from "react";
import { Drawing, type Shapes } from "./inline-svg.tsx";

interface WindowFrameProps {
  /** The icon on the bookmark that hangs into the window. */
  shapes: Shapes;
  foot?: ReactNode;
  children: ReactNode;
}

export function WindowFrame({ shapes, foot, children }: WindowFrameProps) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <Drawing shapes={shapes} />
      </div>
      {children}
      {foot}
    </div>
  );
}
