import { useSyncExternalStore } from "react";
import { bannerReach } from "../../features/consent/banner-reach.ts";

/** Keeps the page's end clear of the cookie banner as long as that is open. */
export default function BannerClearance() {
  const height = useSyncExternalStore(bannerReach.subscribe, bannerReach.get, () => 0);
  return height > 0 ? <div style={{ height }} /> : null;
}
