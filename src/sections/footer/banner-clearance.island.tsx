import { bannerHeight } from "../../features/consent/consent-store.ts";
import { useStore } from "../../lib/hooks/use-store.ts";

/** Keeps the page's end clear of the cookie banner as long as that is open. */
export default function BannerClearance() {
  const height = useStore(bannerHeight);
  return height > 0 ? <div style={{ height }} /> : null;
}
