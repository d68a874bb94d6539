import { expect, test } from 'vitest';
import { composerCase } from '#tests/composer-cases.ts';
import { faultsOfAnswer, warningsOf } from './model-answer.rules.ts';

const { facts, brief } = composerCase('cheese-maker');
const PARTS = [{ name: 'body', field: 'text' }];
const GERMAN = 'Unser Käse reift neunzig Tage in der Höhle und wird in ganz Spanien geliefert.';

const warnings = (body: string, language: 'en' | 'es') =>
  warningsOf(faultsOfAnswer({ body }, PARTS, { ...facts, brief }, language), { body }, PARTS).filter(
    ({ code }) => code === 'model_other_language',
  );

test('a model’s text in another language is marked at its beginning, whichever language it is', () => {
  expect(warnings(GERMAN, 'en')).toEqual([{ code: 'model_other_language', field: 'text', facts: [GERMAN] }]);
  expect(warnings(GERMAN, 'es')).toHaveLength(1);
  expect(
    warnings('Este queso azul de leche cruda se cura noventa días en cueva natural.', 'en'),
  ).toHaveLength(1);
});

test.each([
  ['en', 'This blue cheese ripens for ninety days in a natural cave and reaches you in a day.'],
  ['es', 'Este queso azul de leche cruda se cura noventa días en cueva natural.'],
  ['en', 'Queso azul · 18,50 €/kg'],
] as const)('a text in %s, or one too short to tell, is accepted', (language, text) => {
  expect(warnings(text, language)).toEqual([]);
});
