import { isDeepStrictEqual } from "node:util";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { usePageData } from "../features/site/site-context.tsx";
import { type IslandsData, propsOf } from "../lib/islands-data.ts";
import { IslandRoot } from "./island-root.tsx";

interface IslandProps<Props extends object, Common extends object> {
  /** `header` for `header.island.tsx`; with a suffix if a page has several: `demo:ranking`. */
  name: string;
  component: ComponentType<Props>;
  props: Omit<Props, keyof Common>;
  /** Props that all islands of a kind share: one object, written once. */
  common?: Common;
}

/** Prerenders a component for `hydrate.ts`, with the same props; an `Error` names one that is not JSON. */
export function Island<Props extends object, Common extends Partial<Props> = object>(
  island: IslandProps<Props, Common>,
) {
  const { name, component, props, common } = island;
  const { locale, islands } = usePageData();
  if (islands.has(name)) throw new Error(`The island "${name}" stands on the page twice`);
  islands.set(name, props);
  if (common) islands.set(name.split(":")[0] as string, common);
  const initial: IslandsData = Object.fromEntries(islands);
  for (const [key, value = null] of Object.entries(propsOf(initial, name)))
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify([value])), [value]))
      throw new Error(`Island "${name}": ${key} cannot be written as JSON: hand over defined data alone`);
  const root = { name, component: component as ComponentType<object>, initial, locale };
  const html = renderToString(<IslandRoot {...root} />, { identifierPrefix: name });
  if (html.includes(' style="')) throw new Error(`Island "${name}": the content policy refuses a prerendered style`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
