/** Puts all of the page but this element out of reach; returns how to bring it back. What was out of reach before stays so. */
export function setRestInert(element: Element): () => void {
  const rest: Element[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    const others = [...inside.parentElement.children].filter((other) => other !== inside);
    rest.push(...others.filter((other) => !other.hasAttribute("inert")));
  }
  for (const other of rest) other.setAttribute("inert", "");
  return () => {
    for (const other of rest) other.removeAttribute("inert");
  };
}
