import mark from "../../public/brand/mark.svg?raw";
import { drawingOf } from "../lib/drawing.ts";

const drawing = drawingOf(mark.replace(/<title>[^<]*<\/title>/, ""));

/** The mark, drawn inside the document: a picture of its own would be a request before the first paint. */
export function BrandMark() {
  return (
    <svg
      className="brand-mark"
      viewBox="0 0 64 64"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's file, read when the site is built
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
