import { expect, test } from 'vitest';
import { firstSize, nextSize } from './part-size.ts';

/** The sizes of parts of a work whose every line takes so long. */
function sizes(msPerLine: number, isOnServer: boolean): number[] {
  const found = [firstSize(isOnServer)];
  for (let batch = 0; batch < 7; batch += 1) {
    const last = found.at(-1) ?? 1;
    found.push(nextSize(last, last * msPerLine, isOnServer));
  }
  return found;
}

test('batches grow as long as they are short, so that a quick machine commits less often', () => {
  expect(sizes(0.3, false)).toEqual([25, 50, 100, 200, 200, 200, 200, 200]);
  expect(sizes(0, false).at(-1)).toBe(400);
  expect(sizes(10, true)).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
});

test('other writers wait for a tenth of a second at most, however busy the machine is', () => {
  for (const msPerLine of [0.3, 1, 2.5, 10, 100])
    expect((sizes(msPerLine, false).at(-1) ?? 0) * msPerLine).toBeLessThanOrEqual(100);
});

test('no batch of a server that is far away lasts for five seconds, when the server would end it', () => {
  for (const msPerLine of [200, 800, 1_500])
    for (const size of sizes(msPerLine, true)) expect(size * msPerLine).toBeLessThan(5_000);
  expect(sizes(10_000, true)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});
