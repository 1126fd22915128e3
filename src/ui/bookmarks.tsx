import { ribbonColours } from "../config/ribbon-colours.ts";

/** The site's motif at the start or end of a page: five ribbons that hang like bookmarks. */
export function Bookmarks() {
  return (
    <div className="bookmarks" aria-hidden="true">
      {ribbonColours.map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </div>
  );
}
