import { layouts } from "../kit/layout.ts";
import { Frame, type FrameProps } from "./frame.tsx";

/** A scene, as large as its place: drawn at its own size and scaled, so that every line breaks as it was drawn. */
export function ScaledFrame(props: FrameProps) {
  // What one width is of another: a length cannot be divided by a length in every browser.
  const scale = `tan(atan2(100cqi, ${layouts[props.layout].width}px))`;
  return (
    <div style={{ containerType: "inline-size", overflow: "hidden", height: "100%" }}>
      <div style={{ transform: `scale(${scale})`, transformOrigin: "0 0" }}>
        <Frame {...props} />
      </div>
    </div>
  );
}
