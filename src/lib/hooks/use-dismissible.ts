import { useEffect, useState } from "react";

/** For a tooltip on hover or focus, which covers content: Escape hides it until the next hover or focus. */
export function useDismissible() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const reset = () => setDismissed(false);
  return { "data-dismissed": dismissed ? "" : undefined, onPointerEnter: reset, onFocus: reset };
}
