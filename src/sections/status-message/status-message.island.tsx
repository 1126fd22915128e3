import { useLanguage } from "../../features/language/language-context.tsx";
import { useHidden } from "../../lib/hooks/use-hidden.ts";

/** Live region for language changes: everyone sees a failure, only screen readers get the success message. */
export default function StatusMessageIsland({ missing, changed }: { missing: string; changed: string }) {
  const { message } = useLanguage();
  const notMissing = useHidden<HTMLSpanElement>(message !== "missing");
  const notChanged = useHidden<HTMLSpanElement>(message !== "changed");
  return (
    <p id="status-message" role="status" className="status-message">
      <span {...notMissing}>{missing}</span>
      <span className="sr-only" {...notChanged}>
        {changed}
      </span>
    </p>
  );
}
