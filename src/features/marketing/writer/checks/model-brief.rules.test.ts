import { expect, test } from 'vitest';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import { ALL_CASES } from '#tests/marketing-cases.ts';
import { modelBrief, modelInstructions } from './model-brief.rules.ts';
import { TONES } from './writer.values.ts';

const PARTS = [{ name: 'attention' }, { name: 'subject', limit: 60 }];

test('a model gets the fields and the brief as typed, and the limits', () => {
  const one = composerCase('accountant');
  const brief = modelBrief(composerInput(one, 'es'), PARTS, { kind: 'email' });
  expect(brief).toContain('Product: Plan Autónomo Tranquilo');
  expect(brief).toContain('Sector: "Asesoría fiscal para autónomos"');
  expect(brief).toContain('Characteristics: "modelos 303, 130 y 111\\nlibro de facturas y renta anual"');
  expect(brief).toContain('Proof: "modelos 303, 130 y 111 presentados 5 días antes del plazo"');
  expect(brief).toContain(
    'never without its condition: "si hay sanción por culpa nuestra la pagamos nosotros, por escrito"',
  );
  expect(brief).toContain('Keys: attention, subject (at most 60 characters)');
});

test('a model does not get an expired offer', () => {
  const one = composerCase('cheese-maker');
  const input = composerInput({ ...one, brief: { ...one.brief, deadline: '2025-01-01' } }, 'es');
  const brief = modelBrief(input, PARTS, { kind: 'email' });
  expect(brief).not.toContain(one.brief.offer);
  expect(brief).not.toContain('2025-01-01');
});

test('the company’s objectives are in no prompt, and typed text cannot start a line', () => {
  for (const facts of Object.values(ALL_CASES))
    for (const language of ['es', 'en'] as const) {
      const brief = modelBrief(composerInput({ facts, brief: null }, language), PARTS, { kind: 'email' });
      if (facts.company.commercialObjectives !== '')
        expect(brief).not.toContain(facts.company.commercialObjectives);
      expect(brief.split('\n').filter((line) => line.startsWith('Keys:')).length).toBe(1);
    }
});

test('every tone, language and form of address has its instructions', () => {
  const all = TONES.flatMap((tone) => [
    modelInstructions({ language: 'en', tone }),
    modelInstructions({ language: 'es', tone, address: 'usted' }),
    modelInstructions({ language: 'es', tone, address: 'tu' }),
  ]);
  expect(new Set(all).size).toBe(12);
});
