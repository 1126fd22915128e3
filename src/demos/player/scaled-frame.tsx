import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { layouts } from "../kit/layout.ts";
import { Frame, type FrameProps } from "./frame.tsx";

/** A scene as wide as its parent: laid out at its own size and then scaled, so that line breaks never change. */
export function ScaledFrame(props: FrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { width } = layouts[props.layout];
  // Measured, since not every browser can divide a length by a length; once the browser has laid it out, before it paints.
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current?.parentElement) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) current.style.setProperty("--scale", String(entry.contentRect.width / width));
    });
    observer.observe(current.parentElement);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div style={{ overflow: "hidden", height: "100%" }}>
      <div ref={stage} className="stage" style={{ "--width": width } as CSSProperties}>
        <Frame {...props} />
      </div>
    </div>
  );
}
