import { expect, test } from 'vitest';
import { foldLetters, foldText } from './text.ts';

/** By its definition: the normal form without marks, in lower case, special letters written out. */
const byDefinition = (text: string): string =>
  foldLetters(text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());

test('the short way of folding western letters gives what the definition gives', () => {
  const characters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
  const texts = characters.flatMap((one) => [one, `A${one}l`, `l${one}L Ñandú`]);
  expect(texts.filter((text) => foldText(text) !== byDefinition(text))).toEqual([]);
  expect(foldText('COL·LEGI, Ørsted, İzmir, año «Ú»')).toBe('collegi, orsted, izmir, ano «u»');
});
