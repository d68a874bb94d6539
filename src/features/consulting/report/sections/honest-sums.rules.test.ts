import { expect, test } from 'vitest';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { readCase } from '#tests/report-case.ts';
import { documentLines } from '#tests/report-document.ts';
import { CASES, MADE_AT } from '#tests/report-measures.ts';

const compose = (snapshot: ReportSnapshot, locale: Locale, isConfirmed = false) => {
  const sources = reportSources(locale);
  return composeReport({
    ...sources,
    catalogue: {
      ...sources.catalogue,
      interventions: sources.catalogue.interventions.map((row) => ({ ...row, isConfirmed })),
    },
    snapshot,
    edits: [],
    face: null,
    madeAt: MADE_AT,
  });
};
const textOf = (report: ReturnType<typeof compose>, without: readonly string[] = []) =>
  documentLines({
    ...report.document,
    parts: report.document.parts.filter(({ id }) => !without.includes(id)),
    proof: { title: '', text: '', hash: '', address: '' },
  }).join('\n');
const WORST = /worst case|peor caso/;

const CASE_LOCALES = CASES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

test.each(CASE_LOCALES)('example shares of %s promise no worst case (%s)', (name, locale) => {
  const { snapshot } = readCase(name);
  expect(textOf(compose(snapshot, locale), ['method'])).not.toMatch(WORST);
});

test.each(LOCALES)('a worst case is named of the firm’s own figures (%s)', (locale) => {
  const said = CASES.map((name) => textOf(compose(readCase(name).snapshot, locale, true), ['method']));
  expect(said.some((text) => WORST.test(text))).toBe(true);
});

const orders = problem(1, {
  priority: 4,
  description: 'Orders are copied by hand',
  reading: { process: 'orders', symptom: 'manual', isConfirmed: true },
  departmentId: 1,
  hoursPerWeek: 10,
  people: 2,
});
const seasonal = (company: Partial<ReportSnapshot['company']> = {}) =>
  profileOf({
    company: { hourlyCostCents: 2_000, ...company },
    departments: [department(1, 3)],
    problems: [orders],
  });

test.each(LOCALES)(
  'a seasonal business has fewer weeks, in its sums and in their formulas (%s)',
  (locale) => {
    const [whole, season] = [compose(seasonal(), locale), compose(seasonal({ weeksPerYear: 26 }), locale)];
    expect(whole.figures.problems[0]).toMatchObject({ hoursPerYear: 880, costPerYearCents: 1_760_000 });
    expect(season.figures.problems[0]).toMatchObject({ hoursPerYear: 520, costPerYearCents: 1_040_000 });
    const formulas = season.document.notes.map(({ text }) => text).join('\n');
    expect(formulas).toMatch(/× 26 /);
    expect(textOf(season)).not.toMatch(/\b44 (?:weeks|semanas)/);
  },
);

test.each([
  ['en', 'GBP', '£17,600'],
  ['es', 'GBP', '17.600\u00a0£'],
  ['en', 'CHF', 'CHF\u00a017,600'],
  ['es', 'CHF', '17.600\u00a0CHF'],
  ['en', 'USD', '$17,600'],
  ['en', 'EUR', '€17,600'],
] as const)('a company’s sums are in its currency (%s, %s)', (locale, currency, cost) => {
  const report = compose(seasonal({ currency }), locale);
  const text = textOf(report);
  expect(text).toContain(cost);
  if (currency !== 'EUR') expect(text).not.toContain('€');
  const said = { en: /one for one/, es: /uno por uno/ }[locale];
  const letter = report.document.parts.filter(({ id }) => id === 'letter');
  expect(said.test(JSON.stringify(letter))).toBe(currency !== 'EUR');
});

test('an amount in another currency is neither converted nor relabelled, and the report says so', () => {
  const other = { ...orders, description: 'Each mistake costs £340' };
  const snapshot = { ...seasonal(), problems: [other] };
  const report = compose(snapshot, 'en');
  expect(report.openPoints).toContainEqual({ point: 'currency', count: 1, names: ['P1'], block: null });
  expect(textOf(report)).not.toContain('€340');
  expect(textOf(report)).toContain('£340');
  const pounds = compose({ ...snapshot, company: { ...snapshot.company, currency: 'GBP' } }, 'en');
  expect(pounds.openPoints.map(({ point }) => point)).not.toContain('currency');
});

test.each(LOCALES)(
  'an architecture that nothing needs stands in the appendix, and one line says so (%s)',
  (locale) => {
    const errand = problem(1, {
      priority: 4,
      reading: { process: 'other', symptom: 'other', isConfirmed: true, interventionId: 'look-into-it' },
      departmentId: 1,
    });
    const unused = compose(profileOf({ departments: [department(1, 3)], problems: [errand] }), locale);
    const used = compose(readCase('conservas-nutrimar').snapshot, locale);
    const ids = (report: typeof used) => report.document.parts.map(({ id }) => id);
    expect(ids(unused).at(-1)).toBe('aiArchitecture');
    expect(ids(used).at(-1)).toBe('method');
    const roadmap = unused.document.parts.filter(({ id }) => id === 'roadmap');
    expect(JSON.stringify(roadmap)).toMatch(
      { en: /stands in the appendix/, es: /figura en el anexo/ }[locale],
    );
    expect(unused.texts.aiArchitecture).not.toBe('');
  },
);

test.each(LOCALES)(
  'incidents a month count for the months in which the firm works, and the formula says so (%s)',
  (locale) => {
    const stolen = problem(1, {
      ...orders,
      hoursPerWeek: null,
      people: null,
      incidentsPerMonth: 3,
      incidentCostCents: 20_000,
    });
    const textIn = (weeksPerYear: number, row = stolen) => {
      const report = compose(
        profileOf({
          company: { hourlyCostCents: 2_000, weeksPerYear },
          departments: [department(1, 3)],
          problems: [row],
        }),
        locale,
      );
      return textOf(report);
    };
    expect(textIn(22)).toContain('12 × 22 ÷ 52 × 3 ');
    expect(textIn(22, { ...stolen, hoursPerWeek: 10, people: 2 })).toContain('12 × 22 ÷ 52 × 3 ');
    for (const weeks of [44, 52]) {
      expect(textIn(weeks)).toContain('12 × 3 ');
      expect(textIn(weeks)).not.toContain('÷ 52');
    }
  },
);
