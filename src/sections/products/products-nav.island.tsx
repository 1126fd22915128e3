import { useDismissible } from "../../lib/hooks/use-dismissible.ts";
import { useCurrentSection } from "../../lib/hooks/use-scroll-position.ts";
import { useHydrated } from "../../lib/hooks/use-store.ts";

interface Block {
  id: string;
  name: string;
  colour: string;
}

function Bookmark({ id, name, colour, current }: Block & { current: boolean }) {
  return (
    <a href={`#${id}`} data-colour={colour} aria-current={current ? "location" : undefined} {...useDismissible()}>
      <span className="tooltip">{name}</span>
    </a>
  );
}

interface ProductsNavProps {
  label: string;
  blocks: readonly Block[];
}

/** The active block crosses the middle of the viewport, or was the last to do so. Hidden beside no part of the list. */
export default function ProductsNavIsland({ label, blocks }: ProductsNavProps) {
  const ids = blocks.map(({ id }) => id);
  const activeId = useCurrentSection(ids, 0.5, "product-list");
  if (!useHydrated()) return null;
  return (
    <nav aria-label={label} className="products-nav" hidden={activeId === undefined}>
      <ol>
        {blocks.map((block) => (
          <li key={block.id}>
            <Bookmark {...block} current={block.id === activeId} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
