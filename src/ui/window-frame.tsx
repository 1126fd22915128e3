import type { ReactNode } from "react";

/** A plain product window: its content stands on a coloured field as on a desk. `control` sits in its bar. */
export function WindowFrame({ control, children }: { control?: ReactNode; children: ReactNode }) {
  return (
    <div className="window-frame">
      <div className="window-bar">
        <i />
        {control}
      </div>
      {children}
    </div>
  );
}
