import { expect, test } from 'vitest';
import { blocksOf } from './text-blocks.rules.ts';

test('marked lines become a list without the marks, between the surrounding paragraphs', () => {
  expect(blocksOf('Hola:\nBuenos días.\n\n- Uno\n- Dos\nAdiós')).toEqual([
    { kind: 'paragraph', text: 'Hola:\nBuenos días.' },
    { kind: 'list', items: ['Uno', 'Dos'] },
    { kind: 'paragraph', text: 'Adiós' },
  ]);
  expect(blocksOf('· Uno\n· Dos')).toEqual([{ kind: 'list', items: ['Uno', 'Dos'] }]);
});

test('a single line with a dash, a minus or a hyphen stays as typed', () => {
  for (const text of ['- Buenos días, dijo.', '-5 grados\n-6 grados', 'Semi-\nautomático'])
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('an empty text has no blocks', () => {
  expect(blocksOf(' \n\n')).toEqual([]);
});
