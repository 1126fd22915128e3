/** What tells an element from its like, whatever its language: two that differ in one of these are not the same. */
const identifying = ["id", "name", "property", "rel", "hreflang", "data-island"];

/** How alike two nodes are: 0 where one cannot be the other, which may have got more classes, attributes or children since. */
function likeness(reference: Node, node: Node): number {
  if (reference.nodeName !== node.nodeName) return 0;
  if (!(reference instanceof Element && node instanceof Element)) return reference.nodeValue === node.nodeValue ? 3 : 2;
  for (const name of identifying) {
    const value = reference.getAttribute(name);
    if (value !== null && value !== node.getAttribute(name)) return 0;
  }
  for (const name of reference.classList) if (!node.classList.contains(name)) return 0;
  const same = [reference.className === node.className, reference.attributes.length === node.attributes.length];
  return 2 + same.filter(Boolean).length;
}

/** For each node of `reference` the one of `nodes` that answers to it, in order, or nothing: the pairing that is most alike in all. */
export function align(reference: readonly Node[], nodes: readonly Node[]): (Node | undefined)[] {
  // best[i][j] is how alike the rest from i on and the rest from j on can be.
  const best = Array.from({ length: reference.length + 1 }, () => new Array<number>(nodes.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const pair = (i: number, j: number) => likeness(reference[i] as Node, nodes[j] as Node);
  for (let i = reference.length - 1; i >= 0; i -= 1) {
    for (let j = nodes.length - 1; j >= 0; j -= 1) {
      const alike = pair(i, j);
      (best[i] as number[])[j] = Math.max(at(i + 1, j), at(i, j + 1), alike && alike + at(i + 1, j + 1));
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
 * For each child of `reference` what stands for it in `element`, which a visitor's browser may have changed since: the child
 * itself, also within what an extension has put around it, or the element that a translator has put in a text's place.
 */
export function replacements(reference: Node, element: Node): (Node | undefined)[] {
  const children = [...reference.childNodes];
  const live = [...element.childNodes];
  const found = align(children, live);
  const others = live.filter((node): node is Element => node instanceof Element && !found.includes(node));
  return children.map((child, index) => {
    if (found[index]) return found[index];
    if (!(child instanceof Element))
      return child.nodeValue?.trim() ? others.find((other) => other.textContent) : undefined;
    return others
      .flatMap((other) => [...other.querySelectorAll(child.localName)])
      .find((node) => likeness(child, node));
  });
}
