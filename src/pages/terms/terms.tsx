import { useStrings } from "../../features/language/use-language.ts";
import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Terms() {
  return <LegalDocument page="terms" texts={useStrings("termsOfService")} />;
}
