import type { ReactNode } from "react";

/** Floats over the page: round buttons, and below them the banner, which they make room for. */
export function FloatingActions({ buttons, banner }: Record<"buttons" | "banner", ReactNode>) {
  return (
    <aside className="floating-actions">
      <div className="floating-actions-buttons">{buttons}</div>
      {banner}
    </aside>
  );
}
