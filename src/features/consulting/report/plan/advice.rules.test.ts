// One long file: what would change the advice and what speaks against it share the small catalogue.
import { expect, test } from 'vitest';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { department, everySize, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { decidingUnknown } from './advice.rules.ts';
import { doNot } from './do-not.rules.ts';
import { computeFigures } from './figures.rules.ts';

const read = (process: Reading['process'], symptom: Reading['symptom'] = 'manual'): Reading => ({
  process,
  symptom,
  isConfirmed: true,
});
const orders = intervention({ id: 'orders', match: { process: 'orders' }, savedShare: [0.2, 0.6] });
const quotes = intervention({ id: 'quotes', match: { process: 'quotes' }, savedShare: [0.2, 0.6] });
const catalogue = [intervention(), orders, quotes];
const departments = [department(1, 3)];
const hours = { hoursPerWeek: 1, people: 1 };

type Profile = Parameters<typeof profileOf>[0];
function unknownOf(profile: Profile, all = catalogue) {
  const snapshot = profileOf({ departments, ...profile });
  return decidingUnknown(computeFigures(snapshot, all), snapshot, all);
}

test('an input that nobody gave decides before any range', () => {
  const problems = [problem(1, { reading: read('orders'), hoursPerWeek: 4 })];
  expect(unknownOf({ problems, company: { hourlyCostCents: 2000 } })).toEqual({
    kind: 'missing',
    actionId: 'A1',
    rowId: 1,
    input: 'people',
  });
});

test('what cannot wait is done whatever it costs: no figure of it decides', () => {
  const leak = intervention({ id: 'leak', match: { process: 'ai_use' }, savedShare: [0.2, 0.6] });
  const problems = [problem(1, { reading: read('ai_use', 'risk'), hoursPerWeek: 4 })];
  expect(unknownOf({ problems }, [leak])).toBeNull();
});

test('the widest range whose ends say different things decides where nothing is missing', () => {
  // C is 880 EUR; a saving of 123 to 370 EUR a year meets 1,000 to 2,000 EUR: three years pay at neither end.
  const problems = [problem(1, { reading: read('orders'), ...hours })];
  const company = { hourlyCostCents: 2000 };
  expect(unknownOf({ problems, company })).toBeNull();
  const cheap = [{ ...orders, setupEuros: everySize([600, 800] as [number, number]) }];
  expect(unknownOf({ problems, company }, cheap)).toEqual({
    kind: 'range',
    actionId: 'A1',
    rowId: 1,
    input: 'savedShare',
    range: { low: 0.2, high: 0.6 },
    changes: 'worth',
  });
});

test('a set-up that fits the budget at its low end alone decides the wave', () => {
  const problems = [problem(1, { reading: read('reviews') })];
  expect(unknownOf({ problems, company: { budgetCents: 150_000 } })).toMatchObject({
    input: 'setup',
    changes: 'wave',
    range: { low: 100_000, high: 200_000 },
  });
});

const stock = intervention({ id: 'stock', match: { process: 'stock' } });
const planning = intervention({ id: 'planning', match: { process: 'planning' } });

test.each([
  [
    'forecasting without a history',
    'predictionWithoutHistory',
    { problems: [problem(1, { reading: read('forecasting') })], departments: [department(1, 4)] },
    { rowIds: [], actionIds: ['A1'] },
  ],
  [
    'AI tools without rules',
    'aiWithoutRules',
    { problems: [problem(1, { reading: read('ai_use', 'risk') })] },
    { rowIds: [1], actionIds: ['A1'] },
  ],
  [
    'software for what nobody has written down',
    'toolWithoutProcedure',
    { problems: [problem(1, { reading: read('stock', 'none') })] },
    { rowIds: [1], actionIds: ['A1'] },
  ],
  [
    'several big systems in a small company',
    'severalSystemsAtOnce',
    {
      problems: [
        problem(1, { priority: 5, reading: read('stock') }),
        problem(2, { reading: read('planning') }),
      ],
    },
    { rowIds: [1, 2], actionIds: ['A1', 'A2'] },
  ],
  [
    'what its hours do not pay for',
    'notPaidByHours',
    {
      company: { hourlyCostCents: 2000 },
      problems: [problem(1, { reading: read('orders'), hoursPerWeek: 0.1, people: 1 })],
    },
    { rowIds: [1], actionIds: ['A1'] },
  ],
])('"do not" warns of %s', (_, code, profile, expected) => {
  const all = [
    ...catalogue,
    intervention({ id: 'forecast', match: { process: 'forecasting' }, module: 'predictive' }),
    intervention({ id: 'ai-rules', match: { process: 'ai_use' } }),
    intervention({ id: 'stock', match: { process: 'stock' }, module: 'processAutomation' }),
    intervention({ id: 'planning', match: { process: 'planning' }, module: 'integration' }),
  ];
  const snapshot = profileOf({ departments, ...profile });
  expect(doNot(snapshot, computeFigures(snapshot, all).actions, all)).toEqual([{ code, ...expected }]);
});

test('forecasting waits where those who keep the data work at level 2, whatever the strengths', () => {
  const forecast = intervention({ match: { process: 'forecasting' }, module: 'predictive' });
  const snapshot = profileOf({
    departments: [department(1, 5), { ...department(2, 2), function: 'Análisis de datos' }],
    problems: [problem(1, { reading: read('forecasting') })],
    strengths: [{ id: 1, description: 'Datos históricos de ventas', impact: 4 }],
  });
  expect(doNot(snapshot, computeFigures(snapshot, [forecast]).actions, [forecast])).toEqual([
    { code: 'predictionWithoutData', rowIds: [2], actionIds: ['A1'] },
  ]);
});

test.each([
  'Ten years of order history by customer and line in Sage',
  'Historial de pedidos de diez años',
  'Registros de temperatura de cada lote',
  'Years of records of every repair',
  'Datos de ventas',
])('forecasting is not advised against for lack of a history beside the strength "%s"', (description) => {
  const forecast = intervention({ match: { process: 'forecasting' }, module: 'predictive' });
  const codes = (level: number, text: string) => {
    const snapshot = profileOf({
      departments: [{ ...department(1, level), function: 'Análisis de datos' }],
      problems: [problem(1, { reading: read('forecasting') })],
      strengths: [{ id: 1, description: text, impact: 4 }],
    });
    return doNot(snapshot, computeFigures(snapshot, [forecast]).actions, [forecast]).map(({ code }) => code);
  };
  expect(codes(4, description)).toEqual([]);
  expect(codes(2, description)).toEqual(['predictionWithoutData']);
  for (const text of [
    '30 años en el barrio',
    'A long history in the town',
    'Registro sanitario',
    'Record sales',
  ])
    expect(codes(4, text)).toEqual(['predictionWithoutHistory']);
});

test('"do not" is silent where nothing speaks against the plan', () => {
  const forecast = intervention({ match: { process: 'forecasting' }, module: 'predictive' });
  const snapshot = profileOf({
    departments: [department(1, 4)],
    problems: [problem(1, { reading: read('forecasting') })],
    strengths: [{ id: 1, description: 'Datos históricos de ventas', impact: 4 }],
  });
  expect(doNot(snapshot, computeFigures(snapshot, [forecast]).actions, [forecast])).toEqual([]);
});

test('"do not buy software" is not said of what the decisions approve', () => {
  const snapshot = profileOf({
    departments: [department(1, 4)],
    problems: [problem(1, { reading: read('stock', 'none') })],
  });
  const codes = (setup: [number, number]) => {
    const stock = intervention({
      match: { process: 'stock' },
      module: 'processAutomation',
      setupEuros: everySize(setup),
    });
    return doNot(snapshot, computeFigures(snapshot, [stock]).actions, [stock]).map(({ code }) => code);
  };
  expect(codes([1_000, 2_000])).toContain('toolWithoutProcedure');
  expect(codes([0, 500])).not.toContain('toolWithoutProcedure');
});
