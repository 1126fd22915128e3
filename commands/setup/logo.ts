import { type CustomPlugin, optimize } from "svgo";
import { escapeHtml } from "../../generator/document/html.ts";

/** The square in which the mark is drawn. */
const size = 64;
/** In B: the mark stands in every page. */
const largest = 10_000;
/** How much longer than high, or higher than long, a mark may be that is to be read at 16 px. */
const mostStretched = 2;

/** What a drawing may be made of; all else moves, loads, runs or shows nothing in an icon. */
const drawn: readonly string[] = [
  ...["svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "symbol"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
];

/** Finds what the page's own content policy would refuse, and what would ask other servers for something. */
function inspection(faults: string[], root: Record<string, string>): CustomPlugin {
  return {
    name: "inspection",
    fn: () => ({
      element: {
        enter(node, parent) {
          if (node.name === "svg" && parent.type === "root") Object.assign(root, node.attributes);
          if (!drawn.includes(node.name)) faults.push(`<${node.name}> cannot stand in it; draw it as paths`);
          for (const [name, value] of Object.entries(node.attributes)) {
            const leads = /href$/i.test(name) ? !value.startsWith("#") : /url\((?!["']?#)/i.test(value);
            if (/^on/i.test(name) || name === "style")
              faults.push(`the attribute ${name} cannot stand in it; remove it`);
            if (leads) faults.push(`${name}="${value.slice(0, 40)}" leads out of the file; draw what it shows`);
          }
        },
      },
    }),
  };
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** The `viewBox`, which svgo has made of width and height where there was none. */
function boxOf({ viewBox = "" }: Record<string, string>): Box | undefined {
  const [x, y, width, height] = (viewBox.match(/[\d.e+-]+/g) ?? []).map(Number) as unknown as Box;
  return width > 0 && height > 0 && Number.isFinite(x + y) ? [x, y, width, height] : undefined;
}

/** What an `<svg>` says of itself alone; all else that it says holds for what is drawn inside it. */
const ofItself = /^(xmlns|viewBox$|x$|y$|id$|class$|version$|role$|aria-|data-|xml:|baseProfile$|preserveAspectRatio$)/;

/** In the middle of the square, as large as it can be. */
function fitted(drawing: string, root: Record<string, string>, [x, y, width, height]: Box): string {
  const scale = size / Math.max(width, height);
  const place = (start: number, length: number) => Number(((size - length * scale) / 2 - start * scale).toFixed(3));
  const [left, top] = [place(x, width), place(y, height)];
  const isInPlace = scale === 1 && left === 0 && top === 0;
  const move = isInPlace ? "" : ` transform="translate(${left} ${top}) scale(${Number(scale.toFixed(5))})"`;
  const inherited = Object.entries(root)
    .filter(([name]) => !ofItself.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const attributes = move + inherited.join("");
  return attributes ? `<g${attributes}>${drawing}</g>` : drawing;
}

/** The drawing as the site wants it, or all that is the matter with it. */
export type CheckedLogo = { mark: string } | { faults: string[] };

/**
 * Makes the brand's mark of an SVG file: drawn in a square, without anything that a page would refuse or that would ask
 * another server.
 *
 * @param title the brand's name
 */
export function checkLogo(svg: string, title: string): CheckedLogo {
  const faults: string[] = [];
  const root: Record<string, string> = {};
  let data: string;
  try {
    ({ data } = optimize(svg, {
      plugins: [
        ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata", "removeTitle"] as const),
        ...(["removeDesc", "removeEditorsNSData", "removeXlink", "removeDimensions"] as const),
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        inspection(faults, root),
      ],
    }));
  } catch (error) {
    return { faults: [`it is no SVG file (${(error as Error).message.split("\n")[0]})`] };
  }
  const drawing = /<svg[^>]*[^/]>([\s\S]+)<\/svg>/.exec(data)?.[1];
  const box = boxOf(root);
  if (!drawing?.includes("<")) return { faults: [...faults, "there is nothing drawn in it"] };
  if (!box) return { faults: [...faults, 'it has no size; give its <svg> a viewBox such as "0 0 64 64"'] };
  const [, , width, height] = box;
  if (Math.max(width / height, height / width) > mostStretched)
    faults.push("it is more than twice as long as high, or as high as long; take the sign without the name");
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img"><title>${escapeHtml(title)}</title>${fitted(drawing, root, box)}</svg>\n`;
  if (mark.length > largest)
    faults.push(
      `it has ${mark.length} B, wants no more than ${largest}, for it stands in every page; simplify its paths`,
    );
  return faults.length > 0 ? { faults: [...new Set(faults)] } : { mark };
}

/** The mark with another name in it. */
export function withTitle(mark: string, title: string): string {
  return mark.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}
