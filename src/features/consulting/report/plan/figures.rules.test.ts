// One long file for the worked examples, which are read side by side with their formulas.
import { expect, test } from 'vitest';
import { department, everySize, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { computeFigures } from './figures.rules.ts';

const generic = intervention();

/** Nutrimar: 2 h a day, one person, 22 EUR an hour, production at level 2. Worked out by hand. */
const nutrimar = profileOf({
  company: { size: 'medium', hourlyCostCents: 2200, startDate: '2027-01-11' },
  departments: [department(2, 2)],
  problems: [
    problem(1, {
      description: 'Los partes de producción se teclean dos horas al día',
      priority: 5,
      departmentId: 2,
      hoursPerWeek: 10,
      people: 1,
      ownerContactId: 7,
      reading: { process: 'production', symptom: 'manual', isConfirmed: true },
    }),
  ],
});
const shopFloor = intervention({
  id: 'shop-floor-entry',
  match: { process: 'production', symptoms: ['manual'] },
  effort: everySize(3),
  weeks: everySize(6),
  setupEuros: everySize([4000, 9000]),
  runningEurosPerYear: everySize([1200, 1200]),
  savedShare: [0.5, 0.7],
  module: 'processAutomation',
  needs: ['clean-master-data'],
});
const cleanData = intervention({
  id: 'clean-master-data',
  match: { process: 'data_quality' },
  weeks: everySize(2),
  setupEuros: everySize([500, 1000]),
});

test('Nutrimar: hours, cost, saving, payback and net are those worked out by hand', () => {
  const { problems, actions, totals } = computeFigures(nutrimar, [generic, shopFloor, cleanData]);
  // 10 h x 1 x 44 = 440 h; x 22 EUR = 9,680 EUR; x 0.5 to 0.7 x 0.6 = 2,904.00 to 4,065.60 EUR.
  expect(problems).toEqual([
    {
      rowId: 1,
      hoursPerYear: 440,
      costPerYearCents: 968_000,
      savingLowCents: 290_400,
      savingHighCents: 406_560,
      bankLowCents: 0,
      bankHighCents: 0,
      missing: [],
    },
  ]);
  const capture = actions.find(({ interventionId }) => interventionId === 'shop-floor-entry');
  expect(capture).toMatchObject({
    id: 'A2',
    rowIds: [1],
    adoption: 0.6,
    savedHoursPerYear: { low: 132, high: 184.8 },
    costLowCents: 400_000,
    costHighCents: 900_000,
    runningLowCents: 120_000,
    // 12 x 4,000 / (4,065.60 - 1,200) = 16.75; 12 x 9,000 / (2,904 - 1,200) = 63.38.
    paybackMonthsLow: 16.8,
    paybackMonthsHigh: 63.4,
    // 3 x 1,704 - 9,000 and 3 x 2,865.60 - 4,000.
    threeYearNetLowCents: -388_800,
    threeYearNetHighCents: 459_680,
    isJustifiedByHours: 'yes',
    // 3 by the catalogue, and 1 for level 2.
    effort: 4,
    impact: 5,
    isQuickWin: false,
    ownerContactId: 7,
    needs: ['A1'],
    // Two weeks of cleaning first.
    fromWeek: 3,
    toWeek: 8,
    from: '2027-01-25',
    to: '2027-03-05',
    wave: 1,
  });
  expect(actions[0]).toMatchObject({
    id: 'A1',
    interventionId: 'clean-master-data',
    rowIds: [],
    fromWeek: 1,
  });
  expect(totals).toMatchObject({
    hoursPerYear: 440,
    costPerYearCents: 968_000,
    savingLowCents: 290_400,
    savingHighCents: 406_560,
    costLowCents: 450_000,
    costHighCents: 1_000_000,
    quantifiedProblems: 1,
    problems: 1,
  });
});

test('Nutrimar: the formulas are cost, saving, payback, net and target, with the values they were filled with', () => {
  const { formulas } = computeFigures(nutrimar, [generic, shopFloor, cleanData]);
  expect(formulas.map(({ id, key }) => `${id} ${key}`)).toEqual([
    'F1 cost',
    'F2 saving',
    'F3 payback',
    'F4 threeYearNet',
    'F5 targetHours',
  ]);
  expect(formulas[0]).toEqual({
    id: 'F1',
    key: 'cost',
    values: { hoursPerWeek: 10, people: 1, weeksPerYear: 44, hoursPerYear: 440, hourlyCostCents: 2200 },
    result: { low: 968_000, high: 968_000 },
    rowIds: [1],
    actionId: null,
  });
  expect(formulas[1]).toEqual({
    id: 'F2',
    key: 'saving',
    values: { hoursCents: 968_000, savedShare: { low: 0.5, high: 0.7 }, adoption: 0.6 },
    result: { low: 290_400, high: 406_560 },
    rowIds: [1],
    actionId: 'A2',
  });
  expect(formulas[2]?.result).toEqual({ low: 16.8, high: 63.4 });
});

test('7 h a week for two people at 24 EUR cost 14,784 EUR a year, of which 4,435 to 6,209 can be saved', () => {
  const snapshot = profileOf({
    company: { hourlyCostCents: 2400 },
    departments: [department(1, 2)],
    problems: [
      problem(1, {
        departmentId: 1,
        hoursPerWeek: 7,
        people: 2,
        reading: { process: 'invoices_in', symptom: 'manual', isConfirmed: false },
      }),
    ],
  });
  const capture = intervention({ id: 'capture', match: { process: 'invoices_in' }, savedShare: [0.5, 0.7] });
  const [row] = computeFigures(snapshot, [generic, capture]).problems;
  expect(row).toEqual({
    rowId: 1,
    hoursPerYear: 616,
    costPerYearCents: 1_478_400,
    savingLowCents: 443_520,
    savingHighCents: 620_928,
    bankLowCents: 0,
    bankHighCents: 0,
    missing: [],
  });
});

test('a company without any figure has a plan, and names what is missing', () => {
  const snapshot = profileOf({
    departments: [department(1, 3)],
    problems: [problem(1, { priority: 2 }), problem(2, { priority: 5 })],
  });
  const saver = intervention({ savedShare: [0.2, 0.4] });
  const { problems, actions, totals, formulas } = computeFigures(snapshot, [saver]);
  expect(problems).toEqual(
    [1, 2].map((rowId) => ({
      rowId,
      hoursPerYear: null,
      costPerYearCents: null,
      savingLowCents: null,
      savingHighCents: null,
      bankLowCents: null,
      bankHighCents: null,
      missing: ['hoursPerWeek', 'people', 'hourlyCost'],
    })),
  );
  expect(actions).toEqual([
    {
      id: 'A1',
      interventionId: 'generic',
      interventionVersion: 1,
      rowIds: [2, 1],
      effort: 3,
      impact: 5,
      isQuickWin: false,
      from: null,
      to: null,
      fromWeek: 1,
      toWeek: 4,
      wave: 1,
      ownerContactId: null,
      costLowCents: 100_000,
      costHighCents: 200_000,
      runningLowCents: 0,
      runningHighCents: 0,
      savedHoursPerYear: null,
      savingLowCents: null,
      savingHighCents: null,
      bankLowCents: null,
      bankHighCents: null,
      paybackMonthsLow: null,
      paybackMonthsHigh: null,
      threeYearNetLowCents: null,
      threeYearNetHighCents: null,
      isJustifiedByHours: 'unknown',
      needs: [],
      adoption: 0.7,
    },
  ]);
  expect(totals).toEqual({
    hoursPerYear: null,
    costPerYearCents: null,
    savingLowCents: null,
    savingHighCents: null,
    costLowCents: 100_000,
    costHighCents: 200_000,
    runningLowCents: 0,
    runningHighCents: 0,
    paybackMonthsLow: null,
    paybackMonthsHigh: null,
    threeYearNetLowCents: null,
    threeYearNetHighCents: null,
    quantifiedProblems: 0,
    problems: 2,
  });
  expect(formulas).toEqual([]);
});

test('a profile without departments has no adoption, so no saving is claimed', () => {
  const snapshot = profileOf({
    company: { hourlyCostCents: 2000 },
    problems: [problem(1, { hoursPerWeek: 1, people: 1 })],
  });
  const figures = computeFigures(snapshot, [intervention({ savedShare: [0.5, 0.7] })]);
  expect(figures.problems[0]).toMatchObject({ costPerYearCents: 88_000, savingLowCents: null });
  expect(figures.actions[0]).toMatchObject({ adoption: null, savingLowCents: null });
});
