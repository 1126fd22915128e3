import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Renders synchronously, before the browser captures the page. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, update);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, update);
    };
  }, []);
  return printing;
}
