import { expect, test } from 'vitest';
import { polishFault, type PolishFault } from './polish-check.rules.ts';

const ORIGINAL = `1. Problems

The profile records 9 problems: 4 of high priority and “Scrap is found at X-ray” is the first of them.

• “Scrap is found at X-ray” (priority 5/5)
• “Shift reports are typed by hand” (priority 4/5)

The average is 2.8 out of 5. Two systems do not talk.`;

test('accepts changed sentences if facts, figures and quotations are unchanged', () => {
  const polished = ORIGINAL.replace(
    'The profile records 9 problems: 4 of high priority and',
    'Of the 9 problems on record, 4 are urgent, and',
  ).replace('The average is 2.8 out of 5.', 'On average, 2.8 of a possible 5 is reached.');
  expect(polished).not.toBe(ORIGINAL);
  expect(polishFault(ORIGINAL, polished, 'en')).toBeNull();
});

test.each<[string, string, string, PolishFault]>([
  ['a figure that changed', '2.8 out of 5', '2.9 out of 5', 'figure'],
  ['a figure that vanished', 'records 9 problems', 'records problems', 'figure'],
  ['a figure that was added', 'The average is', 'In 30 days, the average is', 'figure'],
  ['a figure written as a word', 'records 9 problems', 'records nine problems', 'figure'],
  [
    'a quantity in words that was added',
    'do not talk.',
    'do not talk, which costs twice the time.',
    'number_word',
  ],
  ['a share in words', 'do not talk.', 'do not talk, which costs sixty per cent of the day.', 'number_word'],
  ['a quantity in words that is gone', 'Two systems', 'Some systems', 'number_word'],
  ['a round number', 'do not talk.', 'do not talk, dozens of times a day.', 'number_word'],
  ['a quotation that was reworded', '“Scrap is found at X-ray” is', '“Scrap found at X-ray” is', 'quotation'],
  ['a list item that changed', '• “Shift reports are typed by hand”', '• “Shift reports are typed”', 'list'],
  ['a list item that vanished', '\n• “Shift reports are typed by hand” (priority 4/5)', '', 'list'],
  ['a heading that changed', '1. Problems', '1. Challenges', 'heading'],
  ['a paragraph that was added', '1. Problems', '1. Problems\n\nHere is the improved text:', 'structure'],
  ['a paragraph that vanished', '\n\nThe average is 2.8 out of 5. Two systems do not talk.', '', 'structure'],
  [
    'a paragraph that grew beyond its facts',
    'Two systems do not talk.',
    `Two systems do not talk. ${'This is a long story without any figure. '.repeat(4)}`,
    'length',
  ],
])('rejects %s', (_name, from, to, fault) => {
  expect(ORIGINAL).toContain(from);
  expect(polishFault(ORIGINAL, ORIGINAL.replace(from, to), 'en')).toBe(fault);
});

const PARAGRAPH =
  'Los 2 problemas son de prioridad alta (4 o 5). El primero es «Se copian 14 pedidos a mano», con 5/5; ventas lo nota en 4-6 semanas y baja un 30 %.';

test.each<[string, string, string, PolishFault]>([
  ['two figures that changed places', '(4 o 5)', '(5 o 4)', 'figure'],
  ['a figure named once more', 'semanas', 'semanas, 2 de ellas,', 'figure'],
  ['a range made of its ends', '4-6', '4 a 6', 'figure'],
  ['a percentage made a number', '30 %', '30', 'figure'],
  ['a figure of another script', 'semanas', 'semanas (٣)', 'figure'],
  ['a share in words', 'semanas', 'semanas, el cuarenta por ciento menos', 'number_word'],
  ['a number of a joined word', 'semanas', 'semanas, o veintidós días', 'number_word'],
  ['a large number in words', 'semanas', 'semanas y millones de datos', 'number_word'],
  ['a quantity in words that is gone', 'Los 2', 'La mitad, 2,', 'number_word'],
  ['a quotation of its own, in the second marks', 'semanas', 'semanas ‘seguras’', 'quotation'],
  ['another level', 'prioridad alta', 'prioridad media', 'level'],
  ['letters that turn the line', 'semanas', 'semanas\u202e', 'structure'],
])('rejects %s in Spanish', (_name, from, to, fault) => {
  expect(PARAGRAPH).toContain(from);
  expect(polishFault(PARAGRAPH, PARAGRAPH.replace(from, to), 'es')).toBe(fault);
});

test('accepts changed sentences in Spanish', () => {
  const polished =
    'Hay 2 problemas de prioridad alta (4 o 5). Encabeza la lista «Se copian 14 pedidos a mano», con 5/5, que ventas nota en 4-6 semanas y que baja un 30 %.';
  expect(polishFault(PARAGRAPH, polished, 'es')).toBeNull();
});

test.each([
  ['y medio', ''],
  ['cinco y siete', 'siete y cinco'],
])('rejects a changed number in words: %s', (from, to) => {
  const text = 'Las cuatro primeras fases suman entre cinco y siete meses y medio aproximadamente.';
  expect(polishFault(text, text.replace('suman', 'duran'), 'es')).toBeNull();
  expect(polishFault(text, text.replace(from, to), 'es')).toBe('number_word');
});

test('ignores words that only look like a number', () => {
  const polished = PARAGRAPH.replace('El primero', 'En cuanto a lo medido y lo dosificado, el primero');
  expect(polishFault(PARAGRAPH, polished, 'es')).toBeNull();
});

test('reads “once” as eleven in Spanish only', () => {
  const text = 'Extend it over the coming months, once it has shown results.';
  expect(polishFault(text, text.replace('once', 'when'), 'en')).toBeNull();
  expect(polishFault('Dura once semanas.', 'Dura semanas.', 'es')).toBe('number_word');
});
