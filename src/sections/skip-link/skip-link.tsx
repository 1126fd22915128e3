import { useStrings } from "../../features/language/use-strings.ts";

export function SkipLink() {
  const { skipToContent } = useStrings("accessibility");
  return (
    <a href="#content" className="skip-link">
      {skipToContent}
    </a>
  );
}
