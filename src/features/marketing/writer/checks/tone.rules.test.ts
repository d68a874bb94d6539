import { expect, test } from 'vitest';
import { toneOfWords } from './tone.rules.ts';

test.each([
  ['cercano y preciso', 'friendly'],
  ['Preciso, pero cercano', 'professional'],
  ['professional', 'professional'],
  ['Friendly', 'friendly'],
  ['claro y directo', 'direct'],
  ['Inspirador', 'inspiring'],
  ['inspiring', 'inspiring'],
  ['direct', 'direct'],
  ['azul', undefined],
  ['', undefined],
])('%s is the tone %s', (words, tone) => {
  expect(toneOfWords(words)).toBe(tone);
});
