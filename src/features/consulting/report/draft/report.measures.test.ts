import { expect, test } from 'vitest';
import { MOST_SHARED, sharedPairs } from '#tests/report-measures.ts';

test.each(['es', 'en'] as const)(
  'of any two of six unlike companies, at most 40 % of the words stand in sentences of both, in %s',
  (language) => {
    const tooAlike = sharedPairs(language)
      .filter(({ share }) => share > MOST_SHARED)
      .map(({ of, with: other, share, sentences }) => ({ of, other, share, sentences }));
    expect(tooAlike).toEqual([]);
  },
);
