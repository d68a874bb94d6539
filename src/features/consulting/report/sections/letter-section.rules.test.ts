import { expect, test } from 'vitest';
import type { ReportSnapshot, TrackedSummary } from '#features/consulting/report/report.schema.ts';
import { verdictsOf } from '#features/consulting/report/plan/verdict.rules.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import { INTL_TAG, LOCALES } from '#shared/languages.ts';
import { problem } from '#tests/builders/figures.ts';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { blockLines } from '#tests/report-document.ts';
import { CASES, compose } from '#tests/report-measures.ts';
import { LETTER_WORDS, wordsIn } from './letter-section.rules.ts';

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
  expect(letter(undefined, 'en').join(' ')).not.toMatch(/follows the one|actions are done/);
});

test.each(LOCALES)(
  'the budget says how many actions are proposed now, what they keep in cash and which time becomes free (%s)',
  (locale) => {
    const { figures, document } = compose(snapshot, locale);
    const verdicts = verdictsOf(figures.actions, snapshot.company.size);
    const first = figures.actions.filter(
      ({ id, wave }) => wave === 1 && !['open', 'costly', 'never'].includes(verdicts.get(id)?.kind ?? ''),
    );
    const quantified = first.filter(({ savingHighCents }) => savingHighCents !== null).length;
    const text = document.parts
      .filter(({ id }) => id === 'roadmap')
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

const COMPANIES: [name: string, company: ReportSnapshot][] = [
  ...CASES.map((name): [string, ReportSnapshot] => [name, readCase(name).snapshot]),
  ...CASES.map((name): [string, ReportSnapshot] => [
    `${name} without figures`,
    readCase(name, { figures: false }).snapshot,
  ]),
  ['one row in each list', bigSnapshot(4)],
  ['ten rows in each list', bigSnapshot(40)],
];

test.each(LOCALES.flatMap((locale) => COMPANIES.map(([name, company]) => [name, locale, company] as const)))(
  'the letter of %s (%s) has 60 to 90 words and at most four amounts',
  (_, locale, company) => {
    const text = compose(company, locale).blocks.find(({ id }) => id === 'letter')?.computed ?? '';
    expect(wordsIn(text)).toBeGreaterThanOrEqual(LETTER_WORDS.least);
    expect(wordsIn(text)).toBeLessThanOrEqual(LETTER_WORDS.most);
    expect((text.match(/€/g) ?? []).length).toBeLessThanOrEqual(4);
  },
);

test.each(LOCALES.flatMap((locale) => CASES.map((name) => [name, locale] as const)))(
  'the report of %s (%s) opens with four figures and at most three decisions',
  (name, locale) => {
    const [first] = compose(readCase(name).snapshot, locale).document.parts;
    expect(first?.id).toBe('decision');
    const blocks = first?.blocks ?? [];
    expect(blocks.flatMap((block) => (block.kind === 'keyFigures' ? block.figures : []))).toHaveLength(4);
    const decisions = blocks.flatMap((block) => (block.kind === 'decisions' ? block.items : []));
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.length).toBeLessThanOrEqual(3);
  },
);

test.each(LOCALES)('the letter greets its reader as letters of its language do (%s)', (locale) => {
  const contacts = [{ id: 1, name: 'Ana Ruiz', position: 'Gerente', isPrimary: true }];
  const { document } = compose({ ...snapshot, contacts }, locale);
  const [first] = document.parts
    .filter(({ id }) => id === 'letter')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines));
  expect(first).toBe({ en: 'Dear Ana Ruiz,', es: 'A la atención de Ana Ruiz:' }[locale]);
});

test.each(LOCALES)(
  'a duty of the record and a law with a date both stand in the letter, whatever else it has to say (%s)',
  (locale) => {
    const at = (index: number, stake: 'safety' | 'legal' | 'owed') => ({
      ...(snapshot.problems[index] ?? problem(index)),
      stake,
    });
    const full = compose(
      {
        ...snapshot,
        company: { ...snapshot.company, country: 'ES', name: 'Talleres Hermanos Vall, S.L.' },
        contacts: [
          { id: 1, name: 'María del Carmen Ruiz de la Torre', position: 'Gerente', isPrimary: true },
        ],
        problems: [at(0, 'safety'), at(1, 'legal'), at(2, 'owed'), ...snapshot.problems.slice(3)],
        causes: [
          {
            id: 1,
            text: 'nobody can see, piece by piece, where each of them is and who has it today',
            problemIds: snapshot.problems.slice(0, 3).map(({ id }) => id),
            strengthId: null,
            tool: null,
          },
        ],
      },
      locale,
    );
    const text = full.blocks.find(({ id }) => id === 'letter')?.computed ?? '';
    expect(text).toMatch(
      { en: /duties and money owed come first/, es: /las obligaciones y el dinero/ }[locale],
    );
    expect(text).toMatch({ en: /the duty begins on/, es: /la obligación empieza el/ }[locale]);
    expect(wordsIn(text)).toBeLessThanOrEqual(LETTER_WORDS.most);
  },
);
