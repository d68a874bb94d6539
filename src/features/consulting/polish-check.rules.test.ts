import { expect, test } from 'vitest';
import { polishMistake } from './polish-check.rules.ts';
import { paragraphsOf, portionsOf, promptFor, readAnswer, withPolished } from './polish-text.rules.ts';

const ORIGINAL =
  'Los 2 problemas son de prioridad alta (4 o 5). El primero es «Se copian 14 pedidos a mano», con 5/5; ventas lo nota en 4-6 semanas.';
const GOOD =
  'Hay 2 problemas de prioridad alta (4 o 5): encabeza la lista «Se copian 14 pedidos a mano», con 5/5, y ventas lo nota en 4-6 semanas.';

test('other words for the same facts pass', () => {
  expect(polishMistake(ORIGINAL, GOOD)).toBeNull();
  expect(polishMistake(ORIGINAL, ORIGINAL)).toBeNull();
});

test.each([
  ['a changed figure', GOOD.replace('2 problemas', '3 problemas'), 'figures'],
  ['a figure too many', GOOD.replace('semanas.', 'semanas, un 30 % menos.'), 'figures'],
  ['a figure that is gone', GOOD.replace(', con 5/5', ''), 'figures'],
  ['two figures that changed places', GOOD.replace('(4 o 5)', '(5 o 4)'), 'figures'],
  ['a figure with another sign', GOOD.replace('con 5/5', 'con 5%5'), 'figures'],
  ['a figure written out', GOOD.replace('semanas.', 'semanas, la mitad.'), 'figures'],
  ['a figure of another script', GOOD.replace('semanas.', 'semanas (٣).'), 'figures'],
  ['a range made a figure', GOOD.replace('4-6', '4 6'), 'figures'],
  ['a quote that was improved', GOOD.replace('a mano»', 'a mano.»'), 'quotes'],
  ['a quote that is gone', GOOD.replace('«Se copian 14 pedidos a mano»', 'el copiado'), 'quotes'],
  ['a figure changed inside a quote', GOOD.replace('14', '41'), 'quotes'],
  ['a quote of its own', GOOD.replace('semanas.', 'semanas: «urgente».'), 'quotes'],
  ['another level', GOOD.replace('prioridad alta', 'prioridad media'), 'levels'],
  ['a level that is gone', GOOD.replace('de prioridad alta', 'con prioridad'), 'levels'],
  ['a second paragraph', GOOD.replace('. ', '.\n\n').replace(': ', ':\n\n'), 'layout'],
  ['a bullet', `• ${GOOD}`, 'layout'],
  ['a heading', `# ${GOOD}`, 'layout'],
  ['letters that turn the line', `${GOOD}\u202e`, 'layout'],
  ['much more than there was', `${GOOD}${' Conviene saberlo.'.repeat(30)}`, 'length'],
  ['next to nothing', '2 «Se copian 14 pedidos a mano» alta 4 5 5/5', 'figures'],
])('%s is refused', (_name, polished, mistake) => {
  expect(polishMistake(ORIGINAL, polished)).toBe(mistake);
});

test('a name without marks must stay', () => {
  const original = 'En Ventas y exportación se empieza por el correo.';
  expect(polishMistake(original, 'Se empieza por el correo en Ventas.', ['Ventas y exportación'])).toBe(
    'names',
  );
  expect(
    polishMistake(original, 'Se empieza por el correo en Ventas y exportación.', ['Compras']),
  ).toBeNull();
});

const TEXT = [
  '1. La empresa',
  'Es una empresa pequeña.',
  '• Uno (3/5)\n• Dos (4/5)',
  'Tiene 2 problemas.',
].join('\n\n');

test('only paragraphs go to the model: headings and lists of rows stay as the rules wrote them', () => {
  expect(paragraphsOf(TEXT).map(({ text }) => text)).toEqual([
    'Es una empresa pequeña.',
    'Tiene 2 problemas.',
  ]);
  expect(promptFor(paragraphsOf(TEXT))).toBe('[[1]]\nEs una empresa pequeña.\n\n[[2]]\nTiene 2 problemas.');
});

test('a paragraph that was refused or lost keeps its words, and the others are taken', () => {
  const written = new Map([
    [1, 'Se trata de una empresa pequeña.'],
    [3, 'Tiene 3 problemas.'],
  ]);
  const polished = withPolished(TEXT, written, []);
  expect(polished.text).toBe(TEXT.replace('Es una', 'Se trata de una'));
  expect(polished).toMatchObject({ changed: 1, refused: ['figures'] });
  expect(withPolished(TEXT, new Map(), [])).toMatchObject({
    text: TEXT,
    changed: 0,
    refused: ['layout', 'layout'],
  });
});

test('long texts go in portions, in order and whole', () => {
  const paragraphs = Array.from({ length: 9 }, (_, index) => ({ index, text: 'x'.repeat(2_500) }));
  const portions = portionsOf(paragraphs);
  expect(portions.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
  expect(portions.flat()).toEqual(paragraphs);
});

test.each([
  ['in order', '[[1]]\nUno.\n\n[[2]]\nDos.', { 1: 'Uno.', 2: 'Dos.' }],
  ['with an introduction', 'Aquí tiene:\n[[2]] Dos.', { 2: 'Dos.' }],
  ['a number twice', '[[1]] Uno. [[1]] Otro.', {}],
  ['a number that was not asked for', '[[1]] Uno. [[7]] Siete.', { 1: 'Uno.' }],
  ['no number at all', 'Uno. Dos.', {}],
])('an answer %s is read', (_name, answer, expected) => {
  expect(Object.fromEntries(readAnswer(answer, 2))).toEqual(expected);
});
