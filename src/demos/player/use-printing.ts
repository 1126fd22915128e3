import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: what is drawn for paper is there before the browser takes it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, follow);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, follow);
    };
  }, []);
  return printing;
}
