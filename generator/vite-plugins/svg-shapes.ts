import { readFileSync } from "node:fs";
import { type CustomPlugin, optimize, type XastChild, type XastElement } from "svgo";
import type { Plugin } from "vite";
import type { Shape, Shapes } from "../../src/ui/inline-svg.tsx";

/** The React name of an SVG attribute: `fillRule` for `fill-rule`. */
const propertyOf = (attribute: string) => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isElement = (child: XastChild): child is XastElement => child.type === "element";

function shapeOf({ name, attributes, children }: XastElement): Shape {
  const properties = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [propertyOf(key), value]));
  const inner = children.filter(isElement).map(shapeOf);
  return inner.length > 0 ? [name, properties, inner] : [name, properties];
}

/** The content of a file's `<svg>`, in as few elements as possible. Throws an `Error` if there is none. */
export function shapesOf(svg: string): Shapes {
  let shapes: Shapes = [];
  const collect: CustomPlugin = {
    name: "collect-shapes",
    fn: () => ({
      root: {
        exit: ({ children }) => {
          shapes = children.filter(isElement).flatMap((drawing) => drawing.children.filter(isElement).map(shapeOf));
        },
      },
    }),
  };
  optimize(svg, {
    plugins: [
      "preset-default",
      "removeTitle",
      { name: "convertShapeToPath", params: { convertArcs: true } },
      { name: "convertPathData", params: { floatPrecision: 2 } },
      "mergePaths",
      collect,
    ],
  });
  if (shapes.length === 0) throw new Error(`Not an SVG file with a drawing: ${svg.slice(0, 60)}`);
  return shapes;
}

/** Importing `drawing.svg?shapes` gives its shapes, so that the optimiser stays out of the browser. */
export const shapesPlugin: Plugin = {
  name: "site:shapes",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".svg?shapes")) return undefined;
    const file = id.replace(/\?shapes$/, "");
    this.addWatchFile(file);
    return `export default ${JSON.stringify(shapesOf(readFileSync(file, "utf8")))};`;
  },
};
