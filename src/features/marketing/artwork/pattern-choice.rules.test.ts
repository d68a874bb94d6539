import { expect, test } from 'vitest';
import { paintedPattern } from '#shared/azulejo/azulejo.ts';
import { AD_TEXT_MAX } from './ad-formats.values.ts';
import { patternChoice } from './pattern-choice.rules.ts';

test.each(['', 'Vajilla Albero: redes 1622600652', 'x'.repeat(AD_TEXT_MAX.brand)])(
  'the choice for “%s” is itself and five patterns that look different, and shuffling offers five others',
  (kept) => {
    const [first, second] = [patternChoice(kept, 0), patternChoice(kept, 1)];
    for (const seeds of [first, second]) {
      expect(seeds[0]).toBe(kept);
      expect(new Set(seeds.map((seed) => JSON.stringify(paintedPattern(seed, 4, 4)))).size).toBe(6);
      for (const seed of seeds) expect(seed.length).toBeLessThanOrEqual(AD_TEXT_MAX.brand);
    }
    expect(first.slice(1).filter((seed) => second.includes(seed))).toEqual([]);
  },
);
