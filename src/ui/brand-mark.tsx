import shapes from "../../public/brand/mark.svg?shapes";
import { Drawing } from "./inline-svg.tsx";

/** The logo as inline SVG: an image file would cost a request before the first paint. */
export function BrandMark() {
  return <Drawing shapes={shapes} className="brand-mark" viewBox="0 0 64 64" />;
}
