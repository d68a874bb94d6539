import { expect, test } from 'vitest';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

const read = (process: Reading['process'], symptom: Reading['symptom']): Reading => ({
  process,
  symptom,
  isConfirmed: true,
});

/** A mill with a lapsed duty, money that is owed to it, and problems with and without figures. */
const MILL: ReportSnapshot = profileOf({
  company: {
    name: 'Calderbrook Mill',
    sector: 'Worsted cloth weaving and finishing',
    size: 'medium',
    country: 'ES',
    employees: 84,
    hourlyCostCents: 1920,
    weeksPerYear: 47,
    budgetCents: 8_500_000,
    startDate: '2027-02-01',
    deadline: '2027-12-10',
  },
  contacts: [{ id: 1, name: 'Helen Ackroyd', position: 'Managing director', isPrimary: true }],
  departments: [
    { id: 1, name: 'Weaving', function: 'Thirty-two looms', digitalizationLevel: 2 },
    { id: 2, name: 'Finishing', function: 'Mending and pressing', digitalizationLevel: 1 },
    { id: 3, name: 'Accounts', function: 'Ledgers and wages', digitalizationLevel: 3 },
  ],
  problems: [
    problem(1, {
      description: 'The last noise survey in the weaving shed was 2019 and the hearing tests have lapsed',
      priority: 5,
      reading: read('maintenance', 'none'),
      departmentId: 1,
      stake: 'legal',
    }),
    problem(2, {
      description: 'The menders find the same broken end on piece after piece, three times a month',
      priority: 5,
      reading: read('quality', 'slow'),
      departmentId: 2,
      incidentsPerMonth: 3,
      incidentCostCents: 85_000,
      source: 'told',
    }),
    problem(3, {
      description: 'We have thirty-two looms and nobody knows why the machines stopped so often last month',
      priority: 5,
      reading: read('production', 'unknown'),
      departmentId: 1,
    }),
    problem(4, {
      description: 'Our Milan agent is four months behind and we keep on shipping to him',
      priority: 4,
      reading: read('collections', 'risk'),
      departmentId: 3,
      tiedUpCents: 3_850_000,
      source: 'told',
      stake: 'owed',
    }),
    problem(5, {
      description: 'Yarn invoices get keyed twice, once in Sage and once on the costing spreadsheet',
      priority: 3,
      reading: read('invoices_in', 'manual'),
      departmentId: 3,
      hoursPerWeek: 5.5,
      people: 2,
      source: 'told',
    }),
    problem(6, {
      description: 'Sales promise a delivery date off the top of their head',
      priority: 4,
      reading: read('planning', 'unknown'),
      departmentId: 1,
    }),
  ],
});

function reportOf(locale: Locale, snapshot = MILL) {
  const { document, figures } = compose(snapshot, locale);
  const blocksOf = (id: string) =>
    document.parts.filter((part) => part.id === id).flatMap(({ blocks }) => blocks);
  const linesOf = (id: string) => blocksOf(id).flatMap(blockLines);
  const all = document.parts.flatMap(({ blocks }) => blocks);
  const sheetFor = (rowId: number) => {
    const action = figures.actions.find(({ rowIds }) => rowIds.includes(rowId));
    const sheet = all.find((block) => block.kind === 'sheet' && block.number === action?.id);
    if (action === undefined || sheet?.kind !== 'sheet') throw new Error(`No action answers ${rowId}.`);
    return { action, sheet, lines: blockLines(sheet) };
  };
  return { figures, blocksOf, linesOf, text: all.flatMap(blockLines).join('\n'), sheetFor };
}

test.each(LOCALES)('no figure is asked for before a duty or money owed is seen to (%s)', (locale) => {
  const { text, linesOf, sheetFor } = reportOf(locale);
  for (const row of [1, 4]) {
    const { action, lines } = sheetFor(row);
    expect(text).not.toMatch(new RegExp(`(whether ${action.id} pays|si ${action.id} compensa)`));
    expect(lines.join('\n')).not.toMatch(/to find out:|por saber:/);
  }
  expect(linesOf('next').join('\n')).not.toMatch(/(not known about|por saber de) P[14]\b/);
});

test.each(LOCALES)(
  'the first page names in words every problem and action that it gives by number (%s)',
  (locale) => {
    const { linesOf, figures } = reportOf(locale);
    const letter = linesOf('letter').join('\n');
    expect(letter).toMatch(/[“«]The last noise survey in the…[”»] \(P1\)/u);
    const page = [...linesOf('decision'), letter].join('\n');
    for (const { id, interventionId } of figures.actions) {
      if (!page.includes(id)) continue;
      const title = reportSources(locale).catalogue.words[interventionId]?.title ?? '';
      expect(page.toLowerCase()).toContain(`${title.toLowerCase()} (${id.toLowerCase()})`);
    }
    for (const line of page.split('\n')) expect(line).not.toMatch(/^[^(]*\b[AP]\d/);
  },
);

test.each(LOCALES)(
  'what had better not be bought yet is named with its price and with what to find out (%s)',
  (locale) => {
    const { linesOf, sheetFor } = reportOf(locale);
    const page = linesOf('decision').join('\n');
    const { action, sheet } = sheetFor(3);
    const held = page.slice(page.indexOf({ en: 'Do not buy yet', es: 'No comprar todavía' }[locale]));
    expect(held.toLowerCase()).toContain(`${sheet.title.toLowerCase()} (${action.id.toLowerCase()}): `);
    expect(held).toMatch(
      {
        en: /takes €[\d,–]+ to set up: before signing, find out how/,
        es: /cuesta [\d.–]+.€: antes de firmar, averigüe/,
      }[locale],
    );
    const { action: cheap } = sheetFor(6);
    expect(page).toMatch(
      new RegExp(`${cheap.id} (has|have|no tiene).*(costs? little|cuesta tan poco|cuestan tan poco)`),
    );
  },
);
