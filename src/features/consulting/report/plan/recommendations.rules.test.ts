import { describe, expect, test } from 'vitest';
import { readCase } from '#tests/report-case.ts';
import { buildReportModel, chooseModules, problemLevel } from './recommendations.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const CASES = ['conservas-nutrimar', 'estudio-marta-soler', 'harrow-vale-group'];

const profile = (rows: Partial<ReportSnapshot>): ReportSnapshot => ({
  company: { id: 1, name: 'Muestra', sector: 'Ensayos', size: 'small', structure: 'simple' },
  products: [],
  departments: [],
  problems: [],
  strengths: [],
  ...rows,
});
const department = (name: string, work = 'Tareas', digitalizationLevel = 3, id = 1) => ({
  id,
  name,
  function: work,
  digitalizationLevel,
});
const problem = (description: string, priority = 3, id = 1) => ({ id, description, priority });
const strength = (description: string, impact = 3, id = 1) => ({ id, description, impact });

describe.each(CASES)('the case %s', (name) => {
  const { input, snapshot } = readCase(name);
  const model = buildReportModel(snapshot);
  const of = (kind: string) => model.recommendations.filter((item) => item.kind === kind);

  test('has the expected problems on each level', () => {
    const count = (level: string) => of('problem').filter((item) => item.level === level).length;
    expect({ high: count('high'), medium: count('medium'), low: count('low') }).toEqual(
      input.expected.problemsByUrgency,
    );
  });
  test('recommends tools for the expected departments', () => {
    const ids = new Set(of('department').map(({ rowId }) => rowId));
    expect(snapshot.departments.filter(({ id }) => ids.has(id)).map((row) => row.name)).toEqual(
      input.expected.departmentsNeedingDigitalTools,
    );
  });
  test('uses the expected number of strengths', () => {
    expect(of('strength')).toHaveLength(input.expected.strengthsToLeverage);
  });
  test('has the expected modules', () => {
    const { architecture } = input.expected;
    expect({
      analyticsModule: model.modules.includes('analytics'),
      processAutomationModule: model.modules.includes('processAutomation'),
      predictiveModule: model.modules.includes('predictive'),
      integrationPlatform: model.modules.includes('integration'),
    }).toEqual({
      analyticsModule: architecture.analyticsModule,
      processAutomationModule: architecture.processAutomationModule,
      predictiveModule: architecture.predictiveModule,
      integrationPlatform: architecture.integrationPlatform,
    });
  });
});

test.each([
  [5, 'high'],
  [4, 'high'],
  [3, 'medium'],
  [2, 'medium'],
  [1, 'low'],
])('a problem of priority %i is %s', (priority, level) => {
  expect(problemLevel(priority)).toBe(level);
  expect(buildReportModel(profile({ problems: [problem('x', priority)] })).recommendations).toEqual([
    { kind: 'problem', rowId: 1, level },
  ]);
});

test.each([
  [1, 'high'],
  [2, 'medium'],
  [3, undefined],
  [5, undefined],
])('a department of level %i gets tools: %s', (level, expected) => {
  const { recommendations } = buildReportModel(profile({ departments: [department('X', 'y', level)] }));
  expect(recommendations[0]?.level).toBe(expected);
});

test.each([
  [5, 'high'],
  [4, 'medium'],
  [3, undefined],
  [1, undefined],
])('a strength of impact %i is for leverage: %s', (impact, expected) => {
  const { recommendations } = buildReportModel(profile({ strengths: [strength('x', impact)] }));
  expect(recommendations[0]?.level).toBe(expected);
});

test('recommendations are sorted by level, and equal ones keep the order of the profile', () => {
  const { recommendations } = buildReportModel(
    profile({
      problems: [problem('a', 1, 1), problem('b', 4, 2), problem('c', 5, 3), problem('d', 4, 4)],
      departments: [department('e', 'x', 2, 1), department('f', 'x', 1, 2)],
      strengths: [strength('g', 4, 1), strength('h', 5, 2)],
    }),
  );
  expect(recommendations.map(({ kind, rowId }) => `${kind} ${rowId}`)).toEqual([
    'problem 3',
    'problem 2',
    'problem 4',
    'department 2',
    'strength 2',
    'department 1',
    'strength 1',
    'problem 1',
  ]);
});

test('does not mutate the snapshot', () => {
  const { snapshot } = readCase('conservas-nutrimar');
  const before = structuredClone(snapshot);
  buildReportModel(snapshot);
  expect(snapshot).toEqual(before);
});

describe('key words (product.md D15)', () => {
  test.each([
    ['Sales', '', true],
    ['VENTAS y exportación', '', true],
    ['Dpto. de Mercadotecnia', '', true],
    ['Trade-Marketing', '', true],
    ['Posventa', '', false],
    ['Calidad', 'Análisis de laboratorio', true],
    ['Calidad', 'ANALISIS', true],
    ['Calidad', 'Analítica web', true],
    ['Quality', 'Analyses samples', true],
    ['Quality', 'keeps the database', true],
    ['Quality', 'weekly updates', false],
    ['Quality', 'metadata', false],
    ['Calidad', 'Custodia de los datos', true],
    ['Calidad', 'Candidatos', false],
    ['Compras', 'Apoya a ventas', false],
  ])('analytics: %s, %s is %s', (name, work, expected) => {
    const modules = chooseModules(profile({ departments: [department(name, work)] }));
    expect(modules.includes('analytics')).toBe(expected);
  });
  test.each([
    ['Entrada MANUAL de partes', true],
    ['Se hace manualmente', true],
    ['El cierre mensual llega tarde', false],
    ['Trabajo repetitivo', true],
    ['A repetitive task', true],
    ['Es muy lento', true],
    ['La respuesta es lenta.', true],
    ['Lentitud en caja', true],
    ['Gafas con lentes caras', false],
    ['It is slowly done', true],
    ['Takes too much time', true],
    ['A veces falta tiempo', true],
    ['Contratiempos en obra', false],
    ['Sentimental reasons', false],
    ['Overtime', false],
  ])('process automation: %s is %s', (description, expected) => {
    const modules = chooseModules(profile({ problems: [problem(description)] }));
    expect(modules.includes('processAutomation')).toBe(expected);
  });
  test.each([
    ['Datos históricos', true],
    ['Serie HISTÓRICA de precios', true],
    ['Historical records', true],
    ['Buena información de mercado', true],
    ['Informacio\u0301n sin componer', true],
    ['Good information', true],
    ['Recent updates', false],
    ['Prehistórico', false],
    ['Personal informado', false],
  ])('predictive: %s is %s', (description, expected) => {
    const modules = chooseModules(profile({ strengths: [strength(description)] }));
    expect(modules.includes('predictive')).toBe(expected);
  });
  test('the integration platform is always included', () => {
    expect(chooseModules(profile({}))).toEqual(['integration']);
  });
});
