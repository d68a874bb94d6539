import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('a text is thought about once, also where the answer is none, and again after too many others', () => {
  const asked: string[] = [];
  const lengthOf = kept((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  }, 2);
  expect(['', 'abc', '', 'abc'].map(lengthOf)).toEqual([undefined, 3, undefined, 3]);
  expect(asked).toEqual(['', 'abc']);
  expect(['ab', '', 'ab'].map(lengthOf)).toEqual([2, undefined, 2]);
  expect(asked).toEqual(['', 'abc', 'ab', '']);
});
