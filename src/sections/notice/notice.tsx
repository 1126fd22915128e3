import { useStrings } from "../../features/language/use-language.ts";

/** Says, once and briefly, that a chosen language could not be shown; that it is shown, to assistive technology alone. */
export function Notice() {
  const { languageMissing, languageChanged } = useStrings("accessibility");
  return (
    <p id="notice" role="status" className="notice">
      <span hidden>{languageMissing}</span>
      <span className="sr-only" hidden>
        {languageChanged}
      </span>
    </p>
  );
}
