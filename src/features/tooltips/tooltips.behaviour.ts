/** What shows a text beside itself while the pointer or the focus is on it. */
const owners = "#help, .reader-place a";

/** Escape takes such a text away, since it covers what is behind it, until the pointer or the focus comes anew. */
export function tooltips(): void {
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const owner of document.querySelectorAll<HTMLElement>(owners)) {
      if (!owner.matches(":hover, :focus-visible")) continue;
      owner.dataset.dismissed = "";
      for (const leaving of ["pointerleave", "blur"]) {
        owner.addEventListener(leaving, () => delete owner.dataset.dismissed, { once: true });
      }
    }
  });
}
