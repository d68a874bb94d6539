import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import type { EarlierAction, ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

const read = (process: 'orders' | 'quotes' | 'stock') =>
  ({ process, symptom: 'manual', isConfirmed: true }) as const;
const rows = [
  problem(1, {
    priority: 5,
    description: 'Orders are copied',
    reading: read('orders'),
    hoursPerWeek: 10,
    people: 1,
  }),
  problem(2, {
    priority: 4,
    description: 'Quotes are typed',
    reading: read('quotes'),
    hoursPerWeek: 5,
    people: 1,
  }),
  problem(3, { priority: 3, description: 'Stock is counted by hand', reading: read('stock') }),
];
const profile = profileOf({
  company: { hourlyCostCents: 2_000 },
  departments: [department(1, 3)],
  problems: rows,
});
const first = compose(profile, 'en');

/** The same profile a year later, with what became of the actions; orders take half of the hours. */
function followUp(status: (interventionId: string) => EarlierAction['status']): ReportSnapshot {
  const { figures } = first;
  return {
    ...profile,
    problems: rows.map((row) => (row.id === 1 ? { ...row, hoursPerWeek: 5 } : row)),
    earlier: {
      ...profile,
      madeAt: '2026-01-15T09:00:00.000Z',
      contentHash: 'a'.repeat(64),
      tracked: {
        actions: 3,
        done: 1,
        savedHoursPerYear: null,
        savingPerYear: { low: 100_000, high: 200_000 },
      },
      figures: {
        currency: 'EUR',
        hoursPerYear: figures.totals.hoursPerYear,
        costPerYearCents: figures.totals.costPerYearCents,
        problems: figures.problems.map(({ rowId, hoursPerYear, costPerYearCents }) => ({
          description: rows.find(({ id }) => id === rowId)?.description ?? '',
          hoursPerYear,
          costPerYearCents,
        })),
      },
      actions: figures.actions.map(({ id, interventionId }) => ({
        id,
        interventionId,
        title: `Title ${id}`,
        status: status(interventionId),
      })),
    },
  };
}
const ordered = first.figures.actions.find(({ rowIds }) => rowIds.includes(1));
const later = (locale: 'en' | 'es') =>
  compose(
    followUp((id) => (id === ordered?.interventionId ? 'done' : 'todo')),
    locale,
  );
const textOf = (report: typeof first, part: string) =>
  report.document.parts
    .filter(({ id }) => id === part)
    .flatMap(({ blocks }) => blocks.flatMap(blockLines))
    .join('\n');

test.each(LOCALES)(
  'a follow-up compares figures, says what is done, and never "no difference" (%s)',
  (locale) => {
    const report = later(locale);
    const changes = textOf(report, 'changes');
    // 10 h + 5 h x 44 x 20 EUR = 13,200 EUR; now 5 h + 5 h: 8,800 EUR.
    const said = {
      en: ['€4,400', '€8,800', '€13,200'],
      es: ['4.400\u00a0€', '8.800\u00a0€', '13.200\u00a0€'],
    }[locale];
    for (const amount of said) {
      expect(changes).toContain(amount);
      expect(textOf(report, 'letter')).toContain(amount);
    }
    expect(changes).toContain(`Title ${ordered?.id ?? ''}`);
    expect(changes).toContain({ en: '€1,000–2,000', es: '1.000–2.000\u00a0€' }[locale]);
    expect(changes).not.toMatch(/no differ|Nothing|ninguna diferencia|no hay diferencias/i);
  },
);

test('what is done is not ordered again, and the others keep their numbers', () => {
  const { figures, document } = later('en');
  expect(figures.actions.map(({ interventionId }) => interventionId)).not.toContain(ordered?.interventionId);
  const numbers = new Map(first.figures.actions.map(({ interventionId, id }) => [interventionId, id]));
  for (const { interventionId, id } of figures.actions) expect(id).toBe(numbers.get(interventionId));
  expect(
    figures.formulas.every(
      ({ actionId }) => actionId === null || figures.actions.some(({ id }) => id === actionId),
    ),
  ).toBe(true);
  const recommended = document.parts
    .filter(({ id }) => id === 'recommendations')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines));
  expect(recommended.join('\n')).toMatch(/answered by A\d \(title A\d\), done since the last report/);
});

test('a new action has a number that the earlier report did not give', () => {
  const snapshot = followUp(() => 'todo');
  const fresh = problem(4, {
    priority: 5,
    description: 'Invoices are typed',
    reading: { process: 'invoices_in', symptom: 'manual', isConfirmed: true },
  });
  const { figures } = compose({ ...snapshot, problems: [...snapshot.problems, fresh] }, 'en');
  const used = first.figures.actions.map(({ id }) => id);
  const added = figures.actions.filter(({ rowIds }) => rowIds.includes(4)).map(({ id }) => id);
  expect(added).toHaveLength(1);
  expect(used).not.toContain(added[0]);
  expect(new Set(figures.actions.map(({ id }) => id)).size).toBe(figures.actions.length);
});
