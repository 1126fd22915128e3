/** Puts all of the page but this element out of reach; returns how to bring it back. What was out of reach before stays so. */
export function setRestInert(element: Element): () => void {
  const rest: Element[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    rest.push(
      ...[...inside.parentElement.children].filter((other) => other !== inside && !other.hasAttribute("inert")),
    );
  }
  for (const other of rest) other.setAttribute("inert", "");
  return () => {
    for (const other of rest) other.removeAttribute("inert");
  };
}
