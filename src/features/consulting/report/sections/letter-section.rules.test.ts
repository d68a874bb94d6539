import { expect, test } from 'vitest';
import type { ReportSnapshot, TrackedSummary } from '#features/consulting/report/report.schema.ts';
import { verdictsOf } from '#features/consulting/report/plan/verdict.rules.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import { INTL_TAG, LOCALES } from '#shared/languages.ts';
import { readCase } from '#tests/report-case.ts';
import { blockLines } from '#tests/report-document.ts';
import { CASES, compose } from '#tests/report-measures.ts';

const { snapshot } = readCase(CASES[0] ?? '');
const DONE = { actions: 12, done: 8, savedHoursPerYear: { low: 211.6, high: 260.2 } };

/** Paragraphs of the covering letter of a report that follows this one. */
function letter(tracked: TrackedSummary | undefined, locale: 'es' | 'en'): string[] {
  const earlier: ReportSnapshot['earlier'] = {
    ...snapshot,
    madeAt: '2026-01-15T09:00:00.000Z',
    contentHash: 'a'.repeat(64),
    ...(tracked && { tracked }),
  };
  const { document } = compose({ ...snapshot, contacts: [], earlier }, locale);
  return document.parts
    .filter(({ id }) => id === 'letter')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines));
}

test('the letter of a follow-up opens with what was done and what it saves', () => {
  expect(letter(DONE, 'en')[0]).toBe(
    "This report follows the one of 15 January 2026. 8 of its 12 actions are done; by that report's figures they save 212 to 260 h a year.",
  );
  expect(letter(DONE, 'es')[0]).toBe(
    'Este informe da continuidad al del 15 de enero de 2026. Acciones hechas: 8 de 12; según las cifras de aquel informe, ahorran de 212 a 260 h al año.',
  );
});

test('the letter says nothing of an earlier report whose actions were not tracked', () => {
  const [opening] = letter(undefined, 'en');
  expect(opening).toBe(letter(DONE, 'en')[1]);
});

test.each(LOCALES)(
  'the letter says how many actions are proposed now, what they keep in cash and which time becomes free (%s)',
  (locale) => {
    const { figures, document } = compose(snapshot, locale);
    const verdicts = verdictsOf(figures.actions, snapshot.company.size);
    const first = figures.actions.filter(
      ({ id, wave }) => wave === 1 && !['open', 'costly', 'never'].includes(verdicts.get(id)?.kind ?? ''),
    );
    const quantified = first.filter(({ savingHighCents }) => savingHighCents !== null).length;
    const text = document.parts
      .filter(({ id }) => id === 'letter')
      .flatMap(({ blocks }) => blocks.flatMap(blockLines))
      .join('\n');
    expect(first.length).toBeLessThan(figures.actions.length);
    expect(text).toContain(
      {
        en: `Proposed now: ${first.length} of the ${figures.actions.length} actions, ${quantified === first.length ? 'all' : quantified} of them with figures.`,
        es: `Se proponen ahora ${first.length} de las ${figures.actions.length} acciones, ${quantified === first.length ? 'todas' : quantified} con cifras.`,
      }[locale],
    );
    const { bank, freedHours } = businessCase(first);
    const written = new Intl.NumberFormat(INTL_TAG[locale], {
      maximumFractionDigits: 0,
      useGrouping: 'always',
    });
    for (const value of [(bank?.low ?? 0) / 100, (bank?.high ?? 0) / 100, freedHours?.low, freedHours?.high])
      expect(text).toContain(written.format(value ?? 0));
    expect(text).toContain({ en: 'in cash', es: 'en efectivo' }[locale]);
  },
);

test('an hour of 18.50 is printed with its cents, in both languages', () => {
  const odd = { ...snapshot, company: { ...snapshot.company, hourlyCostCents: 1850 } };
  const notes = (locale: 'es' | 'en') =>
    compose(odd, locale)
      .document.notes.map(({ text }) => text)
      .join('\n');
  expect(notes('en')).toContain('× €18.50 =');
  expect(notes('es')).toContain('× 18,50\u00a0€ =');
});
