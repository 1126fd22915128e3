import { type RefObject, useEffect, useState } from "react";
import { watchVisible } from "../watch-visible.ts";

/** Whether an element is in view, in a tab that is shown. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => (element.current ? watchVisible(element.current, setVisible) : undefined), [element]);
  return visible;
}
