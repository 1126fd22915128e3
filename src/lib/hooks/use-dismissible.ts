import { useEffect, useState } from "react";

interface Dismissible {
  "data-dismissed": "" | undefined;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * For what shows a text beside itself while the pointer or the focus is on it: Escape takes the text away, since it covers what
 * is behind it, until the pointer or the focus comes anew. Gives the element its properties.
 */
export function useDismissible(): Dismissible {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => key === "Escape" && setDismissed(true);
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, []);
  const comesAnew = () => setDismissed(false);
  return { "data-dismissed": dismissed ? "" : undefined, onPointerEnter: comesAnew, onFocus: comesAnew };
}
