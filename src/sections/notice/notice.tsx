import { useStrings } from "../../features/language/use-language.ts";

/** Says, once and briefly, that a chosen language could not be shown. */
export function Notice() {
  const { languageMissing } = useStrings("accessibility");
  return (
    <p id="notice" role="status" className="notice">
      <span hidden>{languageMissing}</span>
    </p>
  );
}
