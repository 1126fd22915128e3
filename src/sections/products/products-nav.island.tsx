import { useDismissible } from "../../lib/hooks/use-dismissible.ts";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { useScrollSpy } from "../../lib/hooks/use-scroll-spy.ts";

/** Only what crosses the middle of the screen counts as reached. */
const middle = "-50% 0px -50% 0px";

interface Place {
  /** The id of a block, and what its bookmark is called. */
  id: string;
  name: string;
  colour: string;
}

function Bookmark({ id, name, colour, current }: Place & { current: boolean }) {
  return (
    <a href={`#${id}`} data-colour={colour} aria-current={current ? "location" : undefined} {...useDismissible()}>
      <span>{name}</span>
    </a>
  );
}

interface ProductsNavProps {
  label: string;
  /** The id of the element around the blocks. */
  list: string;
  places: readonly Place[];
}

/**
 * Shows at the edge of a wide screen which block the reader has reached; between two blocks the last one counts. Nothing is
 * shown while the whole list is above or below the middle of the screen.
 */
export default function ProductsNavIsland({ label, list, places }: ProductsNavProps) {
  const reached = useScrollSpy(
    places.map(({ id }) => id),
    middle,
    list,
  );
  if (!useHydrated()) return null;
  return (
    <nav aria-label={label} className="products-nav" hidden={reached === undefined}>
      <ol>
        {places.map((place) => (
          <li key={place.id}>
            <Bookmark {...place} current={place.id === reached} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
