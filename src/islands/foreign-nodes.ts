import { align, findCounterparts } from "../lib/align-nodes.ts";

type Undo = () => void;

function detachForeignNodesIn(reference: Element, live: Element, undo: Undo[]): void {
  const children = [...reference.childNodes];
  const counterparts = findCounterparts(reference, live);
  const direct = align(children, [...live.childNodes]);
  for (const [index, child] of children.entries()) {
    const counterpart = counterparts[index] as ChildNode | undefined;
    if (!counterpart || direct[index]) continue;
    if (child instanceof Element) {
      // An extension has wrapped it.
      const wrapper = [...live.children].find((element) => element.contains(counterpart)) as Element;
      const placeholder = document.createComment("");
      counterpart.replaceWith(placeholder);
      wrapper.replaceWith(counterpart);
      undo.push(() => {
        counterpart.replaceWith(wrapper);
        placeholder.replaceWith(counterpart);
      });
    } else {
      // A translator has replaced the text with an element.
      const text = document.createTextNode(child.nodeValue ?? "");
      counterpart.replaceWith(text);
      undo.push(() => {
        if (text.isConnected) text.replaceWith(counterpart);
      });
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
    if (child instanceof Element && node instanceof Element) detachForeignNodesIn(child, node, undo);
    // A translator has changed the text in place.
    else if (child instanceof Text && node instanceof Text && node.data !== child.data) {
      const { data } = node;
      node.data = child.data;
      undo.push(() => {
        node.data = data;
      });
    }
  }
}

/** Detaches nodes of extensions and translators, so that React finds its markup. Returns a function to restore them. */
export function detachForeignNodes(reference: Element, live: Element): Undo {
  const undo: Undo[] = [];
  detachForeignNodesIn(reference, live, undo);
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/** Records text nodes that a translator replaces with elements. Returns a function that restores the texts. */
export function trackReplacedNodes(live: Element): () => void {
  const texts = new Map<ChildNode, Text>();
  const added = new WeakSet<Node>();
  const collect = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling } of records) {
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
      // A replacement is one record, or two: insert, then remove. React removes a text before it inserts another node.
      const replacement = addedNodes[0] ?? previousSibling;
      const [text] = removedNodes;
      if (text instanceof Text && replacement && added.has(replacement)) texts.set(replacement as Element, text);
    }
  };
  const observer = new MutationObserver(collect);
  observer.observe(live, { childList: true, subtree: true });
  return () => {
    collect(observer.takeRecords());
    for (const [replacement, text] of texts) replacement.replaceWith(text);
    texts.clear();
  };
}
