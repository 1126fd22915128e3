import { scrollToTopAfter } from "../../config/constants.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { useScrolledPast } from "../../features/scroll/use-scrolled-past.ts";
import { Icon } from "../../ui/icon.tsx";

/** The page's own `scroll-behavior` makes the way up smooth, or not for those who ask for less motion. */
const scrollUp = () => scrollTo({ top: 0 });

export function ScrollToTop() {
  const { scrollToTop } = useStrings("accessibility");
  const visible = useScrolledPast(scrollToTopAfter);
  return (
    <button type="button" id="scroll-to-top" data-visible={visible} onClick={scrollUp} className="icon-button floating">
      <Icon name="arrow-up" />
      <span className="sr-only">{scrollToTop}</span>
    </button>
  );
}
