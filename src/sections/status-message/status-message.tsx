import { useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import StatusMessageIsland from "./status-message.island.tsx";

export function StatusMessage() {
  const { languageMissing, languageChanged } = useStrings("accessibility");
  const { hidden } = useStrings("cookies");
  const props = { missing: languageMissing, changed: languageChanged, hidden };
  return <Island name="status-message" component={StatusMessageIsland} props={props} />;
}
