/**
 * What a browser can do for a page and no page of the site asks for: all that Chromium 156 knows on every system without a
 * flag, but for what the film and a video's own controls want (`autoplay`, `fullscreen`, `media-playback-while-not-visible`,
 * `picture-in-picture`) and the client hints, of which no page asks for one. A name that a Chromium does not know it tells the
 * console of: `bluetooth` and `web-share`, which Linux lacks, are left out. Firefox and WebKit know some of these names and read
 * them from frames alone.
 */
const unusedFeatures = `
  accelerometer aria-notify browsing-topics camera captured-surface-control clipboard-read clipboard-write compute-pressure
  cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
  display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  interest-cohort keyboard-map language-detector language-model local-fonts local-network local-network-access
  loopback-network magnetometer microphone midi on-device-speech-recognition otp-credentials payment
  private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator unload usb window-management
  xr-spatial-tracking
`;

/** The header that takes all of them from every page and from whatever a page may come to frame. */
export const permissionsPolicy = unusedFeatures
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(", ");
