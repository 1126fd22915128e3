import type { PageProps } from "../../config/pages.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { Island } from "../../islands/island.tsx";
import { CookieBanner } from "../../sections/cookie-banner/cookie-banner.tsx";
import { CourseStore } from "../../sections/course-store/course-store.tsx";
import { Footer } from "../../sections/footer/footer.tsx";
import { HelpButton } from "../../sections/help-button/help-button.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { Navigation } from "../../sections/navigation/navigation.tsx";
import { Notice } from "../../sections/notice/notice.tsx";
import { Partners } from "../../sections/partners/partners.tsx";
import { Pricing } from "../../sections/pricing/pricing.tsx";
import { ProductBookmarks } from "../../sections/products/product-bookmarks.tsx";
import { Products } from "../../sections/products/products.tsx";
import ScrollToTop from "../../sections/scroll-to-top/scroll-to-top.island.tsx";
import { SkipLink } from "../../sections/skip-link/skip-link.tsx";
import { VideoExplainer } from "../../sections/video-explainer/video-explainer.tsx";

export default function Landing({ farStyles }: PageProps) {
  const { scrollToTop } = useStrings("accessibility");
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
          <Island name="scroll-to-top" of={ScrollToTop} props={{ label: scrollToTop }} />
          <HelpButton />
        </div>
        <CookieBanner />
      </aside>
      <ProductBookmarks />
      <Notice />
    </>
  );
}
