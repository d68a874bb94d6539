import { expect, test } from 'vitest';
import { emptyBrief } from './brief.rules.ts';
import { applySplit, findSplit } from './brief-split.rules.ts';
import { countAnswered, stepOf } from './brief-steps.rules.ts';

const PAIN = [
  '- Llamas a uno y no coge, llamas a otro y viene mañana',
  '• Llegamos en menos de 1 h, también domingos; noches aparte',
  '«Cobraron lo que dijeron»',
  '2) Si vuelve a perder en 6 meses, garantía: volvemos gratis',
].join('\n');

test('one field with several lines is offered as a list, split only at lines and bullets', () => {
  const split = findSplit({ ...emptyBrief(), pain: PAIN }, '');
  expect(split).toEqual({
    source: 'pain',
    facts: [
      { text: 'Llamas a uno y no coge, llamas a otro y viene mañana', place: 'proofs' },
      { text: 'Llegamos en menos de 1 h, también domingos; noches aparte', place: 'proofs' },
      { text: '«Cobraron lo que dijeron»', place: 'quote' },
      { text: 'Si vuelve a perder en 6 meses, garantía: volvemos gratis', place: 'guarantee' },
    ],
  });
});

test.each([
  ['commas and semicolons', 'Rápido, limpio, barato; sin obras; con factura; en 24 h'],
  ['length', 'palabra '.repeat(5_000)],
  ['two lines', 'Una frase.\nY otra.'],
])('nothing is split at %s', (_what, text) => {
  expect(findSplit({ ...emptyBrief(), buyer: text }, text)).toBeUndefined();
});

test('the product’s characteristics are offered while the brief is empty', () => {
  const typed = 'Madera de roble\nMedidas 40 x 60\nHecho en Soria';
  expect(findSplit(emptyBrief(), typed)?.source).toBe('characteristics');
  expect(findSplit({ ...emptyBrief(), offer: 'Portes pagados' }, typed)).toBeUndefined();
});

test('each corrected fact goes to its place, and no typed text is lost', () => {
  const brief = { ...emptyBrief(), pain: PAIN, change: 'Agua cerrada en una hora' };
  const { brief: next, leftOver } = applySplit(brief, {
    source: 'pain',
    facts: [
      { text: 'Nadie coge el teléfono', place: 'pain' },
      { text: 'Sabe lo que cuesta', place: 'change' },
      { text: '«Cobraron lo que dijeron»', place: 'quote' },
      { text: 'Hoy no', place: 'leave' },
      ...Array.from({ length: 6 }, (_, at) => ({ text: `Prueba ${at + 1}`, place: 'proofs' as const })),
    ],
  });
  expect(next.change).toBe('Agua cerrada en una hora\nSabe lo que cuesta');
  expect(next.quote).toEqual({ text: '«Cobraron lo que dijeron»', name: '', isPermitted: false });
  expect(next.proofs.map(({ text }) => text)).toEqual([
    'Prueba 1',
    'Prueba 2',
    'Prueba 3',
    'Prueba 4',
    'Prueba 5',
  ]);
  expect([next.pain, leftOver]).toEqual(['Nadie coge el teléfono\nPrueba 6', 1]);
});

test('screens are counted by their answers, and a hint opens its screen', () => {
  expect(countAnswered(emptyBrief())).toBe(0);
  expect(countAnswered({ ...emptyBrief(), buyer: 'Tiendas', pain: 'Nada llega', offer: 'Portes' })).toBe(2);
  expect([stepOf('pain'), stepOf('guarantee'), stepOf('price')]).toEqual([0, 6, undefined]);
});
