import { optimize, type XastElement, type XastParent } from "svgo";
import { escapeHtml, tag } from "../../generator/document/html.ts";

const size = 64;
/** In bytes: every page contains the mark. */
const maxSize = 10_000;

const rounded = (value: number) => Number(value.toFixed(4));

const shapes = "path rect circle ellipse line polyline polygon";
/** All other elements move, load, run or show nothing in an icon. */
const allowedElements = `svg g defs use symbol ${shapes} linearGradient radialGradient stop clipPath mask`.split(" ");

/** Properties that draw nothing in shapes, or have the value they have anyway. */
const withoutEffect = new RegExp(
  [
    "^(-|font|text-|line-|letter-|word-|white-space|inline-size|shape-(padding|inside|margin)|solid-|isolation",
    "|color-interpolation|enable-background|mix-blend-mode:normal|paint-order:normal|vector-effect:none)",
  ].join(""),
);

/** Turns a style into attributes and drops what draws nothing. Returns the other declarations. */
function turnStyle(attributes: Record<string, string>): string[] {
  const declarations = (attributes.style ?? "").split(";").map((text) => text.replace(/\s*:\s*/, ":").trim());
  delete attributes.style;
  return declarations.filter((declaration) => {
    const [, type] = /^mask-type:(\w+)$/.exec(declaration) ?? [];
    if (type) attributes["mask-type"] = type;
    return declaration !== "" && !type && !withoutEffect.test(declaration);
  });
}

const asPaths = "convert it to paths";
const remedies = new Map([
  ["image", "draw it"],
  ["text", asPaths],
  ["tspan", asPaths],
  ["textPath", asPaths],
]);

/** Reports what the content policy would block or what would load from another server. */
function inspect(node: XastElement, parent: XastParent, faults: string[]): void {
  const { attributes } = node;
  // Illustrator keeps its own file beside the drawing, as a choice for programs that know it.
  if (node.name === "switch") node.name = "g";
  if (node.name === "foreignObject" && attributes.requiredExtensions) {
    parent.children = parent.children.filter((child) => child !== node);
    return;
  }
  const remedy = remedies.get(node.name) ?? "remove it, or draw what it does";
  if (!allowedElements.includes(node.name)) faults.push(`<${node.name}> is not allowed; ${remedy}`);
  for (const property of turnStyle(attributes)) {
    faults.push(`<${node.name}> has the property ${property}, which a mark cannot have; remove it`);
  }
  for (const [name, value] of Object.entries(attributes)) {
    const isExternal = /href$/i.test(name) ? !value.startsWith("#") : /url\((?!["']?#)/i.test(value);
    const attribute = `<${node.name}> has the attribute ${name}`;
    if (/^on/i.test(name)) faults.push(`${attribute}, which is not allowed; remove it`);
    if (isExternal) faults.push(`${attribute}="${value.slice(0, 40)}", which refers to another file; draw that`);
    if (name.includes(":") && parent.type !== "root") delete attributes[name];
  }
}

/** Attributes of the `<svg>` itself; all others apply to its content. */
const rootOnly = /^(xmlns|viewBox$|x$|y$|id$|class$|version$|role$|aria-|data-|xml:|baseProfile$|preserveAspectRatio$)/;

export function checkLogo(svg: string): { mark: string } | { faults: string[] } {
  const faults: string[] = [];
  const root: Record<string, string> = {};
  const enter = (node: XastElement, parent: XastParent) => {
    if (parent.type === "root") Object.assign(root, node.attributes);
    inspect(node, parent, faults);
  };
  let data: string;
  try {
    ({ data } = optimize(svg, {
      plugins: [
        ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata", "removeTitle"] as const),
        // `removeDimensions` also turns a width and a height into a missing `viewBox`.
        ...(["removeDesc", "removeEditorsNSData", "removeXlink", "removeDimensions"] as const),
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        { name: "inspection", fn: () => ({ element: { enter } }) },
      ],
    }));
  } catch (error) {
    return { faults: [`it is not an SVG file (${(error as Error).message.split("\n")[0]})`] };
  }
  for (const [, id = ""] of data.matchAll(/(?:url\(["']?|href=")#([^"')]+)/g)) {
    if (!data.includes(`id="${id}"`))
      faults.push(`it refers to #${id}, which it does not have; draw that, or remove it`);
  }
  const drawing = /<svg[^>]*[^/]>([\s\S]+)<\/svg>/.exec(data)?.[1];
  const [x = 0, y = 0, width = 0, height = 0] = (root.viewBox?.match(/[\d.e+-]+/g) ?? []).map(Number);
  if (!drawing?.includes("<")) faults.push("it has no drawing");
  if (!(width > 0 && height > 0)) faults.push('it has no size; give its <svg> a viewBox such as "0 0 64 64"');
  // A longer one would not be readable at 16 px.
  else if (Math.max(width / height, height / width) > 2) {
    faults.push("one side is more than twice as long as the other; use the symbol without the name");
  }
  const scale = size / Math.max(width, height);
  const [left, top] = [(size - width * scale) / 2 - x * scale, (size - height * scale) / 2 - y * scale];
  const attributes = Object.entries(root).filter(([name]) => !rootOnly.test(name));
  const { transform: own = "", ...inherited } = Object.fromEntries(attributes);
  const transform = `translate(${rounded(left)} ${rounded(top)}) scale(${rounded(scale)}) ${own}`.trim();
  const content = tag("title", {}, "") + tag("g", { transform, ...inherited }, drawing);
  const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${size} ${size}`, role: "img" };
  const mark = `${tag("svg", frame, content)}\n`;
  const remedy = "as it is part of every page; simplify its paths";
  if (mark.length > maxSize) faults.push(`it has ${mark.length} B, expected at most ${maxSize}, ${remedy}`);
  return faults.length > 0 ? { faults: [...new Set(faults)] } : { mark };
}

export function withTitle(mark: string, title: string): string {
  return mark.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}
