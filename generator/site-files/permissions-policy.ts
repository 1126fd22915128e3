/**
 * Browser features that no page uses: all that Chromium 156 knows on every system without a flag, except client hints
 * and what the film and video controls need (`autoplay`, `fullscreen`, `media-playback-while-not-visible`,
 * `picture-in-picture`). Chromium logs a warning for a name that it does not know, so `bluetooth` and `web-share`,
 * which Linux lacks, are left out. Firefox and WebKit know some of the names, but only for frames.
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

/** Disables all of them for every page and the frames in it. */
export const permissionsPolicy = unusedFeatures
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(", ");
