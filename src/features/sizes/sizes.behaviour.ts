import { pageEvents } from "../../config/constants.ts";
import { matchesMedia } from "../../lib/media-query.ts";
import { settleSizes } from "../../lib/settle-sizes.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** How long a window must keep its size before sizes are taken anew, in ms. */
const rest = 300;

/** What `content-visibility` lets a browser pass over, as `products.css` and `footer.css` have it for narrow and wide screens. */
const skipped = () => `${matchesMedia("(width < 64rem)") ? ".product" : ".product-text"}, .footer-columns`;

const settle = () => whenIdle(() => void settleSizes([...document.querySelectorAll<HTMLElement>(skipped())]));

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
