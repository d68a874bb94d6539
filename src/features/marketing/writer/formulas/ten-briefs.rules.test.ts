import { describe, expect, test } from 'vitest';
import { BRIEFS, inputOf } from '#tests/texts/briefs.ts';
import { makeAll } from '#tests/texts/kinds.ts';
import { measure } from '#tests/texts/measure.ts';

/** Twenty texts of each of ten businesses, as `npm run texts` prints them. */
describe.each(BRIEFS.map((given) => [given.id, inputOf(given)] as const))('%s', (_, input) => {
  const measured = makeAll(input).map((made) => ({ name: made.name, ...measure(made, input) }));

  test('each typed fact stands in a text, or beside it with the reason why not', () => {
    const unannounced = measured.flatMap(({ name, leftOut }) =>
      leftOut.filter(({ isSaid }) => !isSaid).map(({ fact }) => `${name}: ${fact}`),
    );
    expect(unannounced).toEqual([]);
  });

  test('each text says what is sold, and the offer with its condition where there is one', () => {
    expect(measured.filter(({ saysSold }) => !saysSold)).toEqual([]);
    expect(measured.filter(({ hasOffer }) => hasOffer === false)).toEqual([]);
  });

  test('each text keeps what its formula promises, within the room of its network', () => {
    expect(measured.filter(({ isLabelKept }) => !isLabelKept)).toEqual([]);
    expect(measured.filter(({ isTooLong }) => isTooLong)).toEqual([]);
  });
});
