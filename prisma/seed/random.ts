export interface Random {
  /** 0 up to, but not, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** The same numbers for the same seed, everywhere (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick<Item>(items: readonly Item[]) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
