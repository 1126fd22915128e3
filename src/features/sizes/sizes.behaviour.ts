import { pageEvents } from "../../config/constants.ts";
import { settleSizes } from "../../lib/settle-sizes.ts";

/** How long a window must keep its size before sizes are taken anew, in ms. */
const rest = 300;

const skipped = ".product, .product-text, .footer-columns";

function settle(): void {
  const elements = [...document.querySelectorAll<HTMLElement>(skipped)];
  void settleSizes(elements.filter((element) => getComputedStyle(element).contentVisibility === "auto"));
}

/** Keeps the sizes of what is far from the screen right: after loading, after another language, after another width. */
export function sizes(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  settle();
  addEventListener(pageEvents.languageChange, settle);
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  });
}
