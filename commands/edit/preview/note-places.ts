import type { PlaceKind } from "../protocol.ts";
import { cutAtMarks } from "./marks.ts";

export interface Place {
  key: string;
  kind: PlaceKind;
}

/** Notes the texts that a document has, piece by piece in its order: a text may begin in one and end in another. */
export function placeNotes(keys: readonly string[]) {
  const places: Place[] = [];
  const open: number[] = [];
  const keyOf = (number: number) => keys[number] as string;
  return {
    /** Every text as often as it has begun. */
    places,
    /** The keys of the texts that a piece belongs to, an empty text's as well. */
    note(piece: string, kind: PlaceKind): string[] {
      let earlier = open.length;
      const parts = cutAtMarks(piece, open);
      for (const { numbers } of parts.slice(1)) {
        if (numbers.length > earlier) places.push({ key: keyOf(numbers.at(-1) as number), kind });
        earlier = numbers.length;
      }
      return parts.flatMap(({ text, numbers }, index) => (text || index > 0 ? numbers : [])).map(keyOf);
    },
  };
}
