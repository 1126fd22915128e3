import { layouts } from "../kit/layout.ts";
import { Frame, type FrameProps } from "./frame.tsx";

/** A scene as wide as its parent: laid out at its own size and then scaled, so that line breaks never change. */
export function ScaledFrame(props: FrameProps) {
  // The ratio of two widths: not every browser can divide a length by a length.
  const scale = `tan(atan2(100cqi, ${layouts[props.layout].width}px))`;
  return (
    <div style={{ containerType: "inline-size", overflow: "hidden", height: "100%" }}>
      <div style={{ transform: `scale(${scale})`, transformOrigin: "0 0" }}>
        <Frame {...props} />
      </div>
    </div>
  );
}
