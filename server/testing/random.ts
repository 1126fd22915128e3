/** Chance that can be repeated: the same seed gives the same choices, in the same order. */
export interface Random {
  /** A whole number from 0 to one below `limit`. */
  below(limit: number): number;
  /** True in a part of all cases, from 0 to 1. */
  chance(part: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Items of the list, each drawn anew: from `least` to `most` of them. */
  several<Item>(items: readonly Item[], least: number, most: number): Item[];
}

/** The generator known as Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return {
    below,
    chance: (part) => next() < part,
    pick,
    several: (items, least, most) => Array.from({ length: least + below(most - least + 1) }, () => pick(items)),
  };
}
