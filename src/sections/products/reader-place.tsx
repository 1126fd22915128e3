import { site } from "../../config/site.ts";
import { useStrings } from "../../features/language/use-language.ts";

/** Ten bookmarks at the edge of a wide screen: the one of the block that is being read comes out. */
export function ReaderPlace({ reached }: { reached: string | undefined }) {
  const { place, items } = useStrings("products");
  if (!reached) return null;

  return (
    <nav className="reader-place" aria-label={place}>
      <ol>
        {site.products.map(({ key, colour }) => (
          <li key={key}>
            <a href={`#${key}`} data-colour={colour} aria-current={key === reached ? "location" : undefined}>
              <span>{items[key]?.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
