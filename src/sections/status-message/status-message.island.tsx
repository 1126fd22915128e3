import { consentStore } from "../../features/consent/consent-store.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { useHydrated, useStore } from "../../lib/hooks/use-store.ts";

type StatusMessageProps = Readonly<Record<"missing" | "changed" | "hidden", string>>;

/** Live region for changes of language (a success only for screen readers) and for a hidden cookie banner. */
export default function StatusMessageIsland({ missing, changed, hidden }: StatusMessageProps) {
  const { message } = useLanguage();
  const isBannerHidden = useStore(consentStore).hidden;
  return (
    <p id="status-message" role="status" className="status-message">
      {/* Before hydration, the inline script shows this one if the page's script is missing. */}
      {useHydrated() ? null : <span hidden>{missing}</span>}
      {message === "missing" && <span>{missing}</span>}
      {isBannerHidden && <span>{hidden}</span>}
      {message === "changed" && <span className="sr-only">{changed}</span>}
    </p>
  );
}
