/** Whether the pointer is on a control of the scene that bears this text and no other. */
export function isOn(root: ShadowRoot, label: string, { clientX, clientY }: MouseEvent): boolean {
  return [...root.querySelectorAll("*")].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && element.textContent === label;
  });
}
