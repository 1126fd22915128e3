import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { useLanguage } from "../features/language/language-context.tsx";
import type { IslandData } from "./island-data.ts";
import { IslandRoot } from "./island-root.tsx";

/** The data of the page's islands, by name; each adds its own while it is prerendered. */
export const IslandsContext = createContext<Map<string, IslandData> | undefined>(undefined);

function assertJson(value: unknown, path: string): void {
  if (value === undefined || value === null || ["string", "boolean"].includes(typeof value)) return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) throw new Error(`${path} is a ${typeof value}, which cannot be written as JSON: hand over data alone`);
  for (const [key, item] of Object.entries(value)) assertJson(item, `${path}.${key}`);
}

/** The number of elements in a browser with scripts, which parses the content of `<noscript>` as text. */
const countElements = (html: string) =>
  html.replace(/<noscript>.*?<\/noscript>/gs, "<noscript>").match(/<[a-z]/g)?.length ?? 0;

/** The length of the text there, `<noscript>` included. Every escape outside it stands for one character. */
const lengthOfText = (html: string) =>
  html
    .replace(/<noscript>(.*?)<\/noscript>/gs, (_, markup: string) => "x".repeat(markup.length))
    .replace(/<[^>]*>/g, "")
    .replace(/&[^;]+;/g, "x").length;

interface IslandProps<Props extends object> {
  /** The file name: `header` for `header.island.tsx`; with a suffix if a page has several: `demo:ranking`. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

/**
 * Prerenders a component, which `hydrate.ts` hydrates in the browser with the same props. Its only context is the
 * language. Throws an `Error` that names island and property if a property is not JSON data.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const { locale } = useLanguage();
  const islands = useContext(IslandsContext);
  if (!islands)
    throw new Error(`The island "${name}" stands outside a page, or in another island, which has it already`);
  if (islands.has(name)) throw new Error(`The island "${name}" stands on the page twice`);
  for (const [key, value] of Object.entries(props)) assertJson(value, `Island "${name}": ${key}`);
  const html = renderToString(<IslandRoot name={name} component={component} props={props} locale={locale} />, {
    identifierPrefix: name,
  });
  if (html.includes(' style="')) throw new Error(`Island "${name}": the content policy refuses a prerendered style`);
  islands.set(name, { props, elements: countElements(html), length: lengthOfText(html) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
