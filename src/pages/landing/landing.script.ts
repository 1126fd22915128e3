import { consentInOtherTabs } from "../../features/consent/other-tabs.behaviour.ts";
import { services } from "../../features/consent/services.behaviour.ts";
import { pressesWhileFading } from "../../features/cross-fade/presses.behaviour.ts";
import { languageInOtherTabs } from "../../features/language/other-tabs.behaviour.ts";
import { sizes } from "../../features/sizes/sizes.behaviour.ts";
import { today } from "../../features/today/today.behaviour.ts";
import { tooltips } from "../../features/tooltips/tooltips.behaviour.ts";
import { adoptStyles } from "../../lib/adopt-styles.ts";
import { mount } from "../../lib/mount.ts";
import { consent } from "../../sections/cookie-banner/consent.behaviour.ts";
import { heroFilm } from "../../sections/hero/film.behaviour.ts";
import { compactNavigation } from "../../sections/navigation/compact.behaviour.ts";
import { menu } from "../../sections/navigation/menu.behaviour.ts";
import { partners } from "../../sections/partners/partners.behaviour.ts";
import { demos } from "../../sections/products/demos.behaviour.ts";
import { readerPlace } from "../../sections/products/reader-place.behaviour.ts";
import { scrollToTop } from "../../sections/scroll-to-top/scroll-to-top.behaviour.ts";
import { videoExplainer } from "../../sections/video-explainer/video-explainer.behaviour.ts";
import lateStyles from "./landing.late.css?inline";

export { chooseLanguage } from "../../features/language/choose-language.ts";

await mount([
  compactNavigation,
  menu,
  scrollToTop,
  consent,
  consentInOtherTabs,
  services,
  heroFilm,
  demos,
  // The build writes `true` or `false` in its place, and leaves out what is not on the page.
  ...(import.meta.env.HAS_VIDEO_EXPLAINER ? [videoExplainer] : []),
  partners,
  readerPlace,
  tooltips,
  pressesWhileFading,
  today,
  languageInOtherTabs,
  sizes,
  // After what asks where the page is scrolled to, which would have to style it first.
  () => adoptStyles(lateStyles),
]);
