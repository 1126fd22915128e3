import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Privacy() {
  return <LegalDocument page="privacy" />;
}
