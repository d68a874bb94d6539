import { expect, test } from 'vitest';
import { linesAtFirst, linesNext } from './batch-size.rules.ts';

/** The sizes of the batches of an import whose every line takes so long. */
function sizes(msPerLine: number, isOnServer: boolean): number[] {
  const found = [linesAtFirst(isOnServer)];
  for (let batch = 0; batch < 7; batch += 1) {
    const last = found.at(-1) ?? 1;
    found.push(linesNext(last, last * msPerLine));
  }
  return found;
}

test('a file is written in full batches from the start, and a server that is near after a few', () => {
  expect(sizes(1, false)).toEqual([25, 25, 25, 25, 25, 25, 25, 25]);
  expect(sizes(10, true)).toEqual([1, 2, 4, 8, 16, 25, 25, 25]);
});

test('no batch of a server that is far away lasts for five seconds, when the server would end it', () => {
  for (const msPerLine of [200, 800, 1_500])
    for (const size of sizes(msPerLine, true)) expect(size * msPerLine).toBeLessThan(5_000);
  expect(sizes(10_000, true)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});
