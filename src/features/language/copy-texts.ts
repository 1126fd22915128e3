/**
 * What a language gives an element. Everything else is state (what is open, pressed, hidden, where focus is) and stays as it
 * is when a page changes its language in place.
 */
const textAttributes = [
  "lang",
  "href",
  "src",
  "srcset",
  "alt",
  "title",
  "aria-label",
  "datetime",
  "content",
  "hreflang",
  "data-place",
];

function copyAttributes(from: Element, to: Element): void {
  for (const name of textAttributes) {
    const value = from.getAttribute(name);
    if (value === to.getAttribute(name)) continue;
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}

const sameKind = (one: Node, other: Node | undefined) => one.nodeName === other?.nodeName;

/**
 * Makes `to` read like `from`: two renderings of one component in two languages have the same elements, so that only texts and
 * the attributes that carry them are copied. Where the elements differ, because a browser's translator or an extension has
 * put some of its own between them, or a language has more of them, the contents are replaced.
 */
export function copyTexts(from: Element, to: Element): void {
  copyAttributes(from, to);
  const target = [...to.childNodes];
  const source = [...from.childNodes];
  if (source.length !== target.length || !source.every((node, index) => sameKind(node, target[index]))) {
    to.replaceChildren(...source.map((node) => document.importNode(node, true)));
    return;
  }
  for (const [index, node] of source.entries()) {
    const counterpart = target[index] as ChildNode;
    if (node.nodeType === Node.ELEMENT_NODE) copyTexts(node as Element, counterpart as Element);
    else if (node.nodeValue !== counterpart.nodeValue) counterpart.nodeValue = node.nodeValue;
  }
}

/** What names an element of the head among its like: extensions put their own among them. */
const identity = (element: Element) =>
  ["name", "property", "rel", "hreflang"].map((name) => element.getAttribute(name)).join("|");

/** Makes the head of this document say what that of `from` does: title, description, address, social card. */
export function copyHead(from: Document): void {
  document.title = from.title;
  const described = "meta[name], meta[property], link[rel=canonical], link[rel=alternate]";
  const own = new Map([...document.head.querySelectorAll(described)].map((element) => [identity(element), element]));
  for (const element of from.head.querySelectorAll(described)) {
    const counterpart = own.get(identity(element));
    if (counterpart) copyAttributes(element, counterpart);
    else document.head.append(document.importNode(element, true));
  }
}
