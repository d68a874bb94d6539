import { expect, test } from 'vitest';
import { blocksOf } from './text-blocks.rules.ts';

test('lines with typed marks are a list without them, between the paragraphs around it', () => {
  expect(blocksOf('Hola:\nBuenos días.\n\n- Uno\n- Dos\nAdiós')).toEqual([
    { kind: 'paragraph', text: 'Hola:\nBuenos días.' },
    { kind: 'list', items: ['Uno', 'Dos'] },
    { kind: 'paragraph', text: 'Adiós' },
  ]);
  expect(blocksOf('· Uno\n· Dos')).toEqual([{ kind: 'list', items: ['Uno', 'Dos'] }]);
});

test('one line with a dash, a minus and a hyphen stay as they were typed', () => {
  for (const text of ['- Buenos días, dijo.', '-5 grados\n-6 grados', 'Semi-\nautomático'])
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('nothing makes no block', () => {
  expect(blocksOf(' \n\n')).toEqual([]);
});
