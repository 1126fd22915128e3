import { bannerHeight } from "../../features/consent/consent-store.ts";
import { useStore } from "../../lib/hooks/use-store.ts";

/** Adds space at the end of the page while the cookie banner is open, so that the banner covers none of it. */
export default function BannerClearance() {
  const height = useStore(bannerHeight);
  return height > 0 ? <div style={{ height }} /> : null;
}
