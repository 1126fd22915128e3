import { scrollToTopAfter } from "../../config/constants.ts";
import { useScrolledPast } from "../../lib/hooks/use-scroll-position.ts";
import { Icon } from "../../ui/icon.tsx";

/** Scrolls smoothly, unless reduced motion is preferred, through the page's `scroll-behavior`. */
export default function ScrollToTop({ label }: { label: string }) {
  const visible = useScrolledPast(scrollToTopAfter);
  const goToTop = () => {
    scrollTo({ top: 0 });
    // The button hides at the top: a keyboard user goes on from there.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" id="scroll-to-top" data-visible={visible} className="icon-button floating" onClick={goToTop}>
      <Icon name="arrowUp" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
