import { expect, test } from 'vitest';
import { intervention } from '#tests/builders/figures.ts';
import { LOCALES } from '#shared/languages.ts';
import { catalogueGaps, catalogueMistakes } from './catalogue-files.schema.ts';
import { coverageMistakes } from './catalogue-check.rules.ts';
import { CATALOGUE_GROUPS } from './catalogue.values.ts';
import type { AppliedIntervention } from '#features/consulting/report/plan/figures.types.ts';

const bare = ({ isConfirmed: _, ...rest }: AppliedIntervention) => rest;
const one = bare(intervention({ id: 'one' }));
const sentence = 'A sentence that is long enough to be one.';
const words = {
  title: 'Do the thing properly',
  first: sentence,
  lasting: sentence,
  owner: 'finance lead',
  kpi: 'share of things done',
  kpiHow: 'counted once a month by hand',
  tool: 'a tool of that kind',
  toolMust: ['do the first thing', 'do the second thing'],
  before: '',
  risk: sentence,
};

/** A small catalogue without mistakes, but for what the test plants in `general`. */
function planted(figures: unknown[], named: Record<string, object>, onlyEn: Record<string, object> = {}) {
  const files = new Map<string, string>();
  for (const group of CATALOGUE_GROUPS) {
    const isTried = group === 'general';
    files.set(`catalogue/${group}.json`, JSON.stringify(isTried ? figures : []));
    for (const locale of LOCALES)
      files.set(
        `${locale}/catalogue/${group}.json`,
        JSON.stringify(isTried ? { ...named, ...(locale === 'en' ? onlyEn : {}) } : {}),
      );
  }
  return catalogueMistakes(files).map(({ file, key, expected }) => `${file} ${key}: ${expected}`);
}

test('a right catalogue passes', () => {
  expect(planted([one], { one: words })).toEqual([]);
});

test('a wrong figure is named with its file and place', () => {
  expect(planted([one, { ...one, weeks: { ...one.weeks, medium: 'six' } }], { one: words })).toEqual([
    'catalogue/general.json [1].weeks.medium: Invalid input: expected number, received string',
  ]);
  expect(planted([{ ...one, wekes: 3 }], { one: words })).toEqual([
    'catalogue/general.json [0]: Unrecognized key: "wekes"',
  ]);
  expect(planted([{ ...one, savedShare: [0.5, 1.2] }], { one: words })).toEqual([
    'catalogue/general.json [0].savedShare: A share is at most 1.',
  ]);
});

test('wrong words are named with their file, id and part', () => {
  expect(planted([one], { one: { ...words, risk: 'Short.' } })).toEqual(
    LOCALES.map(
      (locale) =>
        `${locale}/catalogue/general.json one.risk: Too small: expected string to have >=20 characters`,
    ),
  );
});

test('an intervention without words in one language is named, and words without an intervention', () => {
  expect(planted([one], {}, { one: words })).toEqual([
    'es/catalogue/general.json one: the words of catalogue/general.json',
  ]);
  expect(planted([one], { one: words }, { two: words })).toEqual([
    'en/catalogue/general.json two: nothing: catalogue/general.json has no such id',
  ]);
});

test('a second use of an id, an unknown need and a cycle of needs are named', () => {
  expect(planted([one, one], { one: words })).toEqual([
    'catalogue/general.json [1].id: no second one: catalogue/general.json has it',
  ]);
  expect(planted([{ ...one, needs: ['nothing'] }], { one: words })).toEqual([
    'catalogue/general.json [0].needs[0]: the id of an intervention, not nothing',
  ]);
  const cycle = [
    { ...one, needs: ['two'] },
    { ...one, id: 'two', needs: ['one'] },
  ];
  expect(planted(cycle, { one: words, two: words })).toEqual([
    'catalogue/general.json [0].needs: no cycle: one, two, one',
    'catalogue/general.json [1].needs: no cycle: two, one, two',
  ]);
});

test('a missing file and broken JSON are named', () => {
  const files = new Map([['catalogue/finance.json', '[,]']]);
  const found = catalogueMistakes(files).map(({ file, expected }) => `${file}: ${expected}`);
  expect(found[0]).toMatch(/^catalogue\/finance\.json: valid JSON/);
  expect(found).toContain('es/catalogue/people.json: this file to exist');
});

test('a process that has no answer for a symptom, sector or size is named', () => {
  const whole = (['orders', 'other'] as const).map((process) =>
    intervention({ id: process, match: { process } }),
  );
  const named = (...all: AppliedIntervention[]) =>
    coverageMistakes(all)
      .filter(({ key }) => key === 'quotes' || key === 'orders' || key === 'other')
      .map(({ key, expected }) => `${key}: ${expected}`);
  const manual = intervention({ match: { process: 'quotes', symptoms: ['manual'] } });
  const large = intervention({ match: { process: 'quotes', sizes: ['large'] } });
  const any = intervention({ match: { process: 'quotes' } });
  expect(named(...whole, manual)).toEqual([
    'quotes: an intervention for symptom slow, size small, any sector',
  ]);
  expect(named(...whole, large)).toEqual([
    'quotes: an intervention for symptom manual, size small, any sector',
  ]);
  expect(named(...whole, any)).toEqual([]);
});

test('the gaps of files are found, once each file is right by itself', () => {
  const files = new Map(CATALOGUE_GROUPS.map((group) => [`catalogue/${group}.json`, JSON.stringify([one])]));
  expect(catalogueGaps(files).map(({ key }) => key)).toContain('quotes');
  files.set('catalogue/finance.json', '[,]');
  expect(catalogueGaps(files)).toEqual([]);
});
