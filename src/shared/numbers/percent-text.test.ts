import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test.each([
  [2 / 13, '15%', '15\u00a0%'],
  [1, '100%', '100\u00a0%'],
  [-1, '-100%', '-100\u00a0%'],
  [0, '0%', '0\u00a0%'],
  [0.0042, '0.4%', '0,4\u00a0%'],
])('%d is said as %s', (share, en, es) => {
  expect([percentText(share, 'en-GB'), percentText(share, 'es-ES')]).toEqual([en, es]);
});
