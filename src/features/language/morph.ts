import { align, findCounterparts } from "../../lib/align-nodes.ts";

function morphAttributes(from: Element, to: Element, live: Element): void {
  for (const { name } of [...from.attributes, ...to.attributes]) {
    const value = to.getAttribute(name);
    if (value === from.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/** Browsers that run scripts keep these elements in another form; React changes hydrated islands itself. */
const isSkipped = (from: Element, live: Element) =>
  from.matches("noscript, template, script, style") || live.matches("[data-hydrated]");

/**
 * Applies the difference between `from` and `to` to `live`, which was delivered as `from`. Changes by scripts, visitors
 * or extensions stay: open menus, classes, attributes, inserted or wrapping elements.
 */
export function morph(from: Element, to: Element, live: Element): void {
  morphAttributes(from, to, live);
  if (isSkipped(from, live)) return;
  const before = [...from.childNodes];
  const after = [...to.childNodes];
  const counterparts = findCounterparts(from, live);
  const kept = align(before, after);
  for (const index of before.keys()) if (!kept[index]) (counterparts[index] as ChildNode | undefined)?.remove();
  let previous: ChildNode | undefined;
  for (const node of after) {
    const index = kept.indexOf(node);
    const old = before[index];
    let current = index < 0 ? undefined : (counterparts[index] as ChildNode | undefined);
    if (old instanceof Element && current instanceof Element) morph(old, node as Element, current);
    else if (old && current instanceof Text) {
      if (old.nodeValue !== node.nodeValue) current.data = node.nodeValue ?? "";
    } else {
      const added = document.importNode(node, true);
      if (current) current.replaceWith(added);
      else if (previous) previous.after(added);
      else live.prepend(added);
      current = added;
    }
    previous = current;
  }
}
