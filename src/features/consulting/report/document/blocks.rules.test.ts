import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportBlocks } from './blocks.rules.ts';

test.each([
  ['1. Perfil', { kind: 'heading', level: 1, text: '1. Perfil' }],
  ['1.2. Prioridad alta', { kind: 'heading', level: 2, text: '1.2. Prioridad alta' }],
  ['Fase 3. Despliegue (1-2 meses)', { kind: 'heading', level: 2, text: 'Fase 3. Despliegue (1-2 meses)' }],
  ['• uno\n• dos', { kind: 'list', items: ['uno', 'dos'] }],
  ['Una frase.\nOtra.', { kind: 'paragraph', text: 'Una frase.\nOtra.' }],
  ['<b>1.</b>', { kind: 'paragraph', text: '<b>1.</b>' }],
])('%j is parsed as one block', (text, block) => {
  expect(reportBlocks(text)).toEqual([block]);
});

test.each(['conservas-nutrimar.es.txt', 'conservas-nutrimar.en.txt'])(
  'no word of %s is lost in its blocks',
  (name) => {
    const text = readFileSync(new URL(`../../../../../tests/cases/${name}`, import.meta.url), 'utf8').trim();
    const joined = reportBlocks(text)
      .map((block) =>
        block.kind === 'list' ? block.items.map((item) => `• ${item}`).join('\n') : block.text,
      )
      .join('\n\n');
    expect(joined).toBe(text);
    expect(new Set(reportBlocks(text).map(({ kind }) => kind))).toEqual(
      new Set(['heading', 'list', 'paragraph']),
    );
  },
);
