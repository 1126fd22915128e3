import type { ReactNode } from "react";

/** The floating round buttons and the cookie banner, in one container so that they never overlap. */
export function FloatingActions({ buttons, banner }: Record<"buttons" | "banner", ReactNode>) {
  return (
    <aside className="floating-actions">
      <div className="floating-actions-buttons">{buttons}</div>
      {banner}
    </aside>
  );
}
