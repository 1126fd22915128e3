import { type CSSProperties, useDeferredValue, useLayoutEffect, useRef } from "react";
import { layouts } from "../kit/scene.ts";
import { SchoolWindow, type SchoolWindowProps } from "../school-window.tsx";

/** A scene as wide as its parent: laid out at its own size and then scaled, so that line breaks never change. */
export function ScaledFrame(props: SchoolWindowProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { width } = layouts[props.layout];
  // The window first and what is in it in the next frame: laid out at once they keep a slow phone busy for over 60 ms.
  const filled = useDeferredValue(true, false);
  const scene = filled ? props.scene : { ...props.scene, render: () => null };
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
        <SchoolWindow {...props} scene={scene} />
      </div>
    </div>
  );
}
