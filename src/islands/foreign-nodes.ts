import { align, replacements } from "../lib/align.ts";

type Undo = () => void;

function setAsideIn(reference: Element, live: Element, undo: Undo[]): void {
  const children = [...reference.childNodes];
  const found = replacements(reference, live);
  const own = align(children, [...live.childNodes]);
  for (const [index, child] of children.entries()) {
    const stand = found[index] as ChildNode | undefined;
    if (!stand || own[index]) continue;
    if (child instanceof Element) {
      // Something has been put around it.
      const wrapper = [...live.children].find((element) => element.contains(stand)) as Element;
      const mark = document.createComment("");
      stand.replaceWith(mark);
      wrapper.replaceWith(stand);
      undo.push(() => {
        stand.replaceWith(wrapper);
        mark.replaceWith(stand);
      });
    } else {
      // A translator has put its own in a text's place.
      const text = document.createTextNode(child.nodeValue ?? "");
      stand.replaceWith(text);
      undo.push(() => text.isConnected && text.replaceWith(stand));
    }
  }
  const expected = align(children, [...live.childNodes]);
  for (const node of [...live.childNodes]) {
    if (expected.includes(node)) continue;
    const previous = node.previousSibling;
    node.remove();
    undo.push(() => (previous?.parentNode === live ? previous.after(node) : live.prepend(node)));
  }
  for (const [index, child] of children.entries()) {
    const node = expected[index];
    if (child instanceof Element && node instanceof Element) setAsideIn(child, node, undo);
  }
}

/**
 * Takes from an element what its document did not bring, such as what extensions and translators put into a page, and returns
 * how to put it back: React finds the markup that it has prerendered, and what is foreign stays on the page.
 */
export function setAside(reference: Element, live: Element): Undo {
  const undo: Undo[] = [];
  setAsideIn(reference, live, undo);
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/** Follows what stands in for the texts of an element, as a translator's do, and returns how to have its own texts back. */
export function trackReplacedNodes(live: Element): () => void {
  const texts = new Map<ChildNode, Text>();
  const added = new WeakSet<Node>();
  const read = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling } of records) {
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
      // In one step or in two: React itself takes a text away before it puts something there.
      const stand = addedNodes[0] ?? previousSibling;
      const [text] = removedNodes;
      if (text instanceof Text && stand && added.has(stand)) texts.set(stand as Element, text);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(live, { childList: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    for (const [stand, text] of texts) stand.replaceWith(text);
    texts.clear();
  };
}
