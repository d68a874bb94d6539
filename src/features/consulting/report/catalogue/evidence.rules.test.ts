import { expect, test } from 'vitest';
import { unknownFamilies } from '#features/consulting/profile/reading/word-families.rules.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import situations from '#features/consulting/profile/reading/situations.json' with { type: 'json' };
import { interventionChooser, isGeneric } from './catalogue.rules.ts';
import { CATALOGUE } from './catalogue.texts.ts';
import evidence from './evidence.json' with { type: 'json' };

const ROWS = Object.entries(evidence as Record<string, { needs?: string[]; refuses?: string[] }>);

test('every intervention of a process alone says what must be heard before it is offered', () => {
  const plain = CATALOGUE.filter(
    (one) => !one.match.about && !one.match.anywhere && one.settles !== true && !isGeneric(one),
  );
  const heard = new Map(ROWS);
  expect(plain.filter(({ id }) => (heard.get(id)?.needs?.length ?? 0) === 0).map(({ id }) => id)).toEqual([]);
});

test('evidence names interventions, families, symptoms and processes that there are', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  expect(ROWS.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  expect(situations.flatMap(({ actions }) => actions).filter((id) => !ids.has(id))).toEqual([]);
  const marked = new Set([...PROCESSES.map((name) => `#${name}`), ...SYMPTOMS.map((name) => `@${name}`)]);
  const ways = ROWS.flatMap(([, { needs = [], refuses = [] }]) => [...needs, ...refuses]);
  expect(unknownFamilies(ways).filter((name) => !marked.has(name))).toEqual([]);
});

test('a process alone calls for no intervention, unless a person confirmed it', () => {
  const choose = interventionChooser([], 'small', CATALOGUE);
  for (const process of PROCESSES) {
    const reading = { process, symptom: 'other' } as const;
    expect(choose({ ...reading, isConfirmed: false }, 'Es un asunto delicado')?.settles).toBe(true);
    if (process !== 'other')
      expect(choose({ ...reading, isConfirmed: true }, 'Es un asunto delicado')?.match.process).toBe(process);
  }
});
