import { Headline } from "../../features/site/headline.tsx";
import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Bookmarks } from "../../ui/bookmarks.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export function CourseStore() {
  const site = useSite();
  const { title, description, cta } = useStrings("products").courseStore;
  const { opensInNewTab } = useStrings("accessibility");
  if (!site.switches.courseStore) return null;

  return (
    <section id="course-store" className="section" aria-labelledby="course-store-title">
      <div className="panel course-store-panel">
        <div>
          <h2 id="course-store-title">
            <Headline>{title}</Headline>
          </h2>
          <p className="lead">{description}</p>
          <NewTabLink className="button button-ink" href={site.shop} hint={opensInNewTab}>
            <span>{cta}</span>
          </NewTabLink>
        </div>
        <Bookmarks />
      </div>
    </section>
  );
}
