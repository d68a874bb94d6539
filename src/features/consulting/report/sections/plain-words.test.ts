// One long file: each guarantee on the words of a report is read off one small firm, in both languages.
import { expect, test } from 'vitest';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { INTL_TAG, LOCALES, type Locale } from '#shared/languages.ts';
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
    expect(letter).toMatch(/[“«]The last noise survey in the weaving shed was 2019…[”»] \(P1\)/u);
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
      new RegExp(`${cheap.id} (has|have|no tiene).*(costs? at most|cuestan? (juntas )?como mucho)`),
    );
  },
);

test.each(LOCALES)(
  'the first page sums up what is proposed alone, with running costs and the worth of hours said (%s)',
  (locale) => {
    const dear = MILL.problems.map((row) =>
      row.id === 2 ? { ...row, incidentCostCents: 850_000, hoursPerWeek: 10, people: 4 } : row,
    );
    const { blocksOf, linesOf, figures } = reportOf(locale, { ...MILL, problems: dear });
    const labels = blocksOf('decision').flatMap((block) =>
      block.kind === 'keyFigures' ? block.figures.map(({ value, label }) => `${value} ${label}`) : [],
    );
    expect(labels).toHaveLength(4);
    const [, ...judged] = linesOf('decision')
      .join('\n')
      .split(
        { en: /Decide separately|Do not buy yet/, es: /Decidir por separado|No comprar todavía/ }[locale],
      );
    const all = figures.actions.reduce((sum, { costHighCents }) => sum + costHighCents, 0) / 100;
    const proposed =
      figures.actions
        .filter(({ id }) => !judged.join().includes(`(${id})`))
        .reduce((sum, { costHighCents }) => sum + costHighCents, 0) / 100;
    const written = new Intl.NumberFormat(INTL_TAG[locale], { useGrouping: 'always' });
    const setUp = labels.find((label) => /to set up|para lo que se propone/.test(label));
    expect(proposed).toBeLessThan(all);
    expect(setUp).toContain(written.format(proposed));
    expect(setUp).toContain(written.format(85_000));
    const page = labels.join('\n');
    expect(page).toMatch({ en: /in cash; running costs are €/, es: /mantenerlo, [\d.–]+/ }[locale]);
    expect(page).toContain({ en: 'freed hours counted as money', es: 'horas libres incluidas' }[locale]);
  },
);

test.each(LOCALES)(
  'the plan holds itself against the budget and the deadline that the client gave (%s)',
  (locale) => {
    const { linesOf } = reportOf(locale);
    const plan = linesOf('roadmap').join('\n');
    expect(plan).toMatch({ en: /your budget of €85,000/, es: /su presupuesto de 85\.000.€/ }[locale]);
    expect(plan).toContain(
      {
        en: 'within your deadline of 10 December 2027',
        es: 'dentro de su plazo, que acaba el 10 de diciembre de 2027',
      }[locale],
    );
    const tight = { ...MILL, company: { ...MILL.company, budgetCents: null, deadline: '2027-02-20' } };
    expect(reportOf(locale, tight).linesOf('roadmap').join('\n')).not.toMatch(/your budget|su presupuesto/);
  },
);

test.each(LOCALES)('a quick win begins within four weeks and is not advised against (%s)', (locale) => {
  const { blocksOf, linesOf, figures } = reportOf(locale);
  const sheets = blocksOf('recommendations').filter((block) => block.kind === 'sheet');
  const page = linesOf('decision').join('\n');
  const held = page.slice(page.indexOf({ en: 'Do not buy yet', es: 'No comprar todavía' }[locale]));
  const marked = sheets.filter(({ isQuickWin }) => isQuickWin).map(({ number }) => number);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.length).toBeLessThanOrEqual(figures.actions.filter(({ isQuickWin }) => isQuickWin).length);
  for (const id of marked) {
    const action = figures.actions.find((one) => one.id === id);
    expect(action?.fromWeek).toBeLessThanOrEqual((figures.start?.lead ?? 0) + 5);
    expect(held).not.toContain(`(${id})`);
  }
  const [span = ''] = linesOf('roadmap');
  expect(span).toMatch(
    {
      en: /^A1 and A2 begin this week\. \d+ actions, from/,
      es: /^A1 y A2 empiezan esta semana\. \d+ acciones, del/,
    }[locale],
  );
});

test.each(LOCALES)(
  'a target has its own unit, and a number that counts something else is no figure of today (%s)',
  (locale) => {
    const payslips = problem(7, {
      description: 'Payslips are wrong, in January 14 payslips had to be paid again',
      priority: 4,
      reading: read('payroll', 'errors'),
      departmentId: 3,
    });
    const few = { ...MILL, problems: [...MILL.problems, payslips] };
    const { blocksOf, figures } = reportOf(locale, few);
    const board = [...blocksOf('kpi'), ...blocksOf('roadmap')].find(
      (block) => block.kind === 'table' && block.id === 'table-kpi',
    );
    const rows = board?.kind === 'table' ? board.table.rows : [];
    const cell = (row: number) =>
      rows.find(([id]) => id === figures.actions.find(({ rowIds }) => rowIds.includes(row))?.id)?.[2];
    expect(cell(5)).toMatch({ en: /hours it takes: 11 →/, es: /horas que ocupa: 11 →/ }[locale]);
    expect(cell(7)).toBe(
      { en: 'to be measured in the first week', es: 'por medir la primera semana' }[locale],
    );
  },
);

test.each(LOCALES)('what may pay or not is judged by what three years lose and gain (%s)', (locale) => {
  const { sheetFor } = reportOf(locale);
  const { action, lines } = sheetFor(5);
  const [low, high] = [action.threeYearNetLowCents ?? 0, action.threeYearNetHighCents ?? 0];
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
  const written = new Intl.NumberFormat(INTL_TAG[locale], {
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  const verdict = lines.find((line) => /loss of|pérdida de/.test(line)) ?? '';
  expect(verdict).toContain(written.format(-low / 100));
  expect(verdict).toContain(written.format(high / 100));
  expect(verdict).not.toContain('%');
});
