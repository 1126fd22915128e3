import { align, replacements } from "../../lib/align.ts";

function morphAttributes(from: Element, to: Element, live: Element): void {
  for (const { name } of [...from.attributes, ...to.attributes]) {
    const value = to.getAttribute(name);
    if (value === from.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/** Where scripts run, a browser keeps these as something else than a document that is only read; and what React changes itself. */
const isNotOurs = (from: Element, live: Element) =>
  from.matches("noscript, template, script, style") || live.matches("[data-hydrated]");

/**
 * Makes `live`, which was written as `from`, read like `to`: what the two have in common is left as it is on the page. So stays
 * what scripts, the visitor or an extension have changed: what is open, classes and attributes, elements in between or around.
 */
export function morph(from: Element, to: Element, live: Element): void {
  morphAttributes(from, to, live);
  if (isNotOurs(from, live)) return;
  const before = [...from.childNodes];
  const after = [...to.childNodes];
  const shown = replacements(from, live);
  const kept = align(before, after);
  for (const index of before.keys()) if (!kept[index]) (shown[index] as ChildNode | undefined)?.remove();
  let previous: ChildNode | undefined;
  for (const node of after) {
    const index = kept.indexOf(node);
    const old = before[index];
    let present = index < 0 ? undefined : (shown[index] as ChildNode | undefined);
    if (old instanceof Element && present instanceof Element) morph(old, node as Element, present);
    else if (old && present instanceof Text) {
      if (old.nodeValue !== node.nodeValue) present.data = node.nodeValue ?? "";
    } else {
      const fresh = document.importNode(node, true);
      if (present) present.replaceWith(fresh);
      else if (previous) previous.after(fresh);
      else live.prepend(fresh);
      present = fresh;
    }
    previous = present;
  }
}
