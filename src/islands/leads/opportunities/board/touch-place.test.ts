import { expect, test } from 'vitest';
import { cardAt, nearest, scrollSpeed } from './touch-place.ts';

const CARDS = [
  { id: 1, from: 100, to: 200 },
  { id: 2, from: 210, to: 310 },
];

test.each([
  [90, undefined],
  [149, undefined],
  [151, 1],
  [259, 1],
  [261, 2],
  [900, 2],
])('a finger at %d drops below card %s', (y, id) => expect(cardAt(CARDS, y)?.id).toBe(id));

test('a drop between two columns goes to the nearer one, beyond the last one to the last', () => {
  const columns = [
    { key: 'one', from: 0, to: 100 },
    { key: 'two', from: 112, to: 212 },
  ];
  expect([-5, 50, 104, 109, 300].map((x) => nearest(columns, x)?.key)).toEqual([
    'one',
    'one',
    'one',
    'two',
    'two',
  ]);
});

test('scrolls near an edge, the faster the nearer, and not in the middle', () => {
  const screen = { from: 0, to: 360 };
  expect([-20, 0, 22, 180, 338, 360].map((x) => scrollSpeed(screen, x))).toEqual([-10, -10, -5, 0, 5, 10]);
  expect(scrollSpeed({ from: 10, to: 10 }, 10)).toBe(0);
});
