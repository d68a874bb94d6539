// One long file for order, waves and dates of the roadmap, because all share its small catalogue.
import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { department, everySize, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { computeFigures } from './figures.rules.ts';
import { firstMonday } from './schedule.rules.ts';

const read = (process: 'orders' | 'quotes' | 'stock' | 'planning') =>
  ({ process, symptom: 'manual', isConfirmed: true }) as const;
const orders = intervention({ id: 'orders', match: { process: 'orders' } });
const quotes = intervention({ id: 'quotes', match: { process: 'quotes' } });
const stock = intervention({ id: 'stock', match: { process: 'stock' } });
const catalogue = [intervention(), orders, quotes, stock];
const rows = [
  problem(1, { priority: 2, reading: read('orders') }),
  problem(2, { priority: 5, reading: read('quotes') }),
  problem(3, { priority: 4, reading: read('stock') }),
];
const level3 = [department(1, 3)];
type Company = Partial<ReportSnapshot['company']>;
const planOf = (company: Company, all = catalogue, problems = rows) =>
  computeFigures(profileOf({ company, problems, departments: level3 }), all).actions.map(
    ({ id, interventionId, fromWeek, toWeek, wave }) => [id, interventionId, fromWeek, toWeek, wave],
  );

test('without figures the roadmap follows the priorities: one, two or three at a time by size', () => {
  expect(planOf({ size: 'small' })).toEqual([
    ['A1', 'quotes', 1, 4, 1],
    ['A2', 'stock', 5, 8, 1],
    ['A3', 'orders', 9, 12, 1],
  ]);
  expect(planOf({ size: 'medium' }).map(([, , from]) => from)).toEqual([1, 1, 5]);
  expect(planOf({ size: 'large' }).map(([, , from]) => from)).toEqual([1, 1, 1]);
});

test('what pays back sooner comes first, whatever its priority from 2 on', () => {
  const costly = { hoursPerWeek: 20, people: 2 };
  const problems = [
    problem(1, { priority: 2, reading: read('orders'), ...costly }),
    problem(2, { priority: 5, reading: read('quotes'), hoursPerWeek: 1, people: 1 }),
  ];
  const saving = catalogue.map((one) => ({ ...one, savedShare: [0.2, 0.4] as [number, number] }));
  expect(planOf({ hourlyCostCents: 2000 }, saving, problems).map(([, id]) => id)).toEqual([
    'orders',
    'quotes',
  ]);
});

test('what is only monitored comes last, and never into the first wave before what did not fit', () => {
  const problems = [
    problem(1, { priority: 1, reading: read('orders'), hoursPerWeek: 20, people: 2 }),
    ...rows.slice(1),
  ];
  const dear = { ...stock, setupEuros: everySize([9000, 9000] as [number, number]) };
  const all = [intervention(), { ...orders, savedShare: [0.2, 0.4] as [number, number] }, quotes, dear];
  const plan = (budgetCents: number | null) =>
    planOf({ hourlyCostCents: 2000, budgetCents }, all, problems).map(([, id, , , wave]) => [id, wave]);
  expect(plan(null)).toEqual([
    ['quotes', 1],
    ['stock', 1],
    ['orders', 1],
  ]);
  expect(plan(500_000)).toEqual([
    ['quotes', 1],
    ['stock', 2],
    ['orders', 2],
  ]);
});

test('what must stand before comes first, even where it matters less, and is named by its action', () => {
  const needy = [intervention(), { ...quotes, needs: ['orders'] }, orders, stock];
  expect(planOf({ size: 'large' }, needy)).toEqual([
    ['A1', 'orders', 1, 4, 1],
    ['A2', 'stock', 1, 4, 1],
    ['A3', 'quotes', 5, 8, 1],
  ]);
  const snapshot = profileOf({ problems: rows, departments: level3 });
  expect(computeFigures(snapshot, needy).actions.find(({ id }) => id === 'A2')?.needs).toEqual(['A1']);
});

test('a need that no problem asks for is an action of its own, one level deep', () => {
  const chain = [
    intervention(),
    { ...quotes, needs: ['base'] },
    intervention({ id: 'base', match: { process: 'data_quality' }, needs: ['deeper'] }),
    intervention({ id: 'deeper', match: { process: 'documents' } }),
  ];
  const { actions } = computeFigures(profileOf({ problems: rows.slice(1, 2), departments: level3 }), chain);
  expect(actions.map(({ interventionId, rowIds, needs }) => [interventionId, rowIds, needs])).toEqual([
    ['base', [], []],
    ['quotes', [2], ['A1']],
  ]);
});

test('a cycle of needs ends', () => {
  const cycle = [{ ...quotes, needs: ['orders'] }, { ...orders, needs: ['quotes'] }, stock, intervention()];
  expect(planOf({}, cycle)).toHaveLength(3);
});

test('beyond the budget, counted by the high set-up, begins the second wave, with what needs it', () => {
  expect(planOf({ budgetCents: 300_000 })).toEqual([
    ['A1', 'quotes', 1, 4, 1],
    ['A2', 'stock', 5, 8, 2],
    ['A3', 'orders', 9, 12, 2],
  ]);
  const needy = [
    intervention(),
    quotes,
    { ...stock, setupEuros: everySize([9000, 9000] as [number, number]) },
  ];
  expect(
    planOf({ budgetCents: 500_000 }, [...needy, { ...orders, needs: ['stock'] }]).map(([, id, , , wave]) => [
      id,
      wave,
    ]),
  ).toEqual([
    ['quotes', 1],
    ['stock', 2],
    ['orders', 2],
  ]);
});

test('an action that would end after the deadline waits for the second wave', () => {
  const dates = { startDate: '2027-01-04', deadline: '2027-02-28' };
  expect(planOf(dates).map(([, id, , , wave]) => [id, wave])).toEqual([
    ['quotes', 1],
    ['stock', 1],
    ['orders', 2],
  ]);
  expect(planOf({ startDate: '2027-06-01', deadline: '2027-01-01' }).map(([, , , , wave]) => wave)).toEqual([
    2, 2, 2,
  ]);
  expect(planOf({ deadline: '2027-01-01' }).map(([, , , , wave]) => wave)).toEqual([1, 1, 1]);
});

test('weeks begin on the first Monday from the start date on and end on a Friday', () => {
  expect([firstMonday('2027-01-04'), firstMonday('2027-01-05'), firstMonday('2027-01-10')]).toEqual([
    '2027-01-04',
    '2027-01-11',
    '2027-01-11',
  ]);
  const company = { startDate: '2027-01-05' };
  const [first] = computeFigures(
    profileOf({ company, problems: rows, departments: level3 }),
    catalogue,
  ).actions;
  expect([first?.from, first?.to]).toEqual(['2027-01-11', '2027-02-05']);
});

test('one action for several problems costs once, and never saves more than they cost', () => {
  const problems = [1, 2].map((id) =>
    problem(id, { reading: read('orders'), hoursPerWeek: 1, people: 1, ownerContactId: id === 2 ? 9 : null }),
  );
  // Beyond 1 in no file: even so the cap holds.
  const generous = { ...orders, savedShare: [1, 5] as [number, number] };
  const snapshot = profileOf({
    company: { hourlyCostCents: 1000 },
    problems,
    departments: [department(1, 5)],
  });
  const { actions } = computeFigures(snapshot, [generous]);
  expect(actions).toHaveLength(1);
  expect(actions[0]).toMatchObject({
    rowIds: [1, 2],
    costLowCents: 100_000,
    savingLowCents: 79_200,
    savingHighCents: 88_000,
    ownerContactId: 9,
  });
});

test('effort grows at level 1 and 2, shrinks where the tool is in use, and stays within 1 to 5', () => {
  const effortAt = (level: number, catalogueEffort: number, tools: string[]) =>
    computeFigures(
      profileOf({ company: { tools }, problems: rows.slice(0, 1), departments: [department(1, level)] }),
      [{ ...orders, effort: everySize(catalogueEffort) }],
      { isToolInUse: (_, names) => names.includes('ERP') },
    ).actions[0]?.effort;
  expect([effortAt(3, 2, []), effortAt(2, 2, []), effortAt(3, 2, ['ERP'])]).toEqual([2, 3, 1]);
  expect([effortAt(1, 5, []), effortAt(5, 1, ['ERP'])]).toEqual([5, 1]);
});

test('a quick win has impact 3 or more and effort 2 or less', () => {
  const winAt = (priority: number, effort: number) =>
    computeFigures(
      profileOf({ problems: [problem(1, { priority, reading: read('orders') })], departments: level3 }),
      [{ ...orders, effort: everySize(effort) }],
    ).actions[0]?.isQuickWin;
  expect([winAt(3, 2), winAt(2, 2), winAt(3, 3)]).toEqual([true, false, false]);
});

test('a saving that does not pay for what it costs to run has no payback', () => {
  const justified = (running: [number, number]) => {
    const dear = {
      ...orders,
      savedShare: [0.4, 0.6] as [number, number],
      runningEurosPerYear: everySize(running),
    };
    const problems = [problem(1, { reading: read('orders'), hoursPerWeek: 10, people: 1 })];
    const company = { hourlyCostCents: 1000 };
    // C is 4,400 EUR; at level 5 (0.9) 1,584 to 2,376 EUR can be saved.
    const [action] = computeFigures(profileOf({ company, problems, departments: [department(1, 5)] }), [
      dear,
    ]).actions;
    return [action?.isJustifiedByHours, action?.paybackMonthsLow, action?.paybackMonthsHigh];
  };
  expect(justified([0, 0])).toEqual(['yes', 5.1, 15.2]);
  // The high cost of running meets the low saving, and the low one the high.
  expect(justified([0, 1584])).toEqual(['partly', 5.1, null]);
  expect(justified([2376, 3000])).toEqual(['no', null, null]);
});

test('the cost of incidents counts, and a part that is missing is named', () => {
  const rowOf = (changes: Parameters<typeof problem>[1], hourlyCostCents?: number) =>
    computeFigures(
      profileOf({ company: hourlyCostCents ? { hourlyCostCents } : {}, problems: [problem(1, changes)] }),
      [],
    ).problems[0];
  const incidents = { incidentsPerMonth: 2.5, incidentCostCents: 10_000 };
  expect(rowOf(incidents)).toMatchObject({ hoursPerYear: null, costPerYearCents: 300_000, missing: [] });
  expect(rowOf({ ...incidents, hoursPerWeek: 1, people: 1 }, 2000)?.costPerYearCents).toBe(388_000);
  expect(rowOf({ ...incidents, hoursPerWeek: 1 })).toMatchObject({
    costPerYearCents: 300_000,
    missing: ['people', 'hourlyCost'],
  });
  expect(rowOf({ incidentsPerMonth: 3 })).toMatchObject({
    costPerYearCents: null,
    missing: ['incidentCost'],
  });
  expect(rowOf({ hoursPerWeek: 1, people: 2 })).toMatchObject({ hoursPerYear: 88, missing: ['hourlyCost'] });
  expect(rowOf({ hoursPerWeek: 0.1, people: 1 })?.hoursPerYear).toBe(4.4);
});

test('a set-up that costs nothing breaks no division', () => {
  const free = {
    ...orders,
    setupEuros: everySize([0, 0] as [number, number]),
    savedShare: [0.1, 0.2] as [number, number],
  };
  const company = { hourlyCostCents: 1000, budgetCents: 1 };
  const problems = [problem(1, { reading: read('orders'), hoursPerWeek: 1, people: 1 })];
  const { actions } = computeFigures(profileOf({ company, problems, departments: level3 }), [free]);
  expect(actions[0]).toMatchObject({ paybackMonthsLow: 0, paybackMonthsHigh: 0, impact: 5, wave: 1 });
});

test('thousands of problems make one action an intervention, each problem in one of them', () => {
  const big = bigSnapshot(10_000);
  const processes = ['orders', 'quotes', 'stock', 'planning'] as const;
  const problems = big.problems.map((row, index) => ({
    ...row,
    reading: read(processes[index % 4] ?? 'orders'),
    hoursPerWeek: 1 + (index % 9),
    people: 1,
  }));
  const figures = computeFigures(
    { ...big, company: { ...big.company, hourlyCostCents: 2000 }, problems },
    catalogue.map((one) => ({ ...one, savedShare: [0.1, 0.3] as [number, number] })),
  );
  expect(figures.actions).toHaveLength(4);
  expect(figures.actions.flatMap(({ rowIds }) => rowIds).toSorted((a, b) => a - b)).toEqual(
    problems.map(({ id }) => id),
  );
  expect(figures.totals.quantifiedProblems).toBe(2500);
});
