import { useStrings } from "../../features/language/use-strings.ts";
import { Island } from "../../islands/island.tsx";
import StatusMessageIsland from "./status-message.island.tsx";

export function StatusMessage() {
  const { languageMissing, languageChanged } = useStrings("accessibility");
  const props = { missing: languageMissing, changed: languageChanged };
  return <Island name="status-message" component={StatusMessageIsland} props={props} />;
}
