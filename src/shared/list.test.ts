import { describe, expect, test } from 'vitest';
import { cutPage, inOrderOf, pageOfLoaded, readCursor, type Place } from './list.ts';

const cursorOf = (place: Place): string => cutPage([place, place], 1, (row) => row).nextCursor ?? '';

describe('a cursor', () => {
  test.each([[['Ágata', 3]], [[0.1, 3]], [['a|b', 'c', 9]], [[7]]])(
    'names the place %j again, to the last digit',
    (place) => {
      const kinds = place.map((key) => (typeof key === 'number' ? 'number' : 'string'));
      expect(readCursor(cursorOf(place), kinds)).toEqual(place);
    },
  );

  const encoded = (value: unknown): string => btoa(JSON.stringify(value));
  test.each([
    ['of another order', cursorOf([1, 3])],
    ['of fewer keys', cursorOf([3])],
    ['of more keys', cursorOf(['a', 'b', 3])],
    ['of an earlier version, with its number as text', encoded(['12', '3'])],
    ['that names nothing', encoded([null, 3])],
    ['that is no list', encoded({ key: 'a', id: 3 })],
    ['that is no JSON', btoa('made up')],
    ['that is no base64', 'á'],
    ['that is empty', ''],
  ])('%s is refused as invalid', (_, cursor) => {
    expect(() => readCursor(cursor, ['string', 'number'])).toThrow(
      expect.objectContaining({ code: 'bad_request' }),
    );
  });
});

test('a page that shows the last rows has no cursor', () => {
  expect(cutPage([1, 2], 2, (id) => [id])).toEqual({ rows: [1, 2], nextCursor: null });
  expect(cutPage([], 2, (id: number) => [id])).toEqual({ rows: [], nextCursor: null });
});

test.each([false, true])(
  'loaded rows come in pages by all of their keys (descending: %s)',
  (isDescending) => {
    const rows = [
      { score: 1, key: 'b' },
      { score: 2, key: 'á' },
      { score: 1, key: 'a' },
      { score: 2, key: 'a' },
    ];
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageOfLoaded(
        rows,
        { cursor, limit: 1 },
        { kinds: ['number', 'string'], placeOf: ({ score, key }) => [score, key], isDescending },
      );
      seen.push(...page.rows.map(({ score, key }) => `${score}${key}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const sorted = ['1a', '1b', '2a', '2á'];
    expect(seen).toEqual(isDescending ? sorted.toReversed() : sorted);
  },
);

test('rows read by ids come in the order of the ids, without those that are gone', () => {
  expect(inOrderOf([3, 9, 1], [{ id: 1 }, { id: 3 }])).toEqual([{ id: 3 }, { id: 1 }]);
});
