import { ribbonColours } from "../config/ribbon-colours.ts";

/** The five ribbons, hanging like bookmarks out of a book: the sign of the site where a page begins or ends. */
export function Bookmarks() {
  return (
    <div className="bookmarks" aria-hidden="true">
      {ribbonColours.map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </div>
  );
}
