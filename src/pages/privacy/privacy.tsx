import { useStrings } from "../../features/language/use-language.ts";
import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Privacy() {
  const texts = useStrings("privacyPolicy");
  return <LegalDocument page="privacy" texts={texts} closing={texts.contact} />;
}
