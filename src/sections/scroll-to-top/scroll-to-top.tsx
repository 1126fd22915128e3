import { useStrings } from "../../features/language/use-language.ts";
import { Icon } from "../../ui/icon.tsx";

export function ScrollToTop() {
  const { scrollToTop } = useStrings("accessibility");
  return (
    <button type="button" id="scroll-to-top" data-visible="false" className="icon-button floating">
      <Icon name="arrowUp" />
      <span className="sr-only">{scrollToTop}</span>
    </button>
  );
}
