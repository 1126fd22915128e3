import { optimize } from "svgo/browser";

const drawings = new Map<string, string>();

function simplified(svg: string): string {
  const { data } = optimize(svg, {
    plugins: [
      "preset-default",
      { name: "convertShapeToPath", params: { convertArcs: true } },
      { name: "convertPathData", params: { floatPrecision: 2 } },
      "mergePaths",
    ],
  });
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(data)?.[1];
  if (!drawing) throw new Error(`This is no SVG file with a drawing: ${svg.slice(0, 60)}`);
  return drawing;
}

/** What stands inside the `<svg>` of a file, in as few elements as it takes. Throws an `Error` when there is nothing. */
export function drawingOf(svg: string): string {
  const known = drawings.get(svg);
  if (known !== undefined) return known;
  const drawing = simplified(svg);
  drawings.set(svg, drawing);
  return drawing;
}
