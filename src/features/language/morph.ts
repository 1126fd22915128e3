/** What identifies an element in every language. */
const keyAttributes = ["id", "charset", "name", "property", "rel", "hreflang", "data-island"];

const isCounterpart = (live: Node, next: Node) =>
  live.nodeName === next.nodeName &&
  (!(live instanceof Element) ||
    !(next instanceof Element) ||
    keyAttributes.every((name) => live.getAttribute(name) === next.getAttribute(name)));

/** Turns `live` into `next`, and keeps every element that has a counterpart. React changes hydrated islands itself. */
export function morph(live: Node, next: Node): void {
  if (!(live instanceof Element && next instanceof Element)) {
    if (live.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
    return;
  }
  // Browsers that run scripts keep the first two in another form.
  if (live.matches("noscript, template, script, style, [data-hydrated]")) return;
  for (const { name, value } of next.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  // The visitor may have opened it, or the menu that makes it inert.
  for (const { name } of [...live.attributes])
    if (!next.hasAttribute(name) && !/^(open|inert)$/.test(name)) live.removeAttribute(name);
  const rest = [...live.childNodes];
  for (const child of next.childNodes) {
    const index = rest.findIndex((node) => isCounterpart(node, child));
    if (index < 0) {
      live.insertBefore(document.importNode(child, true), rest[0] ?? null);
      continue;
    }
    for (const node of rest.splice(0, index)) node.remove();
    morph(rest.shift() as Node, child);
  }
  for (const node of rest) node.remove();
}

/** Morphs the matching children of `live` that `next` has too; leaves alone what extensions have added. */
export function morphChildren(live: Element, next: Element, selector = "*"): void {
  for (const child of [...next.children].filter((element) => element.matches(selector))) {
    const found = [...live.children].find((element) => isCounterpart(element, child));
    if (found) morph(found, child);
  }
}
