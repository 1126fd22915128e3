import { useLanguage } from "../../features/language/use-language.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { termsAdditions } from "../../sections/legal/additions.ts";
import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Terms() {
  const texts = useStrings("termsOfService");
  return (
    <LegalDocument page="terms" texts={texts} additions={termsAdditions(useSite(), texts, useLanguage().locale)} />
  );
}
