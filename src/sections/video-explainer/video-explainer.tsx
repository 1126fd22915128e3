import { Headline } from "../../features/language/headline.tsx";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import Explainer from "./explainer.near.island.tsx";

export function VideoExplainer() {
  const { explainer } = useSiteFacts();
  const { title, description, play } = useStrings("videoExplainer");
  if (!explainer) return null;

  return (
    <section id="video-explainer" className="section video-explainer" aria-labelledby="video-explainer-title">
      <div className="section-head">
        <h2 id="video-explainer-title">
          <Headline>{title}</Headline>
        </h2>
        <p className="lead">{description}</p>
      </div>
      <Island name="explainer" of={Explainer} props={{ ...explainer, play }} />
    </section>
  );
}
