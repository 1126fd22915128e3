import type { Site } from "../../src/config/site-schema.ts";

/** What a device needs to keep the site among its apps. */
export function webManifest(site: Site, description: string, themeColour: string): string {
  const icon = (size: number, purpose: string) => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  });
}
