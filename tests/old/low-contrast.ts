/** In the page: its texts whose contrast with the nearest background is too low, and those of its shadow roots. */
export function lowContrast(minimum: number): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const rgba = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const luminance = (channels: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = channels.map((channel) =>
      channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const parentOf = (element: Element) => element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  const groundOf = (element: Element): readonly number[] => {
    // The bar and the hero lie on a dark film.
    if (element.matches(".site-header, .hero")) return [20, 15, 50];
    const colour = rgba(getComputedStyle(element).backgroundColor);
    const parent = parentOf(element);
    return colour[3] > 200 || !parent ? colour : groundOf(parent);
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
  const faultsIn = (root: ParentNode): string[] =>
    [...root.querySelectorAll("*")].flatMap((element) => {
      const inside = element.shadowRoot ? faultsIn(element.shadowRoot) : [];
      const { width, height } = element.getBoundingClientRect();
      const { color, opacity, visibility } = getComputedStyle(element);
      const isSeen = width > 1 && height > 1 && opacity !== "0" && visibility === "visible";
      if (!isSeen || ![...element.childNodes].some(isText)) return inside;
      const lights = [luminance(rgba(color)), luminance(groundOf(element))].sort((a, b) => b - a) as [number, number];
      const contrast = (lights[0] + 0.05) / (lights[1] + 0.05);
      return contrast >= minimum ? inside : [`${element.textContent?.slice(0, 30)} ${contrast.toFixed(1)}`, ...inside];
    });
  return faultsIn(document.body);
}
