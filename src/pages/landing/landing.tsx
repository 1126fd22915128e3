import type { PageProps } from "../../config/pages.ts";
import { useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { CookieBanner } from "../../sections/cookie-banner/cookie-banner.tsx";
import { CourseStore } from "../../sections/course-store/course-store.tsx";
import { Footer } from "../../sections/footer/footer.tsx";
import { HelpButton } from "../../sections/help-button/help-button.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { Navigation } from "../../sections/navigation/navigation.tsx";
import { Partners } from "../../sections/partners/partners.tsx";
import { Pricing } from "../../sections/pricing/pricing.tsx";
import { Products } from "../../sections/products/products.tsx";
import { ProductsNav } from "../../sections/products/products-nav.tsx";
import ScrollToTop from "../../sections/scroll-to-top/scroll-to-top.island.tsx";
import StatusMessage from "../../sections/status-message/status-message.island.tsx";
import { VideoExplainer } from "../../sections/video-explainer/video-explainer.tsx";

export default function Landing({ belowFoldStyles }: PageProps) {
  const { scrollToTop, skipToContent, languageMissing, languageChanged } = useStrings("accessibility");
  const { hidden } = useStrings("cookies");
  const messages = { missing: languageMissing, changed: languageChanged, hidden };
  return (
    <>
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Hero />
        {/* Browsers paint the first view here and continue parsing once the styles for the rest have loaded. */}
        {belowFoldStyles && <link rel="stylesheet" href={belowFoldStyles} id="below" />}
        <Products />
        <CourseStore />
        <VideoExplainer />
        <Pricing />
        <Partners />
      </main>
      <Footer />
      <aside className="floating-actions">
        <div className="floating-actions-buttons">
          <Island name="scroll-to-top" component={ScrollToTop} props={{ label: scrollToTop }} />
          <HelpButton />
        </div>
        <CookieBanner />
      </aside>
      <ProductsNav />
      <Island name="status-message" component={StatusMessage} props={messages} />
    </>
  );
}
