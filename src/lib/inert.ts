/** Live regions stay: they report what is chosen inside the element. */
const isLive = (element: Element): boolean => element.matches("[role=status]") || [...element.children].some(isLive);

/** Makes the page outside an element inert; returns a function that undoes it. What was inert before stays inert. */
export function makeRestInert(element: Element): () => void {
  const outside: Element[] = [];
  for (let current = element; current !== document.body && current.parentElement; current = current.parentElement) {
    const others = [...current.parentElement.children].filter((other) => other !== current);
    outside.push(...others.filter((other) => !other.hasAttribute("inert") && !isLive(other)));
  }
  for (const other of outside) other.setAttribute("inert", "");
  return () => {
    for (const other of outside) other.removeAttribute("inert");
  };
}
