import { useEffect, useState } from "react";
import { listen } from "../listen.ts";

/** For a tooltip on hover or focus, which covers content: Escape hides it until the next hover or focus. */
export function useDismissible() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => listen(["keydown"], ({ key }) => key === "Escape" && setDismissed(true)), []);
  const reset = () => setDismissed(false);
  return { "data-dismissed": dismissed ? "" : undefined, onPointerEnter: reset, onFocus: reset };
}
