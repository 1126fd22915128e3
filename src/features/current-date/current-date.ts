import { pageEvents } from "../../config/constants.ts";
import { dayOf, formatDay } from "../../lib/format.ts";
import { shownLocale } from "../../lib/locale-in-path.ts";

function update() {
  const today = dayOf(new Date());
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = today.slice(0, 4);
  for (const day of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    day.dateTime = today;
    day.textContent = formatDay(today, shownLocale());
  }
}

/** Sets years and dates to those of the visit: the build may be old. */
export function startCurrentDate(): void {
  update();
  addEventListener(pageEvents.languageChange, update);
}
