import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES } from '#shared/languages.ts';
import { problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose, MADE_AT } from '#tests/report-measures.ts';

const TODAY = MADE_AT.slice(0, 10);

/** A wig maker who wishes to begin in February: a lapsed duty, money owed to her, and two problems that can wait. */
const WIGS: ReportSnapshot = profileOf({
  company: { size: 'small', country: 'GB', startDate: '2027-02-15', sector: 'Wig making' },
  contacts: [{ id: 1, name: 'Rosalind Daw', position: 'Owner', isPrimary: true }],
  problems: [
    problem(1, {
      description: 'The boiler inspection lapsed eighteen months ago',
      priority: 5,
      ownerContactId: 1,
      stake: 'legal',
      reading: {
        process: 'maintenance',
        symptom: 'risk',
        isConfirmed: true,
        interventionId: 'inspections-calendar',
      },
    }),
    problem(2, {
      description: 'One hospital sits on our bill of £8,900 because there is no order number on it',
      priority: 4,
      ownerContactId: 1,
      stake: 'owed',
      tiedUpCents: 890_000,
      source: 'told',
      reading: {
        process: 'collections',
        symptom: 'risk',
        isConfirmed: true,
        interventionId: 'credit-limits',
      },
    }),
    problem(3, {
      description: 'Nobody knows which wig earns money',
      priority: 5,
      ownerContactId: 1,
      reading: {
        process: 'reporting',
        symptom: 'unknown',
        isConfirmed: true,
        interventionId: 'margin-by-line',
      },
    }),
  ],
});

const linesOf = (locale: 'en' | 'es') => {
  const { document, figures } = compose(WIGS, locale);
  const blocks = document.parts.flatMap((part) => part.blocks);
  return { figures, blocks, text: blocks.flatMap(blockLines).join('\n') };
};

test.each(LOCALES)(
  'duties and money owed begin on the day of the report, all else at the start (%s)',
  (locale) => {
    const { figures, blocks } = linesOf(locale);
    const day = (rowId: number) => figures.actions.find(({ rowIds }) => rowIds.includes(rowId))?.from;
    expect([day(1), day(2), day(3)]).toEqual([TODAY, TODAY, '2027-02-15']);
    const roadmap = blocks.find((block) => block.kind === 'figure' && block.id === 'figure-roadmap');
    if (roadmap?.kind !== 'figure' || roadmap.chart.kind !== 'roadmap')
      throw new Error('There is no timetable.');
    expect(roadmap.chart.rows.map(({ fromWeek }) => fromWeek)).toEqual([1, 1, 13]);
    expect(roadmap.chart.ticks[0]).toMatchObject({ week: 1 });
    expect(roadmap.chart.ticks[0]?.label).toMatch(/23 nov/iu);
  },
);

test.each(LOCALES)('"this week" in a later sheet is its own first week (%s)', (locale) => {
  const { figures, blocks } = linesOf(locale);
  const first = (rowId: number) => {
    const id = figures.actions.find(({ rowIds }) => rowIds.includes(rowId))?.id;
    const sheet = blocks.find((block) => block.kind === 'sheet' && block.number === id);
    return sheet === undefined ? '' : blockLines(sheet).join('\n');
  };
  expect(first(3)).toMatch({ en: /in the first week/, es: /en la primera semana/ }[locale]);
  expect(first(3)).not.toMatch(/\bthis week\b|\besta semana\b/u);
  expect(first(2)).toMatch(/\bthis week\b|\besta semana\b/u);
});

test.each(LOCALES)('no immediate solution is one that begins months later (%s)', (locale) => {
  const { text } = linesOf(locale);
  const later = {
    en: 'High priority: from 15 February 2027',
    es: 'Prioridad alta: desde el 15 de febrero de 2027',
  };
  const now = { en: 'High priority: immediate solutions', es: 'Prioridad alta: soluciones inmediatas' };
  const [before = '', after = ''] = text.slice(text.indexOf(now[locale])).split(later[locale]);
  expect(before).toMatch(/P1 · [“«]The boiler[^]*P3 · [“«]One hospital/u);
  expect(before).not.toContain('· “Nobody knows');
  expect(after).toMatch(/P2 · [“«]Nobody knows which wig earns money/u);
});

test.each(LOCALES)('an action stands in one decision, and no duty is to be moved (%s)', (locale) => {
  const { text } = linesOf(locale);
  expect(text).not.toMatch(/nobody can say whether A\d pays|nadie puede decir si A\d compensa/u);
  expect(text).not.toMatch(/A1[^.]*(?:: move one|: mueva una)/u);
});

test.each(LOCALES)('a sum that was told stands on the first page, in no total (%s)', (locale) => {
  const { document } = compose(WIGS, locale);
  const page = document.parts
    .filter(({ id }) => id === 'decision' || id === 'letter')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines))
    .join('\n');
  expect(page).toMatch(
    { en: /8,900[^]*as told; in no yearly total/, es: /8\.900[^]*fuera de toda suma/ }[locale],
  );
  expect(page).toMatch({ en: /We ask you to approve/, es: /Le pedimos que apruebe/ }[locale]);
  expect(page).not.toMatch(/without figures|sin cifras/u);
});
