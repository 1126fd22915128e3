import { DOMParser, type Element, type Node } from "@xmldom/xmldom";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { xliffNamespace } from "./write-xliff.ts";

const children = (node: Node): Node[] => Array.from(node.childNodes);
const isElement = (node: Node, ...names: string[]): node is Element =>
  node.nodeType === node.ELEMENT_NODE && names.includes(node.localName ?? "");

function textIn(node: Node): string {
  return children(node)
    .map((child) => {
      if (isElement(child, "ph")) return child.getAttribute("equiv") ?? "";
      if (isElement(child, "cp")) return String.fromCharCode(Number.parseInt(child.getAttribute("hex") ?? "", 16));
      return child.nodeType === child.ELEMENT_NODE ? textIn(child) : (child.nodeValue ?? "");
    })
    .join("");
}

/** What a unit's target is, put together where a translator's program has cut it; none when nothing is translated. */
function targetOf(unitElement: Element, key: string): string | undefined {
  const parts = children(unitElement).filter((child) => isElement(child, "segment", "ignorable"));
  const targets = parts.map((part) => {
    const target = children(part).find((child) => isElement(child, "target"));
    const source = children(part).find((child) => isElement(child, "source"));
    return target ?? (isElement(part, "ignorable") ? source : undefined);
  });
  if (!parts.some((part, index) => isElement(part, "segment") && targets[index])) return undefined;
  if (targets.includes(undefined)) {
    throw new OwnerError("The XLIFF file cannot be read:", [`"${key}" is translated in part; translate the rest`]);
  }
  return targets.map((target) => textIn(target as Node)).join("");
}

interface Translation {
  language: Locale;
  texts: Map<string, string>;
}

/**
 * Reads back what `toXliff` wrote and a translator's program has changed. A unit without a target is none of the texts.
 *
 * @param languages the codes that it may be in
 * @throws OwnerError for what is no XLIFF 2 file into a language of the site
 */
export function fromXliff(file: string, languages: readonly Locale[]): Translation {
  const refuse = (fault: string): never => {
    throw new OwnerError("The XLIFF file cannot be read:", [fault]);
  };
  const parser = new DOMParser({ onError: (_level, message) => refuse(message) });
  const root = parser.parseFromString(file, "application/xml").documentElement;
  if (root?.localName !== "xliff" || root.namespaceURI !== xliffNamespace) {
    return refuse(`it begins with <${root?.tagName}>, wants <xliff xmlns="${xliffNamespace}">: XLIFF 2.0`);
  }
  const target = root.getAttribute("trgLang") ?? "";
  const others = languages.filter((code) => code !== defaultLocale);
  const language = others.find((code) => code === target.split("-")[0]);
  if (!language) return refuse(`trgLang is "${target}", wants one of ${others.join(", ")}`);
  const texts = new Map<string, string>();
  for (const element of Array.from(root.getElementsByTagNameNS(xliffNamespace, "unit"))) {
    const key = element.getAttribute("name") ?? "";
    const text = targetOf(element, key);
    if (texts.has(key)) refuse(`"${key}" stands there twice; remove one`);
    if (text !== undefined) texts.set(key, text);
  }
  return { language, texts };
}
