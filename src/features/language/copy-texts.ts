/**
 * What a language gives an element. Everything else is state (what is open, pressed, hidden, where focus is) and stays as it
 * is when a page changes its language in place.
 */
const textAttributes = [
  "lang",
  "dir",
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

/** What two renderings of the same node have in common, whatever its language and state. */
const kindOf = (node: Node) =>
  node instanceof Element ? `${node.localName} ${node.id} ${node.getAttribute("class") ?? ""}` : node.nodeName;

/** The nodes of `target` that answer to those of `source`, in order; nothing when one has none. Others may stand between. */
function counterparts(source: readonly Node[], target: readonly Node[]): Node[] | undefined {
  const found: Node[] = [];
  let next = 0;
  for (const node of source) {
    const kind = kindOf(node);
    while (next < target.length && kindOf(target[next] as Node) !== kind) next += 1;
    const counterpart = target[next];
    if (!counterpart) return undefined;
    found.push(counterpart);
    next += 1;
  }
  return found;
}

/** A text, or an element around one: what an extension puts into a page bears a class, a style or an id. */
const isBare = (node: Node) => !(node instanceof Element && node.attributes.length > 0);

/**
 * Makes `to` read like `from`: two renderings of one component in two languages have the same elements, so that only texts and
 * the attributes that carry them are copied, and a text that the language does not have goes. What a script or an extension
 * has put between them stays. Where an element has no counterpart, because a browser's translator has wrapped a text or a
 * language has one paragraph more, the contents around it are replaced.
 */
export function copyTexts(from: Element, to: Element): void {
  copyAttributes(from, to);
  // Where scripts run, a browser keeps what is inside as one text that nobody sees; a document that is only read has elements.
  if (from.localName === "noscript") return;
  const source = [...from.childNodes];
  const target = counterparts(source, [...to.childNodes]);
  if (!target) {
    to.replaceChildren(...source.map((node) => document.importNode(node, true)));
    return;
  }
  for (const node of [...to.childNodes]) if (!target.includes(node) && isBare(node)) node.remove();
  for (const [index, node] of source.entries()) {
    const counterpart = target[index] as Node;
    if (node instanceof Element) copyTexts(node, counterpart as Element);
    else if (node.nodeValue !== counterpart.nodeValue) counterpart.nodeValue = node.nodeValue;
  }
}

/** What names an element of the head among its like: extensions put their own among them. */
const identity = (element: Element) =>
  ["name", "property", "rel", "hreflang"].map((name) => element.getAttribute(name)).join("|");

/** Makes this document say of itself what `from` does: language, direction, title, description, address, social card. */
export function copyHead(from: Document): void {
  copyAttributes(from.documentElement, document.documentElement);
  document.title = from.title;
  const described = "meta[name], meta[property], link[rel=canonical], link[rel=alternate]";
  const own = new Map([...document.head.querySelectorAll(described)].map((element) => [identity(element), element]));
  for (const element of from.head.querySelectorAll(described)) {
    const counterpart = own.get(identity(element));
    if (counterpart) copyAttributes(element, counterpart);
    else document.head.append(document.importNode(element, true));
  }
}
