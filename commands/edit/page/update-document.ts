/** What the editor itself has put onto an element of the preview, or has shown there. */
const kept: readonly string[] = ["data-chosen", "data-compact", "hidden"];

function updateAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes])
    if (!kept.includes(name) && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) {
    if (!kept.includes(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

const isSame = (one: Node, other: Node) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

/**
 * Makes a node of the preview like one of a newer rendering. What has not changed stays, so that the page neither jumps nor
 * loads its pictures again. The two are of different documents: nothing may be asked of their constructors.
 */
export function updateNode(from: Node, to: Node): void {
  if (from.nodeType === Node.ELEMENT_NODE) updateAttributes(from as Element, to as Element);
  else if (from.nodeValue !== to.nodeValue) to.nodeValue = from.nodeValue;
  const [source, target] = [[...from.childNodes], [...to.childNodes]];
  const fits = source.length === target.length && source.every((node, index) => isSame(node, target[index] as Node));
  if (fits) for (const [index, node] of source.entries()) updateNode(node, target[index] as Node);
  else (to as Element).replaceChildren(...source.map((node) => (to.ownerDocument as Document).importNode(node, true)));
}
