import { localeCodes, localeNames } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";

/** `humans.txt`: who makes the site, and of what. */
export function humansTxt({ legalName, contactEmail, origin }: Site): string {
  return [
    "/* TEAM */",
    `Publisher: ${legalName}`,
    `Contact: ${contactEmail}`,
    "",
    "/* SITE */",
    `Address: ${origin}/`,
    `Languages: ${localeCodes.map((code) => localeNames[code]).join(", ")}`,
    "Standards: HTML, CSS, JavaScript; every page is whole before a script runs",
    "Components: Embla Carousel; React, when it is built",
    "Typefaces: Literata, Onest",
    "Icons: Lucide",
    "",
  ].join("\n");
}
