import { useLanguage } from "../../features/language/language-context.tsx";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";

/** Live region for language changes: everyone sees a failure, only screen readers get the success message. */
export default function StatusMessageIsland({ missing, changed }: { missing: string; changed: string }) {
  const { message } = useLanguage();
  return (
    <p id="status-message" role="status" className="status-message">
      {/* Before hydration, the inline script shows this one if the page's script is missing. */}
      {useHydrated() ? null : <span hidden>{missing}</span>}
      {message === "missing" ? <span key={message}>{missing}</span> : null}
      {message === "changed" ? (
        <span key={message} className="sr-only">
          {changed}
        </span>
      ) : null}
    </p>
  );
}
