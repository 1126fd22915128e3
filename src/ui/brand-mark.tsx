import { useId } from "react";
import shapes from "../../public/brand/mark.svg?shapes";
import { Drawing, withIds } from "./inline-svg.tsx";

/** The logo as inline SVG: an image file would cost a request before the first paint. */
export function BrandMark() {
  const prefix = useId();
  return <Drawing shapes={withIds(shapes, prefix)} className="brand-mark" viewBox="0 0 64 64" />;
}
