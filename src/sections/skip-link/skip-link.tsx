import { useStrings } from "../../features/language/use-language.ts";

export function SkipLink() {
  const { skipToContent } = useStrings("accessibility");
  return (
    <a href="#content" className="skip-link">
      {skipToContent}
    </a>
  );
}
