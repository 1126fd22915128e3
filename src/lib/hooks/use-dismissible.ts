import { useEffect, useState } from "react";

/** For what shows a text on hover or focus: Escape takes it away, for it covers what is behind, until either comes anew. */
export function useDismissible() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => key === "Escape" && setDismissed(true);
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, []);
  const comesAnew = () => setDismissed(false);
  return { "data-dismissed": dismissed ? "" : undefined, onPointerEnter: comesAnew, onFocus: comesAnew };
}
