import { LegalDocument } from "../../sections/legal/legal-document.tsx";

export default function Terms() {
  return <LegalDocument page="terms" />;
}
