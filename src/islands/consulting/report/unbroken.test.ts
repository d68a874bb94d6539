import { expect, test } from 'vitest';
import { unbroken, withWholeDates } from './unbroken.ts';

test.each([
  ['from 26 Oct 2026 – 20 Nov 2026: it', 'from 26~Oct~2026~–\u2060~20~Nov~2026: it'],
  ['7 Jan – 12 Mar 2027', '7~Jan~–\u2060~12~Mar~2027'],
  ['el 1 de enero de 2027 y 3 de marzo', 'el 1~de~enero~de~2027 y 3 de marzo'],
  ['12 problems of 440–660 h', '12 problems of 440–660 h'],
])('dates of "%s" stay on one line, and nothing else does', (text, expected) => {
  expect(withWholeDates(text)).toBe(expected.replaceAll('~', '\u00A0'));
});

test('ranges of a fact stay on one line too', () => {
  expect(unbroken('440–660 h by 7 Jan 2027')).toBe('440–\u2060660 h by 7\u00A0Jan\u00A02027');
});
