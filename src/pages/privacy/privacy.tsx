import { useLanguage } from "../../features/language/use-language.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { privacyAdditions } from "../../sections/legal/additions.ts";
import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Privacy() {
  const texts = useStrings("privacyPolicy");
  const additions = privacyAdditions(useSite(), texts, useLanguage().locale);
  return <LegalDocument page="privacy" texts={texts} additions={additions} closing={texts.contact} />;
}
