/** Attributes that identify an element in every language: elements that differ in one are not the same. */
const identifyingAttributes = ["id", "name", "property", "rel", "hreflang", "data-island"];

/** How similar two nodes are; 0 if `node` cannot be `reference` with classes, attributes or children added. */
function similarity(reference: Node, node: Node): number {
  if (reference.nodeName !== node.nodeName) return 0;
  if (!(reference instanceof Element && node instanceof Element)) return reference.nodeValue === node.nodeValue ? 3 : 2;
  for (const name of identifyingAttributes) {
    const value = reference.getAttribute(name);
    if (value !== null && value !== node.getAttribute(name)) return 0;
  }
  for (const name of reference.classList) if (!node.classList.contains(name)) return 0;
  const same = [reference.className === node.className, reference.attributes.length === node.attributes.length];
  return 2 + same.filter(Boolean).length;
}

/** Pairs each node of `reference` with one of `nodes` or undefined, in order, for the highest total similarity. */
export function align(reference: readonly Node[], nodes: readonly Node[]): (Node | undefined)[] {
  // best[i][j] is the highest total similarity of `reference` from i on and `nodes` from j on.
  const best = Array.from({ length: reference.length + 1 }, () => new Array<number>(nodes.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = reference.length - 1; i >= 0; i -= 1) {
    for (let j = nodes.length - 1; j >= 0; j -= 1) {
      const score = similarity(reference[i] as Node, nodes[j] as Node);
      (best[i] as number[])[j] = Math.max(at(i + 1, j), at(i, j + 1), score && score + at(i + 1, j + 1));
    }
  }
  const found: (Node | undefined)[] = [];
  for (let i = 0, j = 0; i < reference.length; i += 1) {
    while (j < nodes.length && at(i, j) === at(i, j + 1)) j += 1;
    const isPaired = j < nodes.length && at(i, j) !== at(i + 1, j);
    found.push(isPaired ? nodes[j] : undefined);
    if (isPaired) j += 1;
  }
  return found;
}

/**
 * Finds each child of `reference` in `element`, which may have been changed in the browser: the child itself, even
 * inside an extension's wrapper, or the element with which a translator has replaced a text.
 */
export function findCounterparts(reference: Node, element: Node): (Node | undefined)[] {
  const children = [...reference.childNodes];
  const live = [...element.childNodes];
  const found = align(children, live);
  const others = live.filter((node): node is Element => node instanceof Element && !found.includes(node));
  return children.map((child, index) => {
    if (found[index]) return found[index];
    if (!(child instanceof Element)) {
      const next = child.nodeValue?.trim() ? others.findIndex((other) => other.textContent) : -1;
      // Each stands for one text.
      return next < 0 ? undefined : others.splice(next, 1)[0];
    }
    return others
      .flatMap((other) => [...other.querySelectorAll(child.localName)])
      .find((node) => similarity(child, node));
  });
}
