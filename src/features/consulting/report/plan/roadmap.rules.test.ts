// One long file for order, waves and dates of the roadmap, because all share its small catalogue.
import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { department, everySize, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import type { OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import { computeFigures } from './figures.rules.ts';
import { NO_PLAN_EDITS } from './plan-edits.rules.ts';
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

const FIXED: OwnAction = {
  problemIds: [1],
  ownerContactId: null,
  owner: '',
  weeks: 3,
  effort: 2,
  setupLowCents: 0,
  setupHighCents: 400_000,
  runningLowCents: 0,
  runningHighCents: 0,
  savedShare: null,
  avoidedShare: null,
  kpi: '',
  kpiHow: '',
};
/** The plan from Monday 4 January 2027 on, with an own action for the problem of least priority. */
const withOwn = (days: Pick<OwnAction, 'startsOn' | 'endsOn'>, company: Company = {}) => {
  const edits = { ...NO_PLAN_EDITS, own: [{ id: 'own-fair', action: { ...FIXED, ...days } }] };
  const profile = profileOf({
    company: { startDate: '2027-01-04', ...company },
    problems: rows,
    departments: level3,
  });
  const { actions } = computeFigures(profile, catalogue, { edits });
  const own = actions.find(({ interventionId }) => interventionId === 'own-fair');
  return { actions, own: own && [own.from, own.to, own.fromWeek, own.toWeek, own.wave] };
};

test('an own action stands on the days that a consultant gave it, and one day and its weeks say the other', () => {
  const both = { startsOn: '2027-03-03', endsOn: '2027-03-16' };
  expect(withOwn(both).own).toEqual(['2027-03-03', '2027-03-16', 9, 11, 1]);
  expect(withOwn({ startsOn: '2027-03-03' }).own).toEqual(['2027-03-03', '2027-03-19', 9, 11, 1]);
  expect(withOwn({ endsOn: '2027-03-16' }).own).toEqual(['2027-03-01', '2027-03-16', 9, 11, 1]);
  // Before the plan begins, and without a plan that has dates.
  expect(withOwn({ startsOn: '2026-12-14' }).own).toEqual(['2026-12-14', '2027-01-22', 1, 3, 1]);
  expect(withOwn(both, { startDate: null }).own).toEqual([null, null, 9, 11, 1]);
});

test('an own action with days waits for neither hands, budget nor deadline, and what moves is planned around its cost', () => {
  const { actions, own } = withOwn(
    { startsOn: '2027-01-04' },
    { size: 'small', budgetCents: 400_000, deadline: '2027-01-08' },
  );
  expect(own?.slice(2)).toEqual([1, 3, 1]);
  expect(actions.find(({ interventionId }) => interventionId === 'quotes')).toMatchObject({ wave: 2 });
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

test('a danger that grows while it waits comes before whatever saves most', () => {
  const leak = { process: 'ai_use', symptom: 'risk', isConfirmed: true } as const;
  const rules = intervention({ id: 'rules', match: { process: 'ai_use' } });
  const planned = (priority: number) =>
    planOf({}, [...catalogue, rules], [...rows, problem(4, { priority, reading: leak })]).map(([, id]) => id);
  expect(planned(2)).toEqual(['rules', 'quotes', 'stock', 'orders']);
  // Priority 1 is monitored.
  expect(planned(1)).toEqual(['quotes', 'stock', 'orders']);
});

test('an attack that has happened comes first, whatever else is said of it', () => {
  const attacked = { process: 'security', symptom: 'slow', isConfirmed: true } as const;
  const rehearse = intervention({ id: 'rehearse', match: { process: 'security' } });
  const first = (description: string) =>
    planOf(
      {},
      [...catalogue, rehearse],
      [...rows, problem(4, { priority: 3, reading: attacked, description })],
    )[0]?.[1];
  expect(first('We were phished in March and the backup turned out to be six weeks old')).toBe('rehearse');
  expect(first('Sufrimos un ciberataque en mayo')).toBe('rehearse');
  expect(first('Access rights take weeks')).toBe('quotes');
});

test('an errand of a week that costs nothing begins at once and holds nobody up', () => {
  const nothing = everySize<[number, number]>([0, 0]);
  const look = { ...orders, weeks: everySize(1), setupEuros: nothing };
  expect(planOf({ size: 'small' }, [intervention(), look, quotes, stock])).toEqual([
    ['A1', 'quotes', 1, 4, 1],
    ['A2', 'orders', 1, 1, 1],
    ['A3', 'stock', 5, 8, 1],
  ]);
});

test('hours and incidents are saved by shares of their own', () => {
  const both = intervention({
    id: 'stock',
    match: { process: 'stock' },
    savedShare: [0.5, 0.5],
    avoidedShare: [0.1, 0.2],
  });
  const row = problem(1, {
    reading: read('stock'),
    hoursPerWeek: 10,
    people: 1,
    incidentsPerMonth: 2,
    incidentCostCents: 50_000,
  });
  const figuresOf = (one: typeof both) =>
    computeFigures(profileOf({ company: { hourlyCostCents: 2000 }, problems: [row], departments: level3 }), [
      one,
    ]);
  // 440 h x 20 EUR = 8,800; 24 x 500 EUR = 12,000; adoption 0.7 at level 3.
  const { actions, formulas } = figuresOf(both);
  expect([actions[0]?.savingLowCents, actions[0]?.savingHighCents]).toEqual([392_000, 476_000]);
  expect(formulas.find(({ key }) => key === 'saving')?.values).toEqual({
    hoursCents: 880_000,
    savedShare: { low: 0.5, high: 0.5 },
    incidentsCents: 1_200_000,
    avoidedShare: { low: 0.1, high: 0.2 },
    adoption: 0.7,
  });
  const prevents = figuresOf({ ...both, savedShare: null });
  expect(prevents.actions[0]?.savingLowCents).toBe(84_000);
  expect(prevents.formulas.find(({ key }) => key === 'saving')?.values).toEqual({
    incidentsCents: 1_200_000,
    avoidedShare: { low: 0.1, high: 0.2 },
    adoption: 0.7,
  });
});

test('what is only monitored has no action, unless a sharper problem calls for the same one or stands on it', () => {
  const costly = { hoursPerWeek: 20, people: 2 };
  const saving = [
    intervention(),
    { ...orders, savedShare: [0.2, 0.4] as [number, number] },
    { ...quotes, needs: ['stock'] },
    stock,
  ];
  const watched = [
    problem(1, { priority: 1, reading: read('orders'), ...costly }),
    problem(2, { priority: 1, reading: read('stock') }),
  ];
  const rowsOf = (problems: typeof rows) =>
    computeFigures(
      profileOf({ company: { hourlyCostCents: 2000 }, problems, departments: level3 }),
      saving,
    ).actions.map(({ interventionId, rowIds }) => [interventionId, rowIds]);
  expect(rowsOf(watched)).toEqual([]);
  expect(rowsOf([...watched, problem(3, { priority: 2, reading: read('orders') })])).toEqual([
    ['orders', [3, 1]],
  ]);
  // Groundwork of what it prepares, and no answer to what is watched.
  expect(rowsOf([...watched, problem(3, { priority: 2, reading: read('quotes') })])).toEqual([
    ['stock', []],
    ['quotes', [3]],
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

test('a danger beyond the budget begins with the second wave, and not before it', () => {
  const copies = intervention({ id: 'copies', match: { process: 'backup' } });
  const dear = { ...copies, setupEuros: everySize([9000, 9000] as [number, number]) };
  const reading = { process: 'backup', symptom: 'risk', isConfirmed: true } as const;
  const problems = [...rows, problem(4, { priority: 5, reading })];
  const plan = planOf({ budgetCents: 300_000 }, [...catalogue, dear], problems);
  expect(plan.find(([, id]) => id === 'copies')?.at(4)).toBe(2);
  const ofFirst = plan.filter(([, , , , wave]) => wave === 1).map(([, , , toWeek]) => Number(toWeek));
  expect(ofFirst.length).toBeGreaterThan(0);
  expect(Number(plan.find(([, id]) => id === 'copies')?.at(2))).toBeGreaterThan(Math.max(...ofFirst));
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

const daysOf = (company: Company) =>
  computeFigures(profileOf({ company, problems: rows, departments: level3 }), catalogue).actions.map(
    ({ from, to, fromWeek, toWeek }) => [from, to, fromWeek, toWeek],
  );

test('no action begins or ends on a holiday of the country', () => {
  // Four weeks each. Good Friday is 26 March 2027, Easter Monday the 29th, the bank holiday of May the 31st.
  expect(daysOf({ country: 'GB', startDate: '2027-03-01' })).toEqual([
    ['2027-03-01', '2027-03-25', 1, 4],
    ['2027-03-30', '2027-04-23', 5, 8],
    ['2027-04-26', '2027-05-21', 9, 12],
  ]);
  // In Spain Maundy Thursday as well, and a working Easter Monday.
  expect(daysOf({ startDate: '2027-03-01' }).slice(0, 2)).toEqual([
    ['2027-03-01', '2027-03-24', 1, 4],
    ['2027-03-29', '2027-04-23', 5, 8],
  ]);
  expect(daysOf({ startDate: '2027-12-06' })[0]).toEqual(['2027-12-07', '2027-12-31', 1, 4]);
});

test('nothing begins around New Year, and what follows waits with it', () => {
  expect(daysOf({ country: 'ES', startDate: '2026-12-28' }).slice(0, 2)).toEqual([
    ['2027-01-07', '2027-01-29', 2, 5],
    ['2027-02-01', '2027-02-26', 6, 9],
  ]);
  expect(daysOf({ country: 'GB', startDate: '2026-12-28' })[0]).toEqual(['2027-01-04', '2027-01-29', 2, 5]);
  // 2 January 2026 is a lonely Friday; 7 January 2028 is one in Spain.
  expect(daysOf({ country: 'GB', startDate: '2025-12-29' })[0]?.[0]).toBe('2026-01-05');
  expect(daysOf({ country: 'ES', startDate: '2028-01-03' })[0]?.[0]).toBe('2028-01-10');
});

test('a deadline counts the weeks that New Year takes', () => {
  const waves = (startDate: string) =>
    computeFigures(
      profileOf({ company: { startDate, deadline: '2027-01-22' }, problems: rows, departments: level3 }),
      catalogue,
    ).actions.map(({ wave }) => wave);
  // From 21 December four weeks end on 15 January; from 28 December they would begin on the 7th and end on the 29th.
  expect(waves('2026-12-21')).toEqual([1, 2, 2]);
  expect(waves('2026-12-28')).toEqual([2, 2, 2]);
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

test.each([
  [22, 126_923],
  [43, 248_077],
  [44, 300_000],
  [52, 300_000],
])(
  'of a firm that works %i weeks, two and a half incidents a month at 100 euros cost %i cents a year',
  (weeksPerYear, cents) => {
    const incidents = { incidentsPerMonth: 2.5, incidentCostCents: 10_000 };
    const { problems } = computeFigures(
      profileOf({ company: { weeksPerYear }, problems: [problem(1, incidents)] }),
      [],
    );
    expect(problems[0]?.costPerYearCents).toBe(cents);
  },
);

test('a set-up that costs nothing breaks no division', () => {
  const free = {
    ...orders,
    setupEuros: everySize([0, 0] as [number, number]),
    savedShare: [0.1, 0.2] as [number, number],
  };
  const company = { hourlyCostCents: 1000, budgetCents: 1 };
  const problems = [problem(1, { reading: read('orders'), hoursPerWeek: 1, people: 1 })];
  const { actions } = computeFigures(profileOf({ company, problems, departments: level3 }), [free]);
  expect(actions[0]).toMatchObject({ paybackMonthsLow: 0, paybackMonthsHigh: 0, impact: 3, wave: 1 });
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

test('priority 4 and 5 come before 3 where the budget does not hold all of them', () => {
  const costly = { hoursPerWeek: 20, people: 2 };
  const problems = [
    problem(1, { priority: 3, reading: read('orders'), ...costly }),
    problem(2, { priority: 5, reading: read('quotes'), hoursPerWeek: 1, people: 1 }),
  ];
  const saving = catalogue.map((one) => ({ ...one, savedShare: [0.2, 0.4] as [number, number] }));
  const waves = (budgetCents: number) =>
    planOf({ hourlyCostCents: 2000, budgetCents }, saving, problems).map(([, id, , , wave]) => [id, wave]);
  expect(waves(400_000)).toEqual([
    ['orders', 1],
    ['quotes', 1],
  ]);
  expect(waves(200_000)).toEqual([
    ['quotes', 1],
    ['orders', 2],
  ]);
});

test('groundwork goes into the wave of what it prepares, and leaves its budget to others', () => {
  const ground = intervention({ id: 'ground', match: { process: 'planning' } });
  const dear = { ...quotes, needs: ['ground'], setupEuros: everySize<[number, number]>([5000, 9000]) };
  const problems = [
    problem(1, { priority: 5, reading: read('quotes') }),
    problem(2, { priority: 4, reading: read('stock') }),
  ];
  expect(
    planOf({ budgetCents: 300_000 }, [intervention(), ground, dear, stock], problems).map(
      ([, id, , , wave]) => [id, wave],
    ),
  ).toEqual([
    ['stock', 1],
    ['ground', 2],
    ['quotes', 2],
  ]);
});

test('a small saving is no high impact, and no quick win where three years may not pay for it', () => {
  const small = { ...orders, effort: everySize(1), savedShare: [0.1, 0.2] as [number, number] };
  const of = (setup: [number, number]) =>
    computeFigures(
      profileOf({
        company: { hourlyCostCents: 2000 },
        departments: level3,
        problems: [problem(1, { priority: 3, reading: read('orders'), hoursPerWeek: 1, people: 2 })],
      }),
      [{ ...small, setupEuros: everySize(setup) }],
    ).actions[0];
  expect(of([10, 20])).toMatchObject({ impact: 3, isQuickWin: true });
  expect(of([1000, 2000])).toMatchObject({ impact: 3, isQuickWin: false });
});

test('cases that are rarer than one a month have their target by the year', () => {
  const stocked = { ...stock, avoidedShare: [0.2, 0.4] as [number, number] };
  const targetOf = (incidentsPerMonth: number) =>
    computeFigures(
      profileOf({
        departments: level3,
        problems: [problem(1, { reading: read('stock'), incidentsPerMonth, incidentCostCents: 90_000 })],
      }),
      [stocked],
    ).formulas.find(({ key }) => key === 'targetIncidents');
  // Half a case a month is six a year; level 3 is an adoption of 0.7.
  expect(targetOf(0.5)).toMatchObject({
    values: { incidentsPerYear: 6 },
    result: { low: 4.3, high: 5.2 },
  });
  expect(targetOf(2)).toMatchObject({ values: { incidentsPerMonth: 2 }, result: { low: 1.4, high: 1.7 } });
});

test('what is missing is asked for by kind: hours or cases, by what the answer saves and the process', () => {
  type Reading = NonNullable<ReportSnapshot['problems'][number]['reading']>;
  const both = { savedShare: [0.1, 0.2], avoidedShare: [0.1, 0.2] } as const;
  const missing = (process: Reading['process'], symptom: Reading['symptom'], shares: object = both) =>
    computeFigures(
      profileOf({ problems: [problem(1, { reading: { process, symptom, isConfirmed: true } })] }),
      [intervention({ id: 'answer', match: { process }, ...shares })],
    ).problems[0]?.missing;
  const [hours, cases] = [
    ['hoursPerWeek', 'people', 'hourlyCost'],
    ['incidentsPerMonth', 'incidentCost'],
  ];
  expect(missing('appointments', 'lost')).toEqual(cases);
  expect(missing('orders', 'manual')).toEqual(hours);
  expect(missing('orders', 'manual', { avoidedShare: [0.1, 0.2] })).toEqual(cases);
  expect(missing('appointments', 'slow', { savedShare: [0.1, 0.2] })).toEqual(hours);
  // Of a thing that is lost or wrong nobody works so many hours a week.
  expect(missing('appointments', 'lost', { savedShare: [0.1, 0.2] })).toEqual(cases);
  expect(missing('stock', 'errors', { savedShare: [0.1, 0.2] })).toEqual(cases);
  expect(missing('website', 'none', {})).toEqual([]);
  expect(missing('ai_use', 'risk')).toEqual([]);
  // A thing that may once happen is not counted by the month.
  expect(missing('knowledge', 'risk')).toEqual([]);
  expect(missing('orders', 'none')).toEqual(cases);
  // Late goods are cases; late work that takes working time is hours.
  const late = (description: string) =>
    computeFigures(
      profileOf({
        problems: [
          problem(1, { description, reading: { process: 'orders', symptom: 'slow', isConfirmed: true } }),
        ],
      }),
      [intervention({ id: 'answer', match: { process: 'orders' }, ...(both as object) })],
    ).problems[0]?.missing;
  expect(late('Deliveries reach the shops late')).toEqual(cases);
  expect(late('Each order takes two hours to write')).toEqual(hours);
});

test('an action comes after what it had better follow, where the plan has that, and needs it nowhere else', () => {
  const after = intervention({ id: 'orders', match: { process: 'orders' }, after: ['stock'] });
  const all = [intervention(), after, quotes, stock];
  const by = (problems: typeof rows) => planOf({}, all, problems).map(([, id]) => id);
  expect(by([problem(1, { priority: 5, reading: read('orders') })])).toEqual(['orders']);
  const three = (priority: number) => [
    problem(1, { priority: 5, reading: read('orders') }),
    problem(2, { priority: 4, reading: read('quotes') }),
    problem(3, { priority, reading: read('stock') }),
  ];
  expect(by(three(2))).toEqual(['stock', 'orders', 'quotes']);
  // Monitored: nothing is done about it.
  expect(by(three(1))).toEqual(['orders', 'quotes']);
  // Neither is paid for ahead of the other.
  const waves = planOf({ budgetCents: 300_000 }, all, [
    problem(1, { priority: 2, reading: read('orders') }),
    problem(2, { priority: 5, reading: read('quotes') }),
    problem(3, { priority: 2, reading: read('stock') }),
  ]);
  expect(waves.map(([, id, , , wave]) => [id, wave])).toEqual([
    ['quotes', 1],
    ['stock', 2],
    ['orders', 2],
  ]);
});
