import { useLanguage } from "../../features/language/use-language.ts";

export interface LanguageMessageProps {
  missing: string;
  changed: string;
}

/** Says, once and briefly, that a chosen language could not be shown; that it is shown, to assistive technology alone. */
export default function LanguageMessage({ missing, changed }: LanguageMessageProps) {
  const { message } = useLanguage();
  return (
    <p id="notice" role="status" className="notice">
      <span hidden={message !== "missing"}>{missing}</span>
      <span className="sr-only" hidden={message !== "changed"}>
        {changed}
      </span>
    </p>
  );
}
