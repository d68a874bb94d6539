import { expect, test } from 'vitest';
import { emptyBrief, isEmptyBrief, proofsByStrength, splitByLines } from './brief.rules.ts';

test('a typed list is split only at lines and bullets', () => {
  expect(
    splitByLines('- Modelos 303, 130 y 111\n- Sin permanencia; con aviso. Solo en 2027.\n\n• Begoña'),
  ).toEqual(['Modelos 303, 130 y 111', 'Sin permanencia; con aviso. Solo en 2027', 'Begoña']);
});

test('a brief is empty until a question is answered, whatever the trade', () => {
  expect(isEmptyBrief({ ...emptyBrief(), trade: 'law', pain: '  ' })).toBe(true);
  expect(isEmptyBrief({ ...emptyBrief(), offer: 'Primera visita gratis' })).toBe(false);
  expect(isEmptyBrief({ ...emptyBrief(), action: { kind: 'reply', target: '' } })).toBe(false);
});

test('the starred proof comes first; blank ones and the sixth are dropped', () => {
  const proof = (text: string, isStrongest = false) => ({ text, kind: 'other' as const, isStrongest });
  const proofs = [proof('a'), proof(' '), proof('b'), proof('c', true), proof('d'), proof('e'), proof('f')];
  expect(proofsByStrength(proofs).map(({ text }) => text)).toEqual(['c', 'a', 'b', 'd', 'e']);
});
