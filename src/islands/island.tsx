import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { useLanguage } from "../features/language/language-context.tsx";
import type { IslandData } from "./island-data.ts";
import { IslandRoot } from "./island-root.tsx";

/** What the islands of a page are handed over to the browser with, by their names; each island adds itself. */
export const IslandsContext = createContext<Map<string, IslandData> | undefined>(undefined);

function refuseOther(value: unknown, place: string): void {
  if (value === undefined || value === null || ["string", "boolean"].includes(typeof value)) return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) throw new Error(`${place} is a ${typeof value}, which cannot be written as JSON: hand over data alone`);
  for (const [key, part] of Object.entries(value)) refuseOther(part, `${place}.${key}`);
}

/** How many elements a browser with scripts makes of it: what stands in a `<noscript>` is a text there. */
const elementsIn = (html: string) =>
  html.replace(/<noscript>.*?<\/noscript>/gs, "<noscript>").match(/<[a-z]/g)?.length ?? 0;

interface Properties<Props extends object> {
  /** The name of the component's file, `header` for `header.island.tsx`; of several on a page with one of its own: `demo:ranking`. */
  name: string;
  of: ComponentType<Props>;
  props: Props;
}

/**
 * A component that comes to life in the browser: prerendered here, hydrated there by `hydrate.ts` with the same properties. Of
 * all context it has the language alone. Throws an `Error` that names island and property when a property is no data.
 */
export function Island<Props extends object>({ name, of, props }: Properties<Props>) {
  const { locale } = useLanguage();
  const islands = useContext(IslandsContext);
  if (!islands)
    throw new Error(`The island "${name}" stands outside a page, or in another island, which has it already`);
  if (islands.has(name)) throw new Error(`The island "${name}" stands on the page twice`);
  for (const [key, value] of Object.entries(props)) refuseOther(value, `Island "${name}": ${key}`);
  const html = renderToString(<IslandRoot name={name} of={of} props={props} locale={locale} />, {
    identifierPrefix: name,
  });
  if (html.includes(' style="')) throw new Error(`Island "${name}": the content policy refuses a prerendered style`);
  islands.set(name, { props, elements: elementsIn(html) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
