import { expect, test } from 'vitest';
import { ALL_CASES, queseria } from '#tests/marketing-cases.ts';
import { modelBrief, modelInstructions } from './model-brief.rules.ts';
import { TONES } from './writer.values.ts';

const PARTS = [{ name: 'attention' }, { name: 'subject', limit: 60 }];

test('the brief holds what the plan says, in its order, and the limits', () => {
  const [azul] = queseria();
  const brief =
    azul && modelBrief(azul, { language: 'en', tone: 'direct', seed: 2 }, PARTS, { kind: 'email' });
  expect(brief).toContain('Product: Azul de cueva');
  expect(brief).toContain('What it is: a blue cheese made from raw cow’s and goat’s milk');
  expect(brief).toContain('Price: €18.50/kg');
  expect(brief).toContain('- delivered within 24 hours in mainland Spain');
  expect(brief).toContain('Keys: attention, subject (at most 60 characters)');
});

test('the company’s objectives are in no brief, and a typed line cannot begin one of its own', () => {
  for (const facts of Object.values(ALL_CASES))
    for (const language of ['es', 'en'] as const) {
      const brief = modelBrief(facts, { language, tone: 'friendly', seed: 1 }, PARTS, { kind: 'email' });
      expect(brief).not.toContain(facts.company.commercialObjectives);
      expect(brief.split('\n').filter((line) => line.startsWith('Keys:')).length).toBe(1);
    }
});

test('every tone and language has its instructions', () => {
  const all = TONES.flatMap((tone) =>
    (['es', 'en'] as const).map((language) => modelInstructions({ language, tone })),
  );
  expect(new Set(all).size).toBe(8);
});
