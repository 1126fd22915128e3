import type { PageProps } from "../../config/pages.ts";
import { CookieBanner } from "../../sections/cookie-banner/cookie-banner.tsx";
import { CourseStore } from "../../sections/course-store/course-store.tsx";
import { Footer } from "../../sections/footer/footer.tsx";
import { HelpButton } from "../../sections/help-button/help-button.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { Navigation } from "../../sections/navigation/navigation.tsx";
import { Notice } from "../../sections/notice/notice.tsx";
import { Partners } from "../../sections/partners/partners.tsx";
import { Pricing } from "../../sections/pricing/pricing.tsx";
import { Products } from "../../sections/products/products.tsx";
import { ScrollToTop } from "../../sections/scroll-to-top/scroll-to-top.tsx";
import { SkipLink } from "../../sections/skip-link/skip-link.tsx";
import { VideoExplainer } from "../../sections/video-explainer/video-explainer.tsx";

export default function Landing({ farStyles }: PageProps) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Hero />
        {/* The first view ends here, and is shown; a browser goes on when the styles of what is below have come. */}
        {farStyles && <link rel="stylesheet" href={farStyles} id="below" />}
        <Products />
        <CourseStore />
        <VideoExplainer />
        <Pricing />
        <Partners />
      </main>
      <Footer />
      <aside className="dock">
        <div className="dock-buttons">
          <ScrollToTop />
          <HelpButton />
        </div>
        <CookieBanner />
      </aside>
      <Notice />
    </>
  );
}
