/** Numbers that a seed decides, the same on every machine (mulberry32). */
export type Chance = {
  /** A whole number from 0 to `below` - 1. */
  below: (limit: number) => number;
  /** The same members in another order. */
  shuffled: <T>(items: readonly T[]) => T[];
};

/** `salt` parts what is written from one seed: two texts of a set make their choices apart. */
export function chance(seed: number, salt: string): Chance {
  let state = Math.trunc(seed) | 0;
  for (const letter of salt) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    shuffled: (items) => {
      const order = [...items];
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        const [a, b] = [order[at], order[other]];
        if (a === undefined || b === undefined) continue;
        order[at] = b;
        order[other] = a;
      }
      return order;
    },
  };
}
