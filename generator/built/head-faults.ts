import { isDeepStrictEqual } from "node:util";
import { localeFor } from "../../src/lib/locale-in-path.ts";
import type { BuiltFolder } from "./built-folder.ts";
import { attributesOf, type HeadFacts, headFactsIn } from "./head-facts.ts";

/** The documents that are for search engines, with what their heads say. */
export function headsOf({ documents }: BuiltFolder): Map<string, HeadFacts> {
  const heads = [...documents].map(([path, html]) => [path, headFactsIn(html)] as const);
  return new Map(heads.filter(([, { canonical, alternates }]) => canonical || Object.keys(alternates).length > 0));
}

function alternateFaults(origin: string, heads: ReadonlyMap<string, HeadFacts>, path: string): string[] {
  const { alternates, lang = "" } = heads.get(path) as HeadFacts;
  const entries = Object.entries(alternates);
  const own = alternates[lang] === origin + path ? [] : [`does not name itself as its "${lang}"`];
  return [
    ...own,
    ...entries.flatMap(([language, address]) => {
      const to = address.startsWith(`${origin}/`) ? new URL(address).pathname : undefined;
      const head = to === undefined ? undefined : heads.get(to);
      if (!head) return [`names ${address} as its "${language}", and there is no such page`];
      const isThat = language === "x-default" || head.lang === language;
      if (!isThat) return [`names ${address} as its "${language}", and that is in "${head.lang}"`];
      return isDeepStrictEqual(head.alternates, alternates)
        ? []
        : [`names ${address} as its "${language}", which does not name it and all others back`];
    }),
  ];
}

/** In what documents do not say of themselves, and of each other, where and in what language they are. */
export function headFaults(built: BuiltFolder): string[] {
  const heads = headsOf(built);
  return [...heads].flatMap(([path, { canonical, lang }]) => {
    const address = built.origin + path;
    const card = attributesOf(built.documents.get(path) ?? "", "meta").find(({ property }) => property === "og:url");
    const spoken = localeFor(path, undefined);
    const faults = [
      ...(canonical === address ? [] : [`calls itself ${canonical ?? "nothing"}, and is ${address}`]),
      ...(card?.content === address ? [] : [`its card leads to ${card?.content ?? "nothing"}, and it is ${address}`]),
      ...(lang === spoken ? [] : [`says that it is in "${lang}", and its address says "${spoken}"`]),
      ...alternateFaults(built.origin, heads, path),
    ];
    return faults.map((fault) => `${path}: ${fault}`);
  });
}
